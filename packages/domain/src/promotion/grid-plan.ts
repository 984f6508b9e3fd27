/**
 * What stands in every cell of the results: organic cars in their order, and at fixed places between
 * them what is paid for, our own cards, advertisements and articles.
 */

/** Why a listing stands where it does; the last two are organic. */
export const listingRanks = [
  'supplemental',
  'spotlight',
  'boost',
  'peekaboo',
  'similar',
  'similar-highlight',
  'ime',
  'standard',
] as const;
export type ListingRank = (typeof listingRanks)[number];

/** Cars in a row of the widest layout; positions are counted in it. */
const columns = 3;

/** How many paid cars stand close together: at most one in the first row, or where the specification has them. */
export type PromotionDensity = 'sparse' | 'specification';

/** Where spotlights stand. */
export const spotlightPositions = {
  sparse: [2, 12, 18, 23],
  specification: [0, 1, 2, 23],
} as const satisfies Record<PromotionDensity, readonly number[]>;

/** Cells, counted from 0 without the full-width rows. */
export const gridPositions = {
  /** Beside the promotion card that points at them. */
  highlights: [7, 15],
  peekaboo: 8,
  boost: 10,
  secondBoost: 22,
  promoCards: [3, 6, 14, 22],
} as const;

const promoPositions: readonly number[] = gridPositions.promoCards;

/** Page size and results from which new cars are boosted twice. */
const longList = 75;

/** Rows after which an advertisement stands, and how many listings the page must exceed for it. */
export const linerRows = [
  { afterRow: 3, moreThan: 6 },
  { afterRow: 7, moreThan: 14 },
  { afterRow: 10, moreThan: 19 },
  { afterRow: 13, moreThan: 33 },
  { afterRow: 16, moreThan: 36 },
] as const;

const articlesAfterRow = 4;

/** Where the dealer's showcase stands unless it is above the results. */
const showcaseAfterRow = 2;

interface GridCar {
  readonly id: number;
}

/** What may stand on a page. Of each list the first cars that stand nowhere else are taken. */
interface GridCandidates<Car extends GridCar> {
  readonly results: readonly (Car & {
    /** Beyond the radius, delivered to the shopper's market. */
    readonly isExtended: boolean;
  })[];
  readonly premium: readonly Car[];
  readonly featured: readonly Car[];
  readonly standard: readonly Car[];
  readonly highlights: readonly Car[];
  /** New cars, two for each boost. */
  readonly boost: readonly Car[];
  /** Cars just outside the search. */
  readonly peekaboo: readonly Car[];
}

/** The page that is laid out. */
export interface GridPage {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Results of the search on all pages. */
  readonly total: number;
  readonly density: PromotionDensity;
  readonly flags: GridFlags;
}

/** Parts that a brand or a request may go without. */
export interface GridFlags {
  readonly spotlight: boolean;
  readonly newCarBoost: boolean;
  readonly peekaboo: boolean;
  /** How many cards of our own there are. */
  readonly promoCards: number;
  readonly liners: boolean;
  /** Articles about electric cars. */
  readonly evInfo: boolean;
  /** The dealer's showcase; where paid cars are dense it stands above the results. */
  readonly showcase: boolean;
}

/** What a car is shown for. `isSponsored` is the obligation to say so on the card. */
export interface CarCell<Car extends GridCar> {
  readonly kind: 'car';
  readonly position: number;
  readonly rank: ListingRank;
  readonly isSponsored: boolean;
  /** The first of the premium spotlights shows four pictures. */
  readonly isPremium: boolean;
  readonly isHighlight: boolean;
  readonly car: Car;
}

export type GridCell<Car extends GridCar> =
  | CarCell<Car>
  /** `slot` counts the cards from 0: the first is the wallet's. */
  | { readonly kind: 'promo'; readonly position: number; readonly slot: number }
  /** Full rows. `slot` counts the advertisements from 0. */
  | { readonly kind: 'liner'; readonly slot: number }
  | { readonly kind: 'showcase' }
  | { readonly kind: 'articles' };

interface GridPlan<Car extends GridCar> {
  readonly cells: readonly GridCell<Car>[];
  /** Listings of the page as advertisements count them: a premium spotlight adds one. */
  readonly recordCount: number;
}

/**
 * Lays out a page of results. Every organic car is kept, once and in its order; a promoted car that
 * is among them gives its place to the next of its kind. Whatever has a position stands there or,
 * when the results end before it, nowhere. What is ours or editorial stands on the first page only.
 *
 * @returns the cells in reading order, three cars in a row
 */
