import type { FilterGroupKey, FilterValues } from '../search/filter-groups.ts';
import type { ListingType, SortCode } from '../vehicle/codes.ts';
import type { FeatureFlag } from './feature-flags.ts';

/** One of the names that the marketplace is sold under. All that differs between brands is here. */
export interface Brand {
  readonly code: 'atc' | 'kbb' | 'hyundai';
  /** The name that shoppers read. */
  readonly name: string;
  /** Value of `data-brand` on the page's root; null for the default look. */
  readonly theme: 'guide' | 'maker' | null;
  /** First label of the host names that show this brand. */
  readonly hostLabels: readonly string[];
  /** The automaker whose cars this brand sells: the make when the address names no vehicle. */
  readonly makeCode: string | null;
  /** Conditions when the address names none; empty is all. */
  readonly defaultListingTypes: readonly ListingType[];
  readonly defaultSort: SortCode;
  readonly pageSize: number;
  /** Path words of the conditions. */
  readonly conditionWords: Readonly<Record<Exclude<ListingType, '3P_CERT'> | 'ALL', string>>;
  readonly homePath: string;
  /** Whether breadcrumb links keep ZIP and radius. */
  readonly crumbsKeepLocation: boolean;
  readonly showsYearCrumb: boolean;
  /** Parts that this brand goes without, unless a setting says otherwise. */
  readonly flagsOff: readonly FeatureFlag[];
}

const carWords = {
  ALL: 'all-cars',
  NEW: 'new-cars',
  USED: 'used-cars',
  CERTIFIED: 'certified-cars',
};
const plainWords = { ALL: 'all', NEW: 'new', USED: 'used', CERTIFIED: 'certified' };

/** All brands that a marketplace may show. */
export const brands: readonly Brand[] = [
  {
    code: 'atc',
    name: 'Forecourt',
    theme: null,
    hostLabels: ['atc', 'www', 'forecourt'],
    makeCode: null,
    defaultListingTypes: ['USED'],
    defaultSort: 'relevance',
    pageSize: 25,
    conditionWords: carWords,
    homePath: '/',
    crumbsKeepLocation: false,
    showsYearCrumb: false,
    flagsOff: ['hyundai_buy_online', 'save_search_off'],
  },
  {
    code: 'kbb',
    name: 'Plumbline',
    theme: 'guide',
    hostLabels: ['kbb', 'guide', 'plumbline'],
    makeCode: null,
    defaultListingTypes: [],
    defaultSort: 'relevance',
    pageSize: 25,
    conditionWords: plainWords,
    homePath: '/',
    crumbsKeepLocation: false,
    showsYearCrumb: false,
    flagsOff: ['hyundai_buy_online', 'save_search_off'],
  },
  {
    code: 'hyundai',
    name: 'Hyundai Inventory',
    theme: 'maker',
    hostLabels: ['hyundai', 'maker'],
    makeCode: 'HYUND',
    defaultListingTypes: [],
    defaultSort: 'relevance',
    pageSize: 30,
    conditionWords: plainWords,
    homePath: '/cars-for-sale',
    crumbsKeepLocation: true,
    showsYearCrumb: true,
    flagsOff: ['commercial_entry_point', 'save_search_off'],
  },
];

export type BrandCode = Brand['code'];

/** @throws when there is no such brand: the code comes from our own settings, not from a client. */
export function requireBrand(code: string): Brand {
  const brand = brands.find((candidate) => candidate.code === code);
  if (brand === undefined) throw new Error(`There is no brand “${code}”.`);
  return brand;
}

/** The brand that a host name shows: `kbb.localhost:3000` is `kbb`. */
export function findBrandByHost(host: string): Brand | undefined {
  const label = host.toLowerCase().split(/[.:]/)[0] ?? '';
  return brands.find((brand) => brand.hostLabels.includes(label));
}

/** What a search of the brand is narrowed by when its address says nothing. */
export function defaultFilters(brand: Brand): FilterValues {
  const listingType = [...brand.defaultListingTypes].sort();
  return {
    ...(listingType.length > 0 && { listingType }),
    ...(brand.makeCode !== null && { makeCode: [brand.makeCode] }),
  };
}

/** Whether a group's choice is the brand's own, which is never written, named or removed. */
export function isDefaultChoice(
  group: FilterGroupKey,
  filters: FilterValues,
  brand: Brand,
): boolean {
  const chosen = filters[group] ?? [];
  const usual = defaultFilters(brand)[group] ?? [];
  return chosen.length === usual.length && usual.every((value) => chosen.includes(value));
}
