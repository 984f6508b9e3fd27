import { distanceMiles } from '@forecourt/domain/place/geo';
import { type FilterValues, filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import type { GeoPoint, NumberRange, SearchRequest } from '@forecourt/domain/search/search-engine';
import { listingAges, mileageRanges, type NumberBand } from '@forecourt/domain/vehicle/codes';
import {
  featureIndexes,
  featureStride,
  jointNamesOf,
  ofJoint,
} from '@forecourt/search/vehicle/cars/joint-axes';
import type { Vocabulary } from '@forecourt/search/vehicle/cars/vocabulary';
import { type FilterName, filterNameOf } from '@forecourt/search/vehicle/request/request-plan';
import { hasTreeChoice, TreeFilter } from '@forecourt/search/vehicle/request/vehicle-tree';
import type { Axis } from '@forecourt/vehicle-rules/axis';
import { columnOfAxis, type FlatInventory } from '../flat-inventory.ts';

/** One filter as SQL that every peer understands. */
export interface PeerFilter {
  readonly name: FilterName;
  readonly condition: string;
  /** The columns that are counted without this filter. */
  readonly targets: readonly string[];
}

/** A request as a database is asked it. */
export interface PeerRequest {
  /** Rows from, up to but without; ascending. Null is all. */
  readonly ranges: readonly (readonly [number, number])[] | null;
  readonly filters: readonly PeerFilter[];
  /** All columns that are counted. */
  readonly counted: readonly string[];
  readonly order: PeerOrder;
  readonly offset: number;
  readonly limit: number;
}

export interface PeerOrder {
  /** A column, or `distance` from a point of the unit sphere. */
  readonly column: string;
  readonly descending: boolean;
  readonly from: readonly [number, number, number];
  /** Whether relevance counts how near a car is. */
  readonly isNear: boolean;
}

/**
 * Finds the sellers within the circle and writes the filters as SQL. The peers are not charged for it.
 */
export function toPeerRequest(request: SearchRequest, inventory: FlatInventory): PeerRequest {
  const { filter, offset, limit } = request;
  return {
    ranges: rangesOf(filter.origin, filter.radiusMiles, inventory),
    filters: filtersOf(request, inventory),
    counted: countedColumns(inventory.vocabulary),
    order: orderOf(request),
    offset,
    limit,
  };
}

function rangesOf(
  origin: GeoPoint | undefined,
  radiusMiles: number | undefined,
  { owners, starts }: FlatInventory,
): [number, number][] | null {
  if (!origin || radiusMiles === undefined) return null;
  const ranges: [number, number][] = [];
  owners.forEach((owner, place) => {
    if (distanceMiles(origin, owner) > radiusMiles) return;
    const [start = 0, end = 0] = starts.subarray(place, place + 2);
    const last = ranges.at(-1);
    if (last?.[1] === start) last[1] = end;
    else ranges.push([start, end]);
  });
  return ranges;
}

const bySortCode: Readonly<Record<string, string>> = {
  relevance: 'relevance',
  derivedprice: 'price',
  datelisted: 'listed_day',
  mileage: 'mileage',
  year: 'year',
  distance: 'distance',
};

function orderOf({ sort, filter }: SearchRequest): PeerOrder {
  const [, field = sort, direction = 'DESC'] = /^(\w+?)(ASC|DESC)$/.exec(sort) ?? [];
  return {
    column: bySortCode[field] ?? 'relevance',
    descending: direction === 'DESC',
    isNear: sort === 'relevance' && filter.origin !== undefined,
    from: onUnitSphere(filter.origin ?? { latitude: 0, longitude: 0 }),
  };
}

export function onUnitSphere({ latitude, longitude }: GeoPoint): [number, number, number] {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function filtersOf({ filter }: SearchRequest, { vocabulary, packageSets }: FlatInventory) {
  const { values, year, price } = filter;
  const filters: PeerFilter[] = [];
  const add = (name: FilterName, condition: string) =>
    filters.push({ name, condition, targets: targetsOf(name, vocabulary) });
  if (hasTreeChoice(values)) add('tree', treeCondition(values, vocabulary));
  for (const group of filterGroupKeys) {
    const chosen = values[group];
    if (!chosen || filterNameOf(group) === 'tree') continue;
    if (group === 'featureCode') add(group, allFeatures(chosen));
    else if (group === 'mileage') add(group, anyOf(chosen.map(mileageBand)));
    else if (group === 'daysOnMarket') add(group, anyOf(chosen.map(listingAge)));
    else if (group === 'packages') {
      add(group, oneOf('packages', ones(packageSets.havingAny(chosen))));
    } else add(group, oneOf(columnOfAxis(group), setsHaving(group, chosen, vocabulary)));
  }
  if (year) add('year', within('year', year));
  if (price) add('price', within('price', price));
  return filters;
}

/** The columns that are counted without the narrowing of a filter. */
function targetsOf(name: FilterName, { jointOf }: Vocabulary): readonly string[] {
  if (name === 'tree') return ['tree_code'];
  if (name === 'year') return ['market_code'];
  if (name === 'price') return ['price_bar'];
  if (name === 'mileage') return ['market_code', 'mileage_bar'];
  // Features are asked for together: they count with the chosen ones.
  if (name === 'featureCode') return [];
  if (name === 'daysOnMarket') return ['age'];
  return name === 'packages' ? ['packages'] : [`${jointOf.get(name)}_code`];
}

export const featureColumns = Array.from({ length: featureStride }, (_, byte) => `features${byte}`);

/** Every column that is counted. */
export function countedColumns({ joints }: Vocabulary): readonly string[] {
  const codes = jointNamesOf(joints).map((name) => `${name}_code`);
  return [...codes, ...featureColumns, 'packages', 'age', 'price_bar', 'mileage_bar'];
}

const ones = (table: Uint8Array) => Array.from(table.keys()).filter((place) => table[place] === 1);
const oneOf = (column: string, codes: readonly number[]) =>
  codes.length === 0 ? '1 = 0' : `${column} IN (${codes.join(', ')})`;
const anyOf = (conditions: readonly string[]) => `(${conditions.join(' OR ')})`;

function setsHaving(
  group: Axis,
  chosen: readonly string[],
  { joints, jointOf }: Vocabulary,
): number[] {
  const joint = jointOf.get(group);
  return joint ? ones(ofJoint(joints, joint).sets(group).havingAny(chosen)) : [];
}

function within(column: string, { min = 0, max = 2 ** 31 - 1 }: NumberRange): string {
  return `${column} BETWEEN ${min} AND ${max}`;
}

function bandOf(bands: readonly NumberBand[], code: string): NumberRange | undefined {
  const band = bands.find((one) => one.code === code);
  return band && { min: band.min, ...(Number.isFinite(band.max) && { max: band.max }) };
}

const listingAge = (code: string) => within('age', bandOf(listingAges, code) ?? { max: -1 });

/** A band, or a plain number that means "N or less". */
const mileageBand = (code: string) =>
  within('mileage', bandOf(mileageRanges, code) ?? { max: Number(code) });

function allFeatures(chosen: readonly string[]): string {
  const masks = new Uint8Array(featureStride);
  for (const code of chosen) {
    const place = featureIndexes.get(code) ?? 0;
    masks[place >> 3] = (masks[place >> 3] ?? 0) | (1 << (place & 7));
  }
  return featureColumns
    .flatMap((column, byte) =>
      masks[byte] ? [`(${column} & ${masks[byte]}) = ${masks[byte]}`] : [],
    )
    .join(' AND ');
}

/** The passing codes of the tree, as whole makes and whole models where all of one pass. */
function treeCondition(values: FilterValues, { joints: { tree }, treeLevels }: Vocabulary): string {
  const filter = new TreeFilter(values, tree, treeLevels);
  const passes = Uint8Array.from({ length: tree.size }, (_, code) => Number(filter.passes(code)));
  const isWhole = (column: readonly number[]) => {
    const whole = new Set(column);
    passes.forEach((pass, code) => {
      if (pass === 0) whole.delete(column[code] ?? 0);
    });
    return whole;
  };
  const makes = tree.column('makeCode');
  const models = tree.column('modelCode');
  const wholeMakes = isWhole(makes);
  const wholeModels = isWhole(models);
  const parts = {
    make_code: new Set<number>(),
    model_code: new Set<number>(),
    tree_code: new Set<number>(),
  };
  for (const code of ones(passes)) {
    const [make = 0, model = 0] = [makes[code], models[code]];
    if (wholeMakes.has(make)) parts.make_code.add(make);
    else if (wholeModels.has(model)) parts.model_code.add(model);
    else parts.tree_code.add(code);
  }
  const conditions = Object.entries(parts).filter(([, codes]) => codes.size > 0);
  if (conditions.length === 0) return '1 = 0';
  return anyOf(conditions.map(([column, codes]) => oneOf(column, [...codes])));
}
