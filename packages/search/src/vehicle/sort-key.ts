import type { SortCode } from '@forecourt/domain/codes';
import { missing, type Segment } from './segment.ts';
import type { Selection } from './select-rows.ts';

/** A row's place in an order: smaller comes first, what is missing comes last both ways. */
export type SortKey = (row: number) => number;

type KeyOfSelection = (selection: Selection) => SortKey;

function ascending(column: (segment: Segment) => Int32Array): KeyOfSelection {
  return ({ segment }) => {
    const values = column(segment);
    return (row) => {
      const value = values[row] ?? missing;
      return value === missing ? Number.POSITIVE_INFINITY : value;
    };
  };
}

function descending(column: (segment: Segment) => Int32Array): KeyOfSelection {
  return ({ segment }) => {
    const values = column(segment);
    return (row) => {
      const value = values[row] ?? missing;
      return value === missing ? Number.POSITIVE_INFINITY : -value;
    };
  };
}

function byDistance({ segment, distances }: Selection): SortKey {
  const ofRow = new Float64Array(segment.size).fill(Number.POSITIVE_INFINITY);
  for (const { owner, start, end } of segment.owners) {
    const distance = distances.get(owner.id);
    if (distance !== undefined) ofRow.fill(distance, start, end);
  }
  return (row) => ofRow[row] ?? Number.POSITIVE_INFINITY;
}

const sortKeys: Readonly<Record<SortCode, KeyOfSelection>> = {
  relevance:
    ({ segment }) =>
    (row) =>
      -(segment.relevance[row] ?? 0),
  derivedpriceASC: ascending(({ price }) => price),
  derivedpriceDESC: descending(({ price }) => price),
  distanceASC: byDistance,
  datelistedASC: ascending(({ listedDay }) => listedDay),
  datelistedDESC: descending(({ listedDay }) => listedDay),
  mileageASC: ascending(({ mileage }) => mileage),
  mileageDESC: descending(({ mileage }) => mileage),
  yearASC: ascending(({ year }) => year),
  yearDESC: descending(({ year }) => year),
};

export function sortKeyOf(sort: SortCode, selection: Selection): SortKey {
  return sortKeys[sort](selection);
}
