/** The pages of each brand in each way of shopping, as `docs/brands.md` shows them. */
export const brandCodes = ['atc', 'kbb', 'hyundai'] as const;
export type PicturedBrand = (typeof brandCodes)[number];

/** Home is a brand's alone; the others are walked in every way of shopping. */
export const walkedPages = ['results', 'vehicle', 'lead'] as const;
export type PicturedPage = 'home' | (typeof walkedPages)[number];

interface Way {
  readonly code: string;
  readonly name: string;
  readonly brands: readonly PicturedBrand[];
  /** Of its results. */
  readonly address: (brand: PicturedBrand) => string;
}

const carsOf = (brand: PicturedBrand) =>
  brand === 'hyundai' ? '/cars-for-sale/all-cars/hyundai' : '/cars-for-sale/all-cars';

const everywhere = 'searchRadius=0';

/** Where a brand sells one maker's cars alone, ways that need others are no part of it. */
export const ways: readonly Way[] = [
  {
    code: 'usual',
    name: 'No experience',
    brands: brandCodes,
    address: () => '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303',
  },
  {
    code: 'commercial',
    name: 'Commercial',
    brands: ['atc', 'kbb'],
    address: (brand) => `${carsOf(brand)}?experience=commercial&${everywhere}`,
  },
  {
    code: 'best-deals',
    name: 'Best deals',
    brands: brandCodes,
    address: (brand) => `${carsOf(brand)}?experience=best-deals&${everywhere}`,
  },
  {
    code: 'hyundai-buy-online',
    name: 'Hyundai buy online',
    brands: ['hyundai'],
    address: (brand) => `${carsOf(brand)}?experience=hyundai-buy-online&${everywhere}`,
  },
  {
    code: 'private-exchange',
    name: 'Private-seller exchange',
    brands: brandCodes,
    address: (brand) => `${carsOf(brand)}?${everywhere}&sellerType=p`,
  },
  {
    code: 'vehicle-exchange',
    name: 'Vehicle exchange',
    brands: ['atc', 'kbb'],
    address: (brand) => `${carsOf(brand)}?${everywhere}&vehicleExchange=true`,
  },
  {
    code: 'certified-program',
    name: 'Certified program',
    brands: ['atc', 'kbb'],
    address: () => `/cars-for-sale/certified-cars/ford?${everywhere}`,
  },
];

/** Of a picture in `docs/screenshots/brands`. */
export const pictureName = (brand: PicturedBrand, way: string, page: PicturedPage): string =>
  `${brand}-${way}-${page}.webp`;
