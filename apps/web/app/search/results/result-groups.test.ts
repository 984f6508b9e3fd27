import { describe, expect, test } from 'vitest';
import type { GridItem } from '../../promotions/grid-data.ts';
import { type GroupStart, groupStarts, resultGroups } from './result-groups.ts';

const query = { page: 1, numRecords: 25, searchRadius: 50 };
const hits = Array.from({ length: 25 }, () => ({}));
const startsOf = (page: number, inPlace: number, total: number) =>
  groupStarts(
    { ...query, page } as Parameters<typeof groupStarts>[0],
    { total, inPlace, hits } as unknown as Parameters<typeof groupStarts>[1],
  ).map(({ at, heading }) => [at, heading]);

describe('groups of results', () => {
  test('begin where the cars in the radius end', () => {
    expect(startsOf(1, 20, 1303)).toEqual([
      [0, '20 within 50 miles'],
      [20, '1,283 more can be delivered'],
    ]);
  });

  test('are named again on the pages that they go on over', () => {
    expect(startsOf(2, 127, 303)).toEqual([[0, '127 within 50 miles']]);
    expect(startsOf(7, 127, 303)).toEqual([[0, '176 more can be delivered']]);
  });

  test('without a car near say that some are delivered', () => {
    expect(startsOf(1, 0, 303)).toEqual([[0, '303 can be delivered']]);
  });

  test('are none where all cars are near', () => {
    expect(startsOf(1, 303, 303)).toEqual([]);
  });
});

test('pages below one another are grouped as one, promoted cars with what is around them', () => {
  let id = 0;
  const car = (promotion: object | null) => {
    id += 1;
    return { kind: 'car', promotion, car: { id } } as unknown as GridItem;
  };
  const near: GroupStart = { key: 'in-place', at: 0, heading: 'near' };
  const far: GroupStart = { key: 'delivered', at: 1, heading: 'far' };
  const grouped = resultGroups([
    { page: 1, items: [car({}), car(null), car(null)], groups: [near] },
    { page: 2, items: [car(null), car({}), car(null)], groups: [near, far] },
    { page: 3, items: [car({}), car(null)], groups: [{ ...far, at: 0 }] },
  ]);
  expect(grouped.map(({ start, items }) => [start?.heading, items.length])).toEqual([
    ['near', 5],
    ['far', 3],
  ]);
});

test('a car that is paid for is not shown again on a later page, an organic one keeps its place', () => {
  const car = (id: number, promotion: object | null) =>
    ({ kind: 'car', promotion, car: { id } }) as unknown as GridItem;
  const [all] = resultGroups([
    { page: 1, items: [car(1, {}), car(2, null)], groups: [] },
    { page: 2, items: [car(1, {}), car(3, {}), car(1, null)], groups: [] },
  ]);
  expect(all?.items.map(({ item, page }) => [page, item.kind === 'car' && item.car.id])).toEqual([
    [1, 1],
    [1, 2],
    [2, 3],
    [2, 1],
  ]);
});

test('a car that is paid for and delivered never stands among the cars in the radius', () => {
  const car = (id: number, promotion: object | null, delivers = false) =>
    ({ kind: 'car', promotion, car: { id, delivers } }) as unknown as GridItem;
  const near: GroupStart = { key: 'in-place', at: 0, heading: 'near' };
  const far: GroupStart = { key: 'delivered', at: 2, heading: 'far' };
  const items = [car(1, {}, true), car(2, {}), car(3, null), car(4, null), car(5, null, true)];
  const idsOf = (groups: readonly GroupStart[]) =>
    resultGroups([{ page: 1, items, groups }]).map(({ start, items: cars }) => [
      start?.key,
      cars.map(({ item }) => item.kind === 'car' && item.car.id),
    ]);
  expect(idsOf([near, far])).toEqual([
    ['in-place', [2, 3, 4]],
    ['delivered', [1, 5]],
  ]);
  expect(idsOf([near])).toEqual([['in-place', [2, 3, 4, 5]]]);
});
