import type { Brand } from '@forecourt/domain/brand/brand';
import type { FoundArticles } from '@forecourt/domain/content/article';
import { conditionWord } from '@forecourt/domain/listing/listing-title';
import { drawingPath } from '@forecourt/domain/listing/vehicle-picture';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch, wholeBrandSearch } from '@forecourt/domain/search/brand-search';
import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import {
  listingTypes,
  nameOf,
  type VehicleStyleCode,
  vehicleStyles,
} from '@forecourt/domain/vehicle/codes';
import type { AppContext } from '../app-context.ts';
import { toReviewLink } from '../content/article-data.ts';
import { hintOf } from '../keywords/field-attributes.ts';
import { toDroppedCars } from './dropped-cars.ts';
import type { HomePlace } from './home-place.ts';
import { toPaymentData } from './payment-data.ts';
import type { CarCounts, HomeFigures } from './services.ts';
import { toStudyLinks } from './study-links.ts';
import { toTrustFacts } from './trust-facts.ts';

/** A search that begins here. */
export interface HomeLink {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  /** Null where it could not be told. */
  readonly cars: number | null;
}

export interface StyleLink extends HomeLink {
  readonly medianPrice: number | null;
  readonly pictureUrl: string | null;
}

/** Makes, or models of the one make that a brand sells. */
const shownMakes = 12;

interface FoundHome {
  readonly query: SearchQuery;
  readonly place: HomePlace;
  readonly figures: HomeFigures;
  readonly articles: FoundArticles;
}

/** All that the home page shows, as plain data. */
export function toHomePageData(
  { query, place, figures, articles }: FoundHome,
  context: AppContext,
) {
  const { brand, origin, reference } = context;
  const { counts, underPrices } = figures;
  const url = (changed: Partial<SearchQuery>) =>
    toSearchUrl({ ...query, ...changed }, brand, reference);
  const withValue = (group: FilterGroupKey, code: string) =>
    url({ filters: { ...query.filters, [group]: [code] } });
  const nouns = stockNouns(brand, context);
  return {
    brandName: brand.name,
    url: new URL('/', origin).href,
    keywordUrl: `${new URL('/cars-for-sale', origin).href}?keyword={search_term_string}`,
    nouns,
    condition: conditionOf(brand),
    total: counts?.total ?? null,
    place,
    searchHref: url({}),
    headline: brand.texts.headline,
    hint: hintOf(brand),
    examples: brand.texts.examples.map((text) => ({
      text,
      href: `/cars-for-sale?${new URLSearchParams({ keyword: text, ...(place.zip && { from: url({}) }) })}`,
    })),
    styles: toStyles(figures, (code) => withValue('vehicleStyleCode', code)),
    drops: toDroppedCars(figures, context, {
      query,
      place: { radiusMiles: query.searchRadius, dmaCode: place.dmaCode, zip: place.zip },
      urlOf: url,
    }),
    prices: (underPrices ?? []).map(({ maxPrice, cars }) => ({
      key: String(maxPrice),
      name: `Under $${maxPrice / 1000},000`,
      href: url({ maxPrice }),
      cars,
    })),
    payments: toPaymentData(figures.payments, { query, searchHref: url({}) }, context),
    hasWallet: context.flags.has('wallet'),
    study: toStudyLinks(figures.popularModels, context),
    trust: toTrustFacts(context),
    conditions: toConditions(counts?.conditions ?? null, query, context),
    vehicles: toVehicles(figures, withValue, context),
    suggestFor: context.flags.has('personalization')
      ? {
          origin: 'homepage' as const,
          zip: place.zip,
          fuel: null,
          consumerId: context.consumer?.consumerId ?? null,
        }
      : null,
    reviews: [...articles.reviews, ...articles.electric].slice(0, 4).map(toReviewLink),
  };
}

export type HomePageData = ReturnType<typeof toHomePageData>;

/** The one condition that a brand's usual search is of, `used`; empty where there are several. */
function conditionOf({ defaultListingTypes: [condition, ...others] }: Brand): string {
  return condition === undefined || others.length > 0 ? '' : conditionWord(condition).toLowerCase();
}

/** What a brand's usual search is of: `used cars`, `Hyundai cars`. */
function stockNouns(brand: Brand, { reference }: Pick<AppContext, 'reference'>): string {
  const words = [
    conditionOf(brand),
    brand.makeCode !== null && reference.findMake(brand.makeCode)?.name,
    'cars',
  ];
  return words.filter(Boolean).join(' ');
}

/** Body styles of which there are cars; all of them where that is not known. */
function toStyles(
  { counts, medians }: HomeFigures,
  hrefOf: (code: VehicleStyleCode) => string,
): StyleLink[] {
  return vehicleStyles.flatMap(({ code, name }) => {
    const cars = counts === null ? null : (counts.styles.get(code) ?? 0);
    if (cars === 0) return [];
    const median = medians?.get(code);
    const pictureUrl = median ? drawingPath(median.listingId, 'front-quarter-320') : null;
    return [
      { key: code, name, href: hrefOf(code), cars, medianPrice: median?.price ?? null, pictureUrl },
    ];
  });
}

/** The conditions that a brand sells cars in, and all of them together. */
function toConditions(
  counts: CarCounts | null,
  query: SearchQuery,
  { brand, reference }: AppContext,
): HomeLink[] {
  const all = wholeBrandSearch(brand).filters;
  const hrefOf = (filters: SearchQuery['filters']) =>
    toSearchUrl({ ...query, filters }, brand, reference);
  const links = listingTypes.flatMap(({ code }) => {
    const cars = counts === null ? null : (counts.get(code) ?? 0);
    if (cars === 0) return [];
    const href = hrefOf({ ...all, listingType: [code] });
    return [{ key: code, name: `${nameOf(listingTypes, code)}`, href, cars }];
  });
  const sum = counts && [...counts.values()].reduce((total, cars) => total + cars, 0);
  if (sum === 0) return [];
  return [{ key: 'ALL', name: 'All cars', href: hrefOf(all), cars: sum }, ...links];
}

/** What most cars are, the most first. */
function toVehicles(
  { counts }: HomeFigures,
  hrefOf: (group: 'makeCode' | 'modelCode', code: string) => string,
  { brand, reference }: AppContext,
) {
  const kind = brand.makeCode === null ? 'makes' : 'models';
  const group = kind === 'makes' ? 'makeCode' : 'modelCode';
  const find = (code: string) =>
    kind === 'makes' ? reference.findMake(code) : reference.findModel(code);
  const isOurs = (code: string) =>
    kind === 'makes' || reference.findModel(code)?.makeCode === brand.makeCode;
  const most = [...(counts?.[kind] ?? [])]
    .filter(([code]) => isOurs(code))
    .map(([key, cars]) => ({ key, name: find(key)?.name ?? key, href: hrefOf(group, key), cars }))
    .sort((one, other) => other.cars - one.cars || (one.name < other.name ? -1 : 1));
  return { kind, links: most.slice(0, shownMakes) } as const;
}

/** The search that the home page is about. */
export function homeQuery(brand: Brand, zip: string | null, searchRadius: number): SearchQuery {
  const query = brandSearch(brand);
  return zip === null ? query : { ...query, zip, searchRadius };
}
