import type { Brand } from '../brand/brand.ts';
import { defaultRadius } from '../search/address/default-radius.ts';
import { yearLabel } from '../search/chips.ts';
import { without, withoutFilters } from '../search/edit-search.ts';
import {
  type FilterGroupKey,
  type FilterValues,
  filterGroupKeys,
  vehicleTreeGroups,
} from '../search/filter-groups.ts';
import { priceLabel, truncateTrim, valueName } from '../search/search-names.ts';
import { type SearchQuery, withoutUndefined } from '../search/search-query.ts';
import { nameOf, sortOptions } from '../vehicle/codes.ts';
import { makeAndModel } from '../vehicle/make-and-model.ts';
import { mileWords } from '../vehicle/mile-words.ts';
import type { Reference, VehicleReference } from '../vehicle/reference.ts';
import { reconcileTree } from '../vehicle/vehicle-tree.ts';

/** The part of a search that a word, a phrase or a suggestion asks for; the rest stays as it is. */
export interface SearchPatch
  extends Partial<
    Pick<
      SearchQuery,
      | 'startYear'
      | 'endYear'
      | 'minPrice'
      | 'maxPrice'
      | 'zip'
      | 'searchRadius'
      | 'state'
      | 'sortBy'
    >
  > {
  readonly filters: FilterValues;
}

/** Groups whose names make up the noun: `Used Red Toyota RAV4 Hybrid`. All others follow after commas. */
const nounGroups = [
  'listingType',
  'extColorSimple',
  'makeCode',
  'driveGroup',
  'fuelTypeGroup',
  'bodyStyleSubtypeCode',
  'vehicleStyleCode',
] as const;

/** What a patch is called: `Used AWD/4WD SUV / Crossover, Heated Seats, Under $25,000, near Atlanta, GA`. */
export function patchName(patch: SearchPatch, reference: Reference): string {
  const { filters } = patch;
  const names = (group: FilterGroupKey) =>
    (filters[group] ?? []).map((value) => {
      const name = valueName(group, value, reference);
      return group === 'intColorSimple' ? `${name} Interior` : name;
    });
  const noun = nounGroups.map((group) =>
    (group === 'makeCode' ? vehicleNames(filters, reference) : names(group)).join(' or '),
  );
  const inNoun: ReadonlySet<string> = new Set([...nounGroups, ...vehicleTreeGroups]);
  const further = filterGroupKeys.filter((group) => !inNoun.has(group)).flatMap(names);
  return [noun.filter(Boolean).join(' '), ...further, ...settingNames(patch, reference)]
    .filter(Boolean)
    .join(', ');
}

/** Each make once with what it is narrowed to: `Honda Civic EX`, `Toyota`. */
function vehicleNames(
  { makeCode = [], seriesCode = [], modelCode = [], trimCode = [] }: FilterValues,
  reference: VehicleReference,
): string[] {
  const named = (makeCode: string | undefined, name: string) =>
    makeAndModel(reference.findMake(makeCode ?? '')?.name ?? '', name);
  const models = modelCode.flatMap((code) => {
    const model = reference.findModel(code);
    const trims = trimCode.filter((trim) => trim.startsWith(`${code}|`));
    const name = named(model?.makeCode, model?.name ?? code);
    return trims.length === 0
      ? [name]
      : trims.map((trim) => `${name} ${truncateTrim(trim.slice(code.length + 1))}`);
  });
  const series = seriesCode.map((code) => {
    const found = reference.findSeries(code);
    return named(found?.makeCode, found?.name ?? code);
  });
  const narrowed = new Set([
    ...modelCode.map((code) => reference.findModel(code)?.makeCode),
    ...seriesCode.map((code) => reference.findSeries(code)?.makeCode),
  ]);
  const makes = makeCode.filter((code) => !narrowed.has(code)).map((code) => named(code, ''));
  return [...makes, ...series, ...models];
}

