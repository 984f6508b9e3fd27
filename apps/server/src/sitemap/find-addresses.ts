import { makes } from '@forecourt/catalog/vehicles/makes';
import type { Brand } from '@forecourt/domain/brand/brand';
import { defaultFilters } from '@forecourt/domain/brand/brand-defaults';
import { helpPath } from '@forecourt/domain/content/help-path';
import { dealersPath } from '@forecourt/domain/dealer/dealers-path';
import { marketAddress, marketPath } from '@forecourt/domain/market/market-address';
import { makePath, modelsPath, researchPath } from '@forecourt/domain/reference/research-address';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type { FilterGroupKey, FilterValues } from '@forecourt/domain/search/filter-groups';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { sellPath } from '@forecourt/domain/selling/ad-paths';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { vinPath } from '@forecourt/domain/vehicle/vin-address';
import { findMarketModels } from '../market/find-market-models.ts';
import { yearsOf } from '../reference/catalog-facts.ts';

/** The files that the sitemap is parted into. */
export const sitemapParts = ['pages', 'research', 'markets'] as const;
export type SitemapPart = (typeof sitemapParts)[number];

interface Asked {
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly brand: Brand;
}

/** The addresses of a part, each a path: what answers 200 and nothing else. */
export async function findAddresses(part: SitemapPart, asked: Asked): Promise<readonly string[]> {
  switch (part) {
    case 'pages':
      return pageAddresses(asked);
    case 'research':
      return researchAddresses(asked);
    case 'markets':
      return marketAddresses(asked);
  }
}

/** What stands alone, and the searches for used cars of a make, model, body style or fuel that find any. */
async function pageAddresses({ engine, reference, brand }: Asked): Promise<string[]> {
  const used = { ...defaultFilters(brand), listingType: ['USED'] };
  const { facets } = await engine.search({
    filter: { values: used },
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: ['makeCode', 'modelCode', 'vehicleStyleCode', 'fuelTypeGroup'],
  });
  const found = (group: FilterGroupKey) => [...(facets.get(group)?.keys() ?? [])];
  const toAddress = (chosen: FilterValues) =>
    toSearchUrl(brandSearch(brand, { ...used, ...chosen }), brand, reference);
  const searches = [
    ...found('makeCode').map((code) => toAddress({ makeCode: [code] })),
    ...found('modelCode').flatMap((code) => {
      const model = reference.findModel(code);
      return model ? toAddress({ makeCode: [model.makeCode], modelCode: [code] }) : [];
    }),
    ...found('vehicleStyleCode').map((code) => toAddress({ vehicleStyleCode: [code] })),
    ...found('fuelTypeGroup').map((code) => toAddress({ fuelTypeGroup: [code] })),
  ];
  return [
    '/',
    '/cars-for-sale',
    dealersPath,
    '/articles',
    helpPath,
    vinPath,
    sellPath,
    ...searches.sort(),
  ];
}

/** Every make, every model of it and each of its years. */
function researchAddresses({ reference, brand }: Asked): string[] {
  const shown = makes.filter(({ code }) => brand.makeCode === null || code === brand.makeCode);
  const ofModels = shown
    .flatMap(({ models }) => models)
    .flatMap(({ code }) =>
      [null, ...yearsOf(code)].map((year) => researchPath(code, year, reference)),
    );
  // With a make alone it leads to that one.
  const all = brand.makeCode === null ? [modelsPath] : [];
  return [...all, ...shown.map(makePath), ...ofModels];
}

/** Only those that tell something. */
async function marketAddresses({ engine, reference }: Asked): Promise<string[]> {
  const models = await findMarketModels(engine);
  return [marketPath, ...models.map(({ modelCode }) => marketAddress(modelCode, null, reference))];
}