export function planGrid<Car extends GridCar>(
  candidates: GridCandidates<Car>,
  page: GridPage,
): GridPlan<Car> {
  const { results } = candidates;
  const placed = placePromotions(candidates, page);
  const recordCount =
    results.length + (placed.get(spotlightPositions[page.density][0])?.isPremium ? 1 : 0);
  const cells: GridCell<Car>[] = [];
  let next = 0;
  for (let position = 0; next < results.length; position++) {
    const promoSlot = promoSlotAt(position, page);
    const promoted = placed.get(position);
    if (promoted) cells.push(promoted);
    else if (promoSlot !== null) cells.push({ kind: 'promo', position, slot: promoSlot });
    else cells.push(...organicCell(results[next++], position));
    if (position % columns === columns - 1)
      cells.push(...fullRowsAfter((position + 1) / columns, recordCount, page));
  }
  if (hasShowcase(page) && !cells.some(({ kind }) => kind === 'showcase') && cells.length > 0)
    cells.push({ kind: 'showcase' });
  return { cells, recordCount };
}

const hasShowcase = ({ page, density, flags }: GridPage) =>
  flags.showcase && density === 'sparse' && page === 1;

function organicCell<Car extends GridCar>(
  car: GridCandidates<Car>['results'][number] | undefined,
  position: number,
): CarCell<Car>[] {
  if (car === undefined) return [];
  const rank = car.isExtended ? 'ime' : 'standard';
  return [
    { kind: 'car', position, rank, isSponsored: false, isPremium: false, isHighlight: false, car },
  ];
}

function promoSlotAt(position: number, { page, flags }: GridPage): number | null {
  const slot = page > 1 ? -1 : promoPositions.indexOf(position);
  return slot < 0 || slot >= flags.promoCards ? null : slot;
}

function fullRowsAfter(row: number, recordCount: number, gridPage: GridPage): GridCell<never>[] {
  const { page, flags } = gridPage;
  const slot = linerRows.findIndex(
    ({ afterRow, moreThan }) => afterRow === row && recordCount > moreThan,
  );
  const hasArticles = flags.evInfo && page === 1 && row === articlesAfterRow;
  return [
    ...(hasShowcase(gridPage) && row === showcaseAfterRow ? [{ kind: 'showcase' } as const] : []),
    ...(flags.liners && slot >= 0 ? [{ kind: 'liner', slot } as const] : []),
    ...(hasArticles ? [{ kind: 'articles' } as const] : []),
  ];
}

/** What is paid for, by position; in the order in which places are given out. */
function placePromotions<Car extends GridCar>(
  { results, premium, featured, standard, highlights, boost, peekaboo }: GridCandidates<Car>,
  { page, pageSize, total, density, flags }: GridPage,
): Map<number, CarCell<Car>> {
  const [top, second, third, last] = spotlightPositions[density];
  const placed = new Map<number, CarCell<Car>>();
  const shown = new Set(results.map(({ id }) => id));
  const premiumIds = new Set(premium.map(({ id }) => id));

  function place(position: number, rank: ListingRank, cars: readonly Car[], isHighlight = false) {
    const car = cars.find(({ id }) => !shown.has(id));
    if (car === undefined) return;
    shown.add(car.id);
    const isPremium = position === top && premiumIds.has(car.id);
    placed.set(position, {
      kind: 'car',
      position,
      rank,
      isSponsored: true,
      isPremium,
      isHighlight,
      car,
    });
  }

  if (flags.spotlight) {
    place(top, 'spotlight', [...premium, ...featured, ...standard]);
    place(second, 'spotlight', [...featured, ...standard]);
    place(third, 'spotlight', [...standard, ...featured]);
    place(last, 'spotlight', [...standard, ...featured]);
    for (const position of gridPositions.highlights) place(position, 'spotlight', highlights, true);
  }
  if (page > 1) return placed;
  if (flags.peekaboo) place(gridPositions.peekaboo, 'peekaboo', peekaboo);
  if (flags.newCarBoost) {
    place(gridPositions.boost, 'boost', boost);
    place(gridPositions.boost + 1, 'boost', boost);
  }
  if (flags.newCarBoost && pageSize >= longList && total >= longList)
    place(gridPositions.secondBoost, 'boost', boost);
  return placed;
}
