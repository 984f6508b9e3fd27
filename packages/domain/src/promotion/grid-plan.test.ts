import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CarCell,
  type GridCell,
  type GridFlags,
  type GridPage,
  gridPositions,
  planGrid,
  spotlightPositions,
} from './grid-plan.ts';

interface Car {
  readonly id: number;
}

const flags: GridFlags = {
  spotlight: true,
  newCarBoost: true,
  peekaboo: true,
  promoCards: 4,
  liners: true,
  evInfo: true,
  showcase: true,
};

/** Rows after which advertisements stand, and how many listings there must be more than. */
const liners = [
  [3, 6],
  [7, 14],
  [10, 19],
  [13, 33],
  [16, 36],
] as const;

const cars = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: first + place, isExtended: false }));

/** Everything there could be, none of it among the results. */
const plenty = (results: number) => ({
  results: cars(1, results),
  premium: cars(1000, 3),
  featured: cars(2000, 6),
  standard: cars(3000, 6),
  highlights: cars(4000, 10),
  boost: cars(5000, 4),
  peekaboo: cars(6000, 1),
});

const firstPage: GridPage = { page: 1, pageSize: 25, total: 500, density: 'specification', flags };

const sparse: GridPage = { ...firstPage, density: 'sparse' };

// Ids overlap on purpose: a promoted car may be among the results and among other promotions.
const someCars = (most: number) =>
  fc.uniqueArray(fc.record({ id: fc.nat(60), isExtended: fc.boolean() }), {
    maxLength: most,
    selector: ({ id }) => id,
  });
const anyCandidates = fc.record({
  results: someCars(60),
  premium: someCars(3),
  featured: someCars(6),
  standard: someCars(6),
  highlights: someCars(10),
  boost: someCars(4),
  peekaboo: someCars(2),
});
const anyPage = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.integer({ min: 1, max: 100 }),
  total: fc.nat(300),
  density: fc.constantFrom('sparse', 'specification'),
  flags: fc.record({
    spotlight: fc.boolean(),
    newCarBoost: fc.boolean(),
    peekaboo: fc.boolean(),
    promoCards: fc.nat(5),
    liners: fc.boolean(),
    evInfo: fc.boolean(),
    showcase: fc.boolean(),
  }),
});

const carCells = (cells: readonly GridCell<Car>[]): CarCell<Car>[] =>
  cells.filter((cell) => cell.kind === 'car');
const isOrganic = ({ rank }: CarCell<Car>) => rank === 'standard' || rank === 'ime';
const at = (cells: readonly GridCell<Car>[], position: number) =>
  cells.find((cell) => 'position' in cell && cell.position === position);

const check = (rule: (plan: ReturnType<typeof planGrid<Car>>, ...given: Given) => void) =>
  fc.assert(
    fc.property(anyCandidates, anyPage, (candidates, page) =>
      rule(planGrid<Car>(candidates, page), candidates, page),
    ),
  );
type Given = [Parameters<typeof planGrid<Car>>[0], Parameters<typeof planGrid<Car>>[1]];

describe('whatever is promoted', () => {
  test('no result is lost and their order is untouched', () =>
    check(({ cells }, { results }) => {
      const organic = carCells(cells).filter(isOrganic);
      expect(organic.map(({ car }) => car.id)).toEqual(results.map(({ id }) => id));
    }));

  test('no car is shown twice on a page', () =>
    check(({ cells }) => {
      const ids = carCells(cells).map(({ car }) => car.id);
      expect(new Set(ids).size).toBe(ids.length);
    }));

  test('every car that is not organic is labelled, and no organic one is', () =>
    check(({ cells }) => {
      for (const cell of carCells(cells)) expect(cell.isSponsored).toBe(!isOrganic(cell));
    }));

  test('a position is the number of cells before it', () =>
    check(({ cells }) => {
      const positions = cells.flatMap((cell) => ('position' in cell ? [cell.position] : []));
      expect(positions).toEqual(positions.map((_, place) => place));
    }));

  test('each kind stands at its own positions only [cards.rank-categories]', () => {
    const places = {
      boost: [10, 11, 22],
      peekaboo: [8],
    };
    check(({ cells }, _given, { density }) => {
      const spotlight = [...spotlightPositions[density], ...gridPositions.highlights];
      const allowed: Record<string, readonly number[]> = { ...places, spotlight };
      for (const cell of carCells(cells).filter((other) => !isOrganic(other)))
        expect(allowed[cell.rank]).toContain(cell.position);
    });
  });

  test('advertisements stand after their rows when there are more listings than theirs [figures.liner-ads]', () =>
    check(({ cells, recordCount }, _, page) => {
      const rows = cells.filter((cell) => 'position' in cell).length / 3;
      const due = liners.flatMap(([afterRow, moreThan], slot) =>
        page.flags.liners && afterRow <= rows && recordCount > moreThan ? [slot] : [],
      );
      expect(cells.flatMap((cell) => (cell.kind === 'liner' ? [cell.slot] : []))).toEqual(due);
    }));

  test('cars from beyond the radius are told from the others [cards.rank-categories]', () =>
    check(({ cells }, { results }) => {
      const ranks = carCells(cells)
        .filter(isOrganic)
        .map(({ rank }) => rank);
      expect(ranks).toEqual(results.map(({ isExtended }) => (isExtended ? 'ime' : 'standard')));
    }));

  test('what a flag switches off stands nowhere', () =>
    check(({ cells }, _, page) => {
      const ranks = new Set(carCells(cells).map(({ rank }) => rank));
      const kinds = new Set(cells.map(({ kind }) => kind));
      expect(ranks.has('spotlight') && !page.flags.spotlight).toBe(false);
      expect(ranks.has('boost') && !page.flags.newCarBoost).toBe(false);
      expect(ranks.has('peekaboo') && !page.flags.peekaboo).toBe(false);
      expect(cells.filter(({ kind }) => kind === 'promo').length).toBeLessThanOrEqual(
        page.flags.promoCards,
      );
      expect(kinds.has('articles') && !page.flags.evInfo).toBe(false);
    }));
});

