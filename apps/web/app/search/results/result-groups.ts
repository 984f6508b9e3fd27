import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { mileWords } from '@forecourt/domain/vehicle/mile-words';
import type { GridItem } from '../../promotions/grid-data.ts';
import type { GroupedResult } from '../services.ts';

/** Where a group of the results begins on a page. */
export interface GroupStart {
  readonly key: 'in-place' | 'delivered';
  /** Of the organic cars of the page, from 0. */
  readonly at: number;
  /** `127 within 50 miles`. */
  readonly heading: string;
}

/** The groups that a page has cars of; none where all cars are where the shopper looks. */
export function groupStarts(
  { page, numRecords, searchRadius }: SearchQuery,
  { total, inPlace = total, hits }: Pick<GroupedResult, 'total' | 'inPlace' | 'hits'>,
): GroupStart[] {
  if (inPlace === total || hits.length === 0) return [];
  const first = (page - 1) * numRecords;
  const groups: GroupStart[] = [
    {
      key: 'in-place',
      at: 0,
      heading: `${groupDigits(inPlace)} within ${mileWords(searchRadius ?? 0)}`,
    },
    {
      key: 'delivered',
      at: Math.max(0, inPlace - first),
      heading: `${groupDigits(total - inPlace)} ${inPlace === 0 ? '' : 'more '}can be delivered`,
    },
  ];
  return groups.filter(({ key, at }) => (key === 'in-place' ? first < inPlace : at < hits.length));
}

/** What is shown under one heading. */
export interface ResultGroup {
  /** Null where there are no groups. */
  readonly start: GroupStart | null;
  readonly items: readonly {
    readonly item: GridItem;
    readonly page: number;
    readonly at: number;
  }[];
}

interface GroupedPage {
  readonly page: number;
  readonly items: readonly GridItem[];
  readonly groups: readonly GroupStart[];
}

/**
 * The items of pages below one another by group; a group that goes on over pages is one, and a car that is
 * paid for is shown as such once. One that is delivered from afar never stands among the cars in the radius:
 * it leads those that are delivered, and is left out where the pages have none.
 */
export function resultGroups(pages: readonly GroupedPage[]): ResultGroup[] {
  const paid = new Set<number>();
  const isRepeated = (item: GridItem) => {
    if (item.kind !== 'car' || item.promotion === null) return false;
    const wasShown = paid.has(item.car.id);
    paid.add(item.car.id);
    return wasShown;
  };
  const delivered = pages.flatMap(({ groups }) => groups).find(({ key }) => key === 'delivered');
  const all = pages.flatMap(({ page, items, groups }) => {
    let organic = 0;
    let start = groups[0] ?? null;
    return items.flatMap((item, at) => {
      if (isRepeated(item)) return [];
      if (isOrganic(item)) {
        start = groups.findLast((group) => group.at <= organic) ?? start;
        organic += 1;
      }
      if (start?.key !== 'in-place' || !isPaidFromAfar(item)) return [{ item, page, at, start }];
      return delivered ? [{ item, page, at, start: delivered }] : [];
    });
  });
  const isDelivered = ({ start }: (typeof all)[number]) => start?.key === 'delivered';
  const grouped: { start: GroupStart | null; items: (typeof all)[number][] }[] = [];
  for (const one of [...all.filter((one) => !isDelivered(one)), ...all.filter(isDelivered)]) {
    const last = grouped.at(-1);
    if (last && last.start?.key === one.start?.key) last.items.push(one);
    else grouped.push({ start: one.start, items: [one] });
  }
  return grouped;
}

const isOrganic = (item: GridItem) => item.kind === 'car' && item.promotion === null;

const isPaidFromAfar = (item: GridItem) =>
  item.kind === 'car' && item.promotion !== null && item.car.delivers;
