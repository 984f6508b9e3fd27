import type { Brand } from '../brand/brand.ts';
import { modelName } from '../listing/listing-title.ts';
import { searchRadii } from '../vehicle/codes.ts';
import { mileWords } from '../vehicle/mile-words.ts';
import type { Reference } from '../vehicle/reference.ts';
import { chips } from './chips.ts';
import { withoutVehicle, withSettings } from './edit-search.ts';
import { type FilterGroupKey, filterGroup, filterGroupKeys, onlyModel } from './filter-groups.ts';
import type { SearchHit } from './search-engine.ts';
import { priceLabel } from './search-names.ts';
import type { SearchQuery } from './search-query.ts';

/** One change that could bring cars to a search that has none or few. */
export interface Relaxation {
  readonly key: string;
  /** What is changed: `Body Style`. */
  readonly label: string;
  /** What it is now, and what it would be: `Under $20,000`, `under $25,000`. */
  readonly from: string;
  readonly to: string;
  readonly query: SearchQuery;
}

export type CountedRelaxation = Relaxation & { readonly total: number };

/** What brings cars to a search, and the cars that the smallest change brings. */
export interface Relaxations {
  /** Single changes; or, where none of them helps, the parts of the search, each alone. */
  readonly kind: 'change' | 'part';
  readonly ways: readonly CountedRelaxation[];
  readonly nearest: { readonly way: CountedRelaxation; readonly hits: readonly SearchHit[] } | null;
}

/** What the stock says about a search without cars enough. */
export interface Market {
  /** Whole dollars of the cheapest car that only the price ceiling leaves out; null without one. */
  readonly cheapest: number | null;
  /** Codes of other models of the chosen one's body style that meet the rest of the search. */
  readonly neighbours: readonly string[];
}

/**
 * Single changes that could bring cars, the search otherwise kept: a dearer price, a wider radius, another
 * model, and every chip removed. Each is a ladder of which the first step that brings cars is the one to
 * offer; which does is for the engine to count.
 */
export function relaxations(
  query: SearchQuery,
  brand: Brand,
  reference: Reference,
  market: Market,
): { readonly graded: Relaxation[][]; readonly removals: Relaxation[] } {
  return {
    graded: [
      dearer(query, market.cheapest),
      wider(query),
      ...market.neighbours.map((model) => otherModel(query, model, reference)),
    ],
    removals: [
      ...nationwide(query),
      ...chips(query, brand, reference).map(({ key, label, cleared }) => ({
        key,
        ...wordsOf(key),
        from: label,
        query: cleared,
      })),
    ],
  };
}

const otherWords: Readonly<Record<string, Pick<Relaxation, 'label' | 'to'>>> = {
  price: { label: 'Price', to: 'any price' },
  payment: { label: 'Monthly payment', to: 'any payment' },
  year: { label: 'Year', to: 'any year' },
  state: { label: 'State', to: 'any state' },
  dma: { label: 'Market', to: 'any market' },
  experience: { label: 'Category', to: 'all results' },
  marketExtension: { label: 'Home delivery', to: 'include extended home delivery' },
  showcaseOwnerId: { label: 'Seller', to: 'any seller' },
  isSponsorship: { label: 'Placement', to: 'all listings' },
  categorySearch: { label: 'Words', to: 'without these words' },
};

/** Chips of filter groups have keys like `makeCode:TOYOTA`. */
function wordsOf(key: string): Pick<Relaxation, 'label' | 'to'> {
  const name = key.split(':')[0];
  const group = filterGroupKeys.find((candidate) => candidate === name);
  if (group) return { label: filterGroup(group).label, to: withoutGroup(group) };
  return otherWords[key] ?? { label: 'Filter', to: 'any' };
}

/** What a car has or has not, as features, is not made any; it is left out. */
const requirements: readonly FilterGroupKey[] = [
  'featureCode',
  'homeServices',
  'vehicleExchange',
  'priceDrop',
  'feesTold',
];

function withoutGroup(group: FilterGroupKey): string {
  if (requirements.includes(group)) return 'not required';
  return `any ${filterGroup(group).label.toLowerCase()}`;
}

/** A quarter more, then as much as the cheapest car costs, in steps that people think in. */
function dearer(query: SearchQuery, cheapest: number | null): Relaxation[] {
  const { maxPrice: now } = query;
  if (now === undefined) return [];
  const step = now < 10_000 ? 500 : 2_500;
  const ceilings = [now * 1.25, ...(cheapest === null ? [] : [cheapest])];
  const from = priceLabel(undefined, now) ?? '';
  return ceilings.map((price) => {
    const maxPrice = Math.ceil(price / step) * step;
    const to = (priceLabel(undefined, maxPrice) ?? '').toLowerCase();
    const changed = withSettings(query, { maxPrice });
    return { key: 'dearer', label: 'Price', from, to, query: changed };
  });
}

/** Every radius that is at least twice as wide. */
function wider(query: SearchQuery): Relaxation[] {
  const { searchRadius: now } = query;
  if (query.zip === undefined || !now) return [];
  return searchRadii
    .filter((miles) => miles >= now * 2)
    .map((miles) => ({ ...atRadius(query, miles), from: mileWords(now), to: mileWords(miles) }));
}

function nationwide(query: SearchQuery): Relaxation[] {
  const { searchRadius: now } = query;
  if (query.zip === undefined || !now) return [];
  return [{ ...atRadius(query, 0), from: mileWords(now), to: 'nationwide' }];
}

function atRadius(query: SearchQuery, searchRadius: (typeof searchRadii)[number]) {
  const changed = withSettings(query, { searchRadius });
  return { key: `radius:${searchRadius}`, label: 'Distance', query: changed };
}

/** Another model in the place of the chosen make, series, model and trims. */
function otherModel(query: SearchQuery, modelCode: string, reference: Reference): Relaxation[] {
  const chosen = onlyModel(query.filters);
  const makeCode = reference.findModel(modelCode)?.makeCode;
  if (chosen === undefined || makeCode === undefined) return [];
  return [
    {
      key: `modelCode:${modelCode}`,
      label: 'Model',
      from: modelName(chosen, reference),
      to: modelName(modelCode, reference),
      query: withoutVehicle(query, { makeCode: [makeCode], modelCode: [modelCode] }),
    },
  ];
}