function settingNames(patch: SearchPatch, reference: Reference): (string | undefined)[] {
  const place = patch.zip === undefined ? undefined : reference.findZip(patch.zip);
  const where = place && `${place.city}, ${place.state} ${place.zip}`;
  return [
    priceLabel(patch.minPrice, patch.maxPrice),
    yearLabel(patch.startYear, patch.endYear),
    radiusName(patch.searchRadius, where),
    patch.state && `in ${patch.state}`,
    patch.sortBy && nameOf(sortOptions, patch.sortBy),
  ];
}

function radiusName(miles: number | undefined, where: string | undefined): string | undefined {
  if (miles === undefined) return where && `near ${where}`;
  if (miles === 0) return where ? `nationwide from ${where}` : 'nationwide';
  const within = `within ${mileWords(miles)}`;
  return where ? `${within} of ${where}` : within;
}

/**
 * The search with a patch fulfilled: what the patch names replaces what was chosen there, vehicles as
 * one. A place replaces the place, the whole country a state; a radius without any ZIP says nothing and is
 * left out.
 */
export function withPatch(
  query: SearchQuery,
  { filters, ...settings }: SearchPatch,
  reference: VehicleReference,
): SearchQuery {
  const namesVehicle = vehicleTreeGroups.some((group) => filters[group] !== undefined);
  const kept = Object.entries(query.filters).filter(
    ([group]) => !namesVehicle || !vehicleTreeGroups.some((level) => level === group),
  );
  return withoutUndefined({
    ...query,
    ...replaced(query, settings),
    filters: reconcileTree({ ...Object.fromEntries(kept), ...filters }, reference),
    page: 1,
  });
}

/**
 * The search that words lead to: a new one where the shopper looks. Words that name only a place or
 * an order keep the present search and move or sort it.
 */
export function searchForPatch(
  present: SearchQuery,
  patch: SearchPatch,
  brand: Brand,
  reference: VehicleReference,
): SearchQuery {
  const { filters, zip, searchRadius, state, sortBy, ...ranges } = patch;
  const asksForCars = Object.keys(filters).length > 0 || Object.keys(ranges).length > 0;
  const base = asksForCars
    ? { ...withoutFilters(present, brand), ...areaOf(present), sortBy: brand.defaultSort }
    : without(present, 'categorySearch');
  return withPatch(base, patch, reference);
}

/** Words go on looking where the shopper looks, be it a whole state or market. */
function areaOf({ state, dma }: SearchQuery): Pick<SearchQuery, 'state' | 'dma'> {
  return { ...(state !== undefined && { state }), ...(dma !== undefined && { dma }) };
}

/** Ranges are replaced whole: `under $20,000` also ends an earlier `over $10,000`. */
function replaced(query: SearchQuery, settings: Omit<SearchPatch, 'filters'>) {
  const { startYear, endYear, minPrice, maxPrice, state, zip = query.zip } = settings;
  const leavesZip = state !== undefined && settings.zip === undefined;
  const radius = settings.searchRadius ?? query.searchRadius ?? defaultRadius;
  const isAnywhere = settings.searchRadius === 0;
  const movesPlace = isAnywhere || state !== undefined || settings.zip !== undefined;
  return {
    ...((startYear ?? endYear) !== undefined && { startYear, endYear }),
    ...((minPrice ?? maxPrice) !== undefined && { minPrice, maxPrice }),
    zip: leavesZip ? undefined : zip,
    searchRadius: leavesZip || zip === undefined ? undefined : radius,
    ...(movesPlace && { state, dma: undefined }),
    ...(settings.sortBy && { sortBy: settings.sortBy }),
  };
}

/** A patch as parameters of a search: always lists of text, as the wire has them. */
export function toPatchCodes({
  filters,
  ...settings
}: SearchPatch): Record<string, readonly string[]> {
  const single = Object.entries(settings).map(([name, value]) => [name, [String(value)]] as const);
  return Object.fromEntries([...Object.entries(filters), ...single]);
}
