import { earthRadiusMiles } from '@forecourt/domain/place/geo';
import { maxProximityScore } from '@forecourt/vehicle-rules/relevance';
import type { FlatColumn, FlatInventory } from '../flat-inventory.ts';
import type { CountRow, NumberRow, PeerAnswer } from './peer.ts';
import { onUnitSphere, type PeerFilter, type PeerOrder, type PeerRequest } from './request.ts';

/** The parts of statements that all peers share. */

/** From this status on, two filters or more keep a row out. */
const out = 128;

/** The status of a row that one filter alone keeps out; a match has 0. */
export const missOf = (filter: number) => out / 2 + filter;

export function rangesCondition(ranges: PeerRequest['ranges']): string {
  if (ranges === null) return '1 = 1';
  const parts = ranges.map(([start, end]) => `place BETWEEN ${start} AND ${end - 1}`);
  return parts.length === 0 ? '1 = 0' : `(${parts.join(' OR ')})`;
}

function statusOf(filters: readonly PeerFilter[]): string {
  const parts = filters.map(
    ({ condition }, place) => `CASE WHEN ${condition} THEN 0 ELSE ${missOf(place)} END`,
  );
  return parts.length === 0 ? '0' : parts.join(' + ');
}

export function createCars(
  columns: readonly FlatColumn[],
  types: Record<FlatColumn['type'], string>,
) {
  const list = columns.map(({ name, type }) => `${name} ${types[type]}`);
  return `CREATE TABLE cars (place INTEGER PRIMARY KEY, ${list.join(', ')})`;
}

export const createOwners =
  'CREATE TABLE owners (owner INTEGER PRIMARY KEY, x DOUBLE PRECISION, y DOUBLE PRECISION, z DOUBLE PRECISION)';

export function* ownerRows({ owners }: FlatInventory): Generator<[number, number, number, number]> {
  for (const [place, owner] of owners.entries()) yield [place, ...onUnitSphere(owner)];
}

/**
 * Every row that counts, `miss` being its status.
 *
 * @param source where the rows of the request's ranges come from
 */
export function candidates({ filters }: PeerRequest, columns: readonly string[], source: string) {
  const query = `SELECT ${columns.join(', ')}, ${statusOf(filters)} AS miss FROM ${source}`;
  return filters.length === 0 ? query : `SELECT * FROM (${query}) AS passed WHERE miss < ${out}`;
}

/** What counts and statistics need. */
export const tallied = ({ counted }: PeerRequest) => [...counted, 'price', 'mileage'];

const numbers = ['price', 'mileage'] as const;
export const statistics = numbers
  .map((name) => `min(${name}), max(${name}), sum(${name}), count(${name})`)
  .join(', ');
export const statisticsLength = 4 * numbers.length;

/** @param row what `statistics` gave */
export function toStatistics(row: readonly unknown[]): Pick<PeerAnswer, 'price' | 'mileage'> {
  return { price: toNumberRow(row.slice(0, 4)), mileage: toNumberRow(row.slice(4, 8)) };
}

function toNumberRow(values: readonly unknown[]): NumberRow {
  const [min = 0, max = 0, sum = 0, count = 0] = values.map(Number);
  return { min, max, sum, count };
}

/** All counts by one pass with a set of groups per column. */
export const groupingSets = ({ counted }: PeerRequest) =>
  `GROUP BY GROUPING SETS (${counted.map((column) => `(miss, ${column})`).join(', ')})`;
export const groupedColumns = ({ counted }: PeerRequest) =>
  `grouping(${counted.join(', ')}), miss, coalesce(${counted.join(', ')}), count(*)`;

/** @param row what `groupedColumns` gave: of the mask's bits, that of the counted column is 0 */
export function toCountRow(
  { counted }: PeerRequest,
  [mask, miss, code, count]: readonly unknown[],
): CountRow {
  const all = 2 ** counted.length - 1;
  const target = counted.length - 1 - Math.log2(all - Number(mask));
  return { target, miss: Number(miss), code: Number(code), count: Number(count) };
}

export function page({ order, offset, limit }: PeerRequest, source: string, where: string): string {
  const owners = order.column === 'distance' || order.isNear ? 'JOIN owners USING (owner)' : '';
  return `SELECT id FROM ${source} ${owners} WHERE ${where}
    ORDER BY ${orderBy(order)} LIMIT ${limit} OFFSET ${offset}`;
}

/** What has no key comes last; the id breaks ties. */
function orderBy({ column, descending, from, isNear }: PeerOrder): string {
  if (column !== 'distance' && !isNear)
    return `${column} ${descending ? 'DESC' : 'ASC'} NULLS LAST, id`;
  const square = (axis: string, place: number) =>
    `(${axis} - (${from[place]})) * (${axis} - (${from[place]}))`;
  const chord = ['x', 'y', 'z'].map(square).join(' + ');
  if (!isNear) return `${chord}, id`;
  const miles = `2 * ${earthRadiusMiles} * asin(sqrt(${chord}) / 2)`;
  return `${column} + ${maxProximityScore} * 20 / (20 + ${miles}) DESC, id`;
}

/** All filters as one condition, for a page of its own. */
export function allOf(filters: readonly PeerFilter[]): string {
  return filters.length === 0
    ? '1 = 1'
    : filters.map(({ condition }) => `(${condition})`).join(' AND ');
}

export interface Count {
  readonly target: number;
  readonly column: string;
  readonly miss: number;
}

/** Matches count in every column, rows that one filter keeps out in that filter's own. */
export function countsToTake({ filters, counted }: PeerRequest): Count[] {
  const ofMatches = counted.map((column, target) => ({ target, column, miss: 0 }));
  const ofMisses = filters.flatMap(({ targets }, place) =>
    targets.map((column) => ({
      target: counted.indexOf(column),
      column,
      miss: missOf(place),
    })),
  );
  return [...ofMatches, ...ofMisses];
}
