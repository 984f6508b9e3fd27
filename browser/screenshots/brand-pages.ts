/** The pages of each brand in each way of shopping, as `docs/brands.md` shows them. */
export const brandCodes = ['atc', 'kbb', 'hyundai'] as const;
export type PicturedBrand = (typeof brandCodes)[number];

/** Home is a brand's alone; the others are walked in every way of shopping. */
export const walkedPages = ['results', 'vehicle', 'lead'] as const;
export type PicturedPage = 'home' | (typeof walkedPages)[number];

interface Way {
  readonly code: string;
  readonly name: string;
  /** The brands that it is no part of, with the reason. */
  readonly without?: Partial<Readonly<Record<PicturedBrand, string>>>;
  /** Of its results. */
  readonly address: (brand: PicturedBrand) => string;
}

const carsOf = (brand: PicturedBrand) =>
  brand === 'hyundai' ? '/cars-for-sale/all-cars/hyundai' : '/cars-for-sale/all-cars';

const everywhere = 'searchRadius=0';

const notTheirMaker =
  'It is the maker’s own: `hyundai_buy_online` is off and its address is the usual results. Cars of all makers that are bought online have the tab Buy Online.';

export const ways: readonly Way[] = [
  {
    code: 'usual',
    name: 'No experience',
    address: () => '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303',
  },
  {
    code: 'commercial',
    name: 'Commercial',
    without: {
      hyundai:
        'Its maker sells no commercial vehicles here: `commercial_entry_point` is off, no card leads there, and its address finds nothing.',
    },
    address: (brand) => `${carsOf(brand)}?experience=commercial&${everywhere}`,
  },
  {
    code: 'best-deals',
    name: 'Best deals',
    address: (brand) => `${carsOf(brand)}?experience=best-deals&${everywhere}`,
  },
  {
    code: 'hyundai-buy-online',
    name: 'Hyundai buy online',
    without: { atc: notTheirMaker, kbb: notTheirMaker },
    address: (brand) => `${carsOf(brand)}?experience=hyundai-buy-online&${everywhere}`,
  },
  {
    code: 'private-exchange',
    name: 'Private-seller exchange',
    address: (brand) => `${carsOf(brand)}?${everywhere}&sellerType=p`,
  },
  {
    code: 'vehicle-exchange',
    name: 'Vehicle exchange',
    address: (brand) => `${carsOf(brand)}?${everywhere}&vehicleExchange=true`,
  },
  {
    code: 'certified-program',
    name: 'Certified program',
    address: (brand) =>
      `/cars-for-sale/certified-cars/${brand === 'hyundai' ? 'hyundai' : 'ford'}?${everywhere}`,
  },
];

/** The brands that a way is part of. */
export const brandsOf = ({ without = {} }: Way): readonly PicturedBrand[] =>
  brandCodes.filter((brand) => without[brand] === undefined);

/** Of a picture in `docs/screenshots/brands`. */
export const pictureName = (brand: PicturedBrand, way: string, page: PicturedPage): string =>
  `${brand}-${way}-${page}.webp`;
