import type { Brand } from '../../brand/brand.ts';
import { defaultFilters } from '../../brand/brand-defaults.ts';
import { type Experience, electricMileRanges, listingTypes, nameOf } from '../../vehicle/codes.ts';
import type { Reference } from '../../vehicle/reference.ts';
import { type FilterValues, onlyModel, onlyValue } from '../filter-groups.ts';
import { areaName, fuelName, priceLabel, styleName, truncateTrim } from '../search-names.ts';
import type { SearchQuery } from '../search-query.ts';
import { toSearchUrl } from './search-url.ts';

/** In the order of the specification (crumbs.order). */
export const crumbKeys = [
  'home',
  'page',
  'location',
  'owner',
  'condition',
  'style',
  'make',
  'model',
  'trim',
  'year',
  'price',
  'fuelType',
  'mpg',
  'electricRange',
] as const;
export type CrumbKey = (typeof crumbKeys)[number];

export interface Crumb {
  readonly key: CrumbKey;
  readonly label: string;
  readonly href: string;
}

/** What each crumb adds to the search that the crumbs before it describe. */
interface Step {
  readonly key: CrumbKey;
  readonly label: string;
  readonly add: (query: SearchQuery) => SearchQuery;
}

/** The trail from home to this search. Each link is the search as far as its crumb. */
export function breadcrumbs(query: SearchQuery, brand: Brand, reference: Reference): Crumb[] {
  const start: SearchQuery = {
    filters: startFilters(query, brand),
    marketExtension: query.marketExtension,
    sortBy: brand.defaultSort,
    page: 1,
    numRecords: brand.pageSize,
    // The trail of an experience stays in it.
    ...(query.experience !== undefined && { experience: query.experience }),
  };
  let search = start;
  const trail: Crumb[] = [
    { key: 'home', label: 'Home', href: brand.homePath },
    pageCrumb(start, brand, reference),
  ];
  for (const step of steps(query, brand, reference)) {
    search = step.add(search);
    trail.push({
      key: step.key,
      label: step.label,
      href: toSearchUrl(linked(search, brand, step), brand, reference),
    });
  }
  return trail;
}

function pageCrumb(
  { experience, ...start }: SearchQuery,
  brand: Brand,
  reference: Reference,
): Crumb {
  if (experience === undefined)
    return { key: 'page', label: 'Cars for Sale', href: '/cars-for-sale' };
  const all = { ...start, experience, filters: defaultFilters(brand) };
  return {
    key: 'page',
    label: experienceCrumbs[experience],
    href: toSearchUrl(all, brand, reference),
  };
}

const experienceCrumbs: Readonly<Record<Experience, string>> = {
  commercial: 'Commercial Vehicles for Sale',
  'best-deals': 'Best Deals',
  'hyundai-buy-online': 'Buy Online',
};

/** The brand's own choices; where no crumb says the condition, every link keeps the search's. */
function startFilters({ filters }: SearchQuery, brand: Brand): FilterValues {
  const { listingType: usual, ...others } = defaultFilters(brand);
  const listingType = onlyValue(filters.listingType) === undefined ? filters.listingType : usual;
  return { ...others, ...(listingType && { listingType }) };
}

/** Links drop the location, except for the automaker and for the crumb that is the location. */
function linked(query: SearchQuery, brand: Brand, step: Step): SearchQuery {
  if (brand.crumbsKeepLocation || step.key === 'location') return query;
  const { zip: _zip, searchRadius: _radius, state: _state, dma: _dma, ...rest } = query;
  return rest;
}

function steps(query: SearchQuery, brand: Brand, reference: Reference): Step[] {
  const found = [
    locationStep(query, reference),
    ownerStep(query),
    conditionStep(query),
    styleStep(query),
    ...vehicleSteps(query, reference),
    brand.showsYearCrumb ? yearStep(query) : undefined,
    priceStep(query),
    fuelStep(query),
    mpgStep(query),
    electricRangeStep(query),
  ];
  return found.filter((step) => step !== undefined);
}

function adding(group: keyof SearchQuery['filters'], values: readonly string[]) {
  return (query: SearchQuery): SearchQuery => ({
    ...query,
    filters: { ...query.filters, [group]: values },
  });
}