/** Rows of cards that stand before each full row of a kind. */
const rowsBefore = (kind: GridCell<Car>['kind'], cells: readonly GridCell<Car>[]) =>
  cells.flatMap((cell, place) =>
    cell.kind === kind
      ? [cells.slice(0, place).filter((other) => 'position' in other).length / 3]
      : [],
  );

test.each(liners)(
  'an advertisement stands after row %i with more than %i listings, not with as many [figures.liner-ads]',
  (afterRow, moreThan) => {
    // A premium spotlight is one of the listings.
    const rowsWith = (results: number) =>
      rowsBefore('liner', planGrid<Car>(plenty(results), firstPage).cells);
    expect(rowsWith(moreThan - 1)).not.toContain(afterRow);
    expect(rowsWith(moreThan)).toContain(afterRow);
  },
);

describe('a full first page', () => {
  const { cells, recordCount } = planGrid<Car>(plenty(25), firstPage);

  test('has a spotlight at 0, 1, 2 and 23: a premium, a featured and standard ones [results.interleaved, figures.spotlight-positions]', () => {
    const ids = [0, 1, 2, 23].map((position) => {
      const cell = at(cells, position);
      return cell?.kind === 'car' ? [cell.rank, cell.car.id, cell.isPremium] : null;
    });
    expect(ids).toEqual([
      ['spotlight', 1000, true],
      ['spotlight', 2000, false],
      ['spotlight', 3000, false],
      ['spotlight', 3001, false],
    ]);
  });

  test('has promotion cards at 3, 6, 14 and 22 [figures.promo-cards]', () => {
    const promos = cells.filter((cell) => cell.kind === 'promo');
    expect(promos.map(({ position, slot }) => [position, slot])).toEqual([
      [3, 0],
      [6, 1],
      [14, 2],
      [22, 3],
    ]);
  });

  test('has the peekaboo at 8, two new cars from 10 on, and highlights beside the cards [figures.peekaboo, figures.boost]', () => {
    const ids = [7, 8, 10, 11, 15].map((position) => {
      const cell = at(cells, position);
      return cell?.kind === 'car' ? [cell.rank, cell.car.id] : null;
    });
    expect(ids).toEqual([
      ['spotlight', 4000],
      ['peekaboo', 6000],
      ['boost', 5000],
      ['boost', 5001],
      ['spotlight', 4001],
    ]);
  });

  test('has advertisements after rows 3, 7 and 10 and articles after row 4', () => {
    expect(rowsBefore('liner', cells)).toEqual([3, 7, 10]);
    expect(rowsBefore('articles', cells)).toEqual([4]);
  });

  test('counts its premium spotlight as a record [figures.promoted]', () => {
    expect(recordCount).toBe(26);
    expect(planGrid<Car>({ ...plenty(25), premium: [] }, firstPage).recordCount).toBe(25);
  });
});

test('without premium cars a featured one stands first, as one picture', () => {
  const cell = at(planGrid<Car>({ ...plenty(9), premium: [] }, firstPage).cells, 0);
  expect(cell).toMatchObject({ rank: 'spotlight', isPremium: false, car: { id: 2000 } });
});

test('new cars are boosted a second time, at 22, in long lists only [figures.boost]', () => {
  const boosted = (page: Partial<typeof firstPage>) => {
    const cell = at(planGrid<Car>(plenty(100), { ...firstPage, ...page }).cells, 22);
    return cell?.kind === 'car' && cell.rank === 'boost' ? cell.car.id : null;
  };
  expect(boosted({ pageSize: 75, total: 75 })).toBe(5002);
  expect(boosted({ pageSize: 74, total: 75 })).toBeNull();
  expect(boosted({ pageSize: 75, total: 74 })).toBeNull();
});

test('later pages have spotlights and advertisements, and nothing else between their cars', () => {
  const { cells } = planGrid<Car>(plenty(25), { ...firstPage, page: 2 });
  expect(new Set(cells.map((cell) => (cell.kind === 'car' ? cell.rank : cell.kind)))).toEqual(
    new Set(['standard', 'spotlight', 'liner']),
  );
});

test('an operator who wants it sparse has one paid car in the first row, behind an organic one', () =>
  check(({ cells }, { results }, page) => {
    if (page.density !== 'sparse') return;
    const row = carCells(cells).filter(({ position }) => position < 3);
    expect(row.filter(({ isSponsored }) => isSponsored).length).toBeLessThanOrEqual(1);
    if (results.length > 0) expect(row[0]).toMatchObject({ isSponsored: false, position: 0 });
  }));

test('a dealer is shown behind the second row, or last of fewer', () => {
  const placeOf = (results: number, changes: Partial<GridPage> = {}) => {
    const { cells } = planGrid<Car>(plenty(results), { ...sparse, ...changes });
    const before = cells.slice(
      0,
      cells.findIndex(({ kind }) => kind === 'showcase'),
    );
    return cells.some(({ kind }) => kind === 'showcase')
      ? before.filter((cell) => 'position' in cell).length
      : null;
  };
  expect(placeOf(25)).toBe(6);
  expect(placeOf(2)).toBe(2);
  expect(placeOf(25, { page: 2 })).toBeNull();
  expect(placeOf(25, { density: 'specification' })).toBeNull();
});

test('without results there is no grid, whatever is promoted', () => {
  expect(planGrid<Car>(plenty(0), firstPage).cells).toEqual([]);
});
