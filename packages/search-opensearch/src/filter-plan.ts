import {
  type FilterGroupKey,
  filterGroupKeys,
  vehicleTreeGroups,
} from '@forecourt/domain/search/filter-groups';
import type { NumberRange, SearchFilter } from '@forecourt/domain/search/search-engine';
import { listingAges } from '@forecourt/domain/vehicle/codes';
import { dayNumber } from '@forecourt/vehicle-rules/days';
import { allOf, anyOf, type Clause, termsOf } from './clause.ts';
import type { KnownModels } from './known-models.ts';
import type { OwnerDirectory } from './owner-directory.ts';
import { treeClause } from './tree-clause.ts';

/** A part of a filter that some count leaves out; the four groups of the tree are one. */
export type Part =
  | Exclude<FilterGroupKey, (typeof vehicleTreeGroups)[number]>
  | 'tree'
  | 'year'
  | 'price';

/** What requests are compared with. */
export interface Surroundings {
  readonly owners: OwnerDirectory;
  readonly models: KnownModels;
  /** `YYYY-MM-DD`: the day of requests that name none. */
  readonly today: string;
}

/** A filter in the language of the index. */
export interface FilterPlan {
  /** Who is admitted by place; null for everybody. */
  readonly owners: readonly number[] | null;
  /** No count leaves these out. */
  readonly always: readonly Clause[];
  readonly parts: ReadonlyMap<Part, Clause>;
}

const isInTree = (group: FilterGroupKey): group is (typeof vehicleTreeGroups)[number] =>
  vehicleTreeGroups.some((name) => name === group);

/** The part of a filter that a group's choice belongs to. */
export function partOf(group: FilterGroupKey): Part {
  return isInTree(group) ? 'tree' : group;
}

/** A filter as clauses by part, so that the counts of a group can leave its own out. */
export function planFilter(
  filter: SearchFilter,
  { owners, models, today }: Surroundings,
): FilterPlan {
  const parts = new Map<Part, Clause>();
  const tree = treeClause(filter.values, models);
  if (tree) parts.set('tree', tree);
  for (const group of filterGroupKeys) {
    const chosen = filter.values[group];
    if (!chosen || isInTree(group)) continue;
    parts.set(group, groupClause(group, chosen, filter.today ?? today));
  }
  if (filter.year) parts.set('year', rangeOf('year', filter.year));
  const price = priceClause(filter);
  if (price) parts.set('price', price);
  const admitted = owners.admitted(filter);
  return { owners: admitted, always: alwaysOf(filter, admitted, owners.size), parts };
}

/** The clauses of all parts but one. */
export function clausesWithout({ always, parts }: FilterPlan, lifted: Part | null): Clause[] {
  return [...always, ...[...parts].filter(([part]) => part !== lifted).map(([, clause]) => clause)];
}

function alwaysOf(
  { tiers, vins, excludedIds }: SearchFilter,
  admitted: readonly number[] | null,
  owners: number,
): Clause[] {
  const clauses: Clause[] = [];
  if (admitted && admitted.length < owners) clauses.push(termsOf('ownerId', admitted));
  if (tiers) clauses.push(termsOf('tier', tiers));
  if (vins) clauses.push(termsOf('vin', vins));
  if (excludedIds && excludedIds.length > 0) {
    clauses.push({ bool: { must_not: [termsOf('id', excludedIds)] } });
  }
  return clauses;
}

/** New cars may have bounds of their own. */
function priceClause({ price, newPrice }: SearchFilter): Clause | null {
  const bounds = price && rangeOf('price', price);
  if (!newPrice) return bounds ?? null;
  const isNew = termsOf('group.listingType', ['NEW']);
  return anyOf([
    allOf([isNew, rangeOf('price', newPrice)]),
    { bool: { must_not: [isNew], filter: bounds ? [bounds] : [] } },
  ]);
}

function rangeOf(field: string, { min = 0, max }: NumberRange): Clause {
  return { range: { [field]: { gte: min, ...(max !== undefined && { lte: max }) } } };
}

function groupClause(
  group: Exclude<FilterGroupKey, (typeof vehicleTreeGroups)[number]>,
  chosen: readonly string[],
  today: string,
): Clause {
  if (group === 'daysOnMarket') return agesClause(chosen, today);
  if (group === 'mileage') return mileageClause(chosen);
  if (group !== 'featureCode') return termsOf(`group.${group}`, chosen);
  return { bool: { filter: chosen.map((code) => termsOf('group.featureCode', [code])) } };
}

/** Options of the group, or numbers: at most so many miles. */
function mileageClause(chosen: readonly string[]): Clause {
  const limits = chosen.filter((code) => /^\d+$/.test(code)).map(Number);
  const options = chosen.filter((code) => !/^\d+$/.test(code));
  return anyOf([
    ...(options.length > 0 ? [termsOf('group.mileage', options)] : []),
    ...(limits.length > 0 ? [{ range: { mileage: { lte: Math.max(...limits) } } }] : []),
  ]);
}

/** Days of listing, from and to inclusive, of an option of days on the market. */
export interface ListedDays {
  readonly code: string;
  readonly from?: number;
  readonly to?: number;
}

/** A car that is listed from tomorrow on has been listed for no day. */
export function listedDaysOf(today: string): ListedDays[] {
  const day = dayNumber(today);
  return listingAges.map(({ code, min, max }) => ({
    code,
    ...(Number.isFinite(max) && { from: day - max }),
    ...(min > 0 && { to: day - min }),
  }));
}

function agesClause(chosen: readonly string[], today: string): Clause {
  return anyOf(
    listedDaysOf(today)
      .filter(({ code }) => chosen.includes(code))
      .map(({ from, to }) => ({
        range: {
          listedDay: {
            ...(from !== undefined && { gte: from }),
            ...(to !== undefined && { lte: to }),
          },
        },
      })),
  );
}