/** The narrowest place of the search: a city, a market or a state. */
function locationStep(search: SearchQuery, reference: Reference): Step | undefined {
  const { zip, searchRadius, state, dma } = search;
  const place = zip === undefined ? undefined : reference.findZip(zip);
  const area = {
    ...(state !== undefined && { state }),
    ...(dma !== undefined && { dma }),
  };
  if (!place) {
    const label = areaName(search, reference);
    if (label === undefined) return undefined;
    return { key: 'location', label, add: (query) => ({ ...query, ...area }) };
  }
  return {
    key: 'location',
    label: `${place.city}, ${place.state}`,
    add: (query) => ({
      ...query,
      ...area,
      zip: place.zip,
      ...(searchRadius !== undefined && { searchRadius }),
    }),
  };
}

function ownerStep({ filters }: SearchQuery): Step | undefined {
  const seller = onlyValue(filters.sellerType);
  if (seller === undefined) return undefined;
  const label = seller === 'p' ? 'By Owner' : 'Dealer';
  return { key: 'owner', label, add: adding('sellerType', [seller]) };
}

function conditionStep({ filters }: SearchQuery): Step | undefined {
  const type = onlyValue(filters.listingType);
  if (type === undefined) return undefined;
  const label = nameOf(listingTypes, type === '3P_CERT' ? 'USED' : type);
  return { key: 'condition', label, add: adding('listingType', [type]) };
}

function styleStep({ filters, experience }: SearchQuery): Step | undefined {
  const style = onlyValue(filters.vehicleStyleCode);
  if (style === undefined) return undefined;
  const commercial = experience === 'commercial' ? 'Commercial ' : '';
  return {
    key: 'style',
    label: `${commercial}${styleName(style)}`,
    add: adding('vehicleStyleCode', [style]),
  };
}

/** Each level stands under the one before it: a model among several makes has no crumb. */
function vehicleSteps({ filters }: SearchQuery, reference: Reference): Step[] {
  const make = reference.findMake(onlyValue(filters.makeCode) ?? '');
  if (!make) return [];
  const found: Step[] = [{ key: 'make', label: make.name, add: adding('makeCode', [make.code]) }];
  const model = reference.findModel(onlyModel(filters) ?? '');
  if (!model) return found;
  found.push({ key: 'model', label: model.name, add: adding('modelCode', [model.code]) });
  const trim = onlyValue(filters.trimCode);
  if (trim === undefined) return found;
  const label = truncateTrim(trim.split('|')[1] ?? trim);
  return [...found, { key: 'trim', label, add: adding('trimCode', [trim]) }];
}

/** Shown only when start and end are the same year. */
function yearStep({ startYear, endYear }: SearchQuery): Step | undefined {
  if (startYear === undefined || startYear !== endYear) return undefined;
  return {
    key: 'year',
    label: String(startYear),
    add: (query) => ({ ...query, startYear, endYear: startYear }),
  };
}

function priceStep({ minPrice, maxPrice }: SearchQuery): Step | undefined {
  const label = priceLabel(minPrice, maxPrice);
  if (label === undefined) return undefined;
  const bounds = {
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
  return { key: 'price', label, add: (query) => ({ ...query, ...bounds }) };
}

function fuelStep({ filters }: SearchQuery): Step | undefined {
  const fuel = onlyValue(filters.fuelTypeGroup);
  if (fuel === undefined) return undefined;
  return { key: 'fuelType', label: fuelName(fuel), add: adding('fuelTypeGroup', [fuel]) };
}

function mpgStep({ filters }: SearchQuery): Step | undefined {
  const mpg = onlyValue(filters.mpgRange);
  if (mpg === undefined) return undefined;
  return { key: 'mpg', label: `${Number.parseInt(mpg, 10)}+`, add: adding('mpgRange', [mpg]) };
}

function electricRangeStep({ filters }: SearchQuery): Step | undefined {
  const range = onlyValue(filters.electricMileRange);
  if (range === undefined || range === 'UNSPECIFIED') return undefined;
  return {
    key: 'electricRange',
    label: nameOf(electricMileRanges, range),
    add: adding('electricMileRange', [range]),
  };
}
