import type { Brand } from '../brand/brand.ts';
import { searchRadii } from '../vehicle/codes.ts';
import type { Reference } from '../vehicle/reference.ts';
import { type Chip, chips, clearedOfAll } from './chips.ts';
import { withSettings } from './edit-search.ts';
import {
  type FilterGroupKey,
  filterGroup,
  filterGroupKeys,
  vehicleTreeGroups,
} from './filter-groups.ts';
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

/** What brings cars to a search, most cars first, and the cars nearest to what was asked for. */
export interface Relaxations {
  /** Single changes; or, where none of them helps, the parts of the search, each alone. */
  readonly kind: 'change' | 'part';
  readonly ways: readonly (Relaxation & { readonly total: number })[];
  readonly alternatives: readonly SearchHit[];
}

/**
 * The single changes that could bring cars, whole search otherwise kept: a dearer price, a wider
 * radius, and every chip removed. Which of them do is for the engine to count.
 */
export function relaxations(query: SearchQuery, brand: Brand, reference: Reference): Relaxation[] {
  const removals = chips(query, brand, reference).map(({ key, label, cleared }) => ({
    key,
    ...wordsOf(key),
    from: label,
    query: cleared,
  }));
  return [...dearer(query), ...wider(query), ...removals];
}

const otherWords: Readonly<Record<string, Pick<Relaxation, 'label' | 'to'>>> = {
  price: { label: 'Price', to: 'any price' },
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
];

function withoutGroup(group: FilterGroupKey): string {
  if (requirements.includes(group)) return 'not required';
  return `any ${filterGroup(group).label.toLowerCase()}`;
}

/** A quarter more, in steps that people think in. */
function dearer(query: SearchQuery): Relaxation[] {
  if (query.maxPrice === undefined) return [];
  const step = query.maxPrice < 10_000 ? 500 : 2_500;
  const maxPrice = Math.ceil((query.maxPrice * 1.25) / step) * step;
  const from = priceLabel(undefined, query.maxPrice) ?? '';
  const to = (priceLabel(undefined, maxPrice) ?? '').toLowerCase();
  return [{ key: 'dearer', label: 'Price', from, to, query: withSettings(query, { maxPrice }) }];
}

/** The next radius that is at least twice as wide, and nationwide. */
function wider(query: SearchQuery): Relaxation[] {
  const { searchRadius: now } = query;
  if (query.zip === undefined || !now) return [];
  const next = searchRadii.find((miles) => miles >= now * 2);
  return [next, 0].flatMap((miles) =>
    miles === undefined
      ? []
      : [
          {
            key: `radius:${miles}`,
            label: 'Distance',
            from: `${now} miles`,
            to: miles === 0 ? 'nationwide' : `${miles} miles`,
            query: withSettings(query, { searchRadius: miles }),
          },
        ],
  );
}

/** What is kept of a search: values of some filter groups, or one of the ranges. */
interface Part {
  readonly chips: readonly Chip[];
  readonly query: SearchQuery;
}

/**
 * For a search that no single change brings cars to: its parts, each alone, the vehicle before all
 * others, and at last none of them. Of each the ways are given in the order to try them: where the
 * shopper looks, then nationwide.
 */
export function partsAlone(query: SearchQuery, brand: Brand, reference: Reference): Relaxation[][] {
  const all = chips(query, brand, reference);
  if (all.length === 0) return [];
  const nothing = clearedOfAll(query, brand);
  const parts: readonly Part[] = [
    ...[vehicleTreeGroups, ...otherGroups.map((group) => [group])].map((groups) => ({
      chips: all.filter(({ key }) => groups.some((group) => key.startsWith(`${group}:`))),
      query: withFilters(nothing, query, groups),
    })),
    ...ranges.map(({ key, names }) => ({
      chips: all.filter((chip) => chip.key === key),
      query: withSettings(nothing, Object.fromEntries(names.map((name) => [name, query[name]]))),
    })),
  ].filter((part) => part.chips.length > 0);
  return [...parts, { chips: [], query: nothing }].map((part) =>
    nearThenAnywhere(part, all.length),
  );
}

const otherGroups = filterGroupKeys.filter(
  (group) => !vehicleTreeGroups.some((ofVehicle) => ofVehicle === group),
);

const ranges = [
  { key: 'year', names: ['startYear', 'endYear'] },
  { key: 'price', names: ['minPrice', 'maxPrice'] },
] as const;

function withFilters(
  nothing: SearchQuery,
  { filters }: SearchQuery,
  groups: readonly FilterGroupKey[],
): SearchQuery {
  const kept = groups.map((group) => [group, filters[group]]).filter(([, values]) => values);
  return { ...nothing, filters: { ...nothing.filters, ...Object.fromEntries(kept) } };
}

function nearThenAnywhere({ chips: kept, query }: Part, chipCount: number): Relaxation[] {
  const names = kept.map(({ label }) => label.replace(/^(Under|Over|Between) /, lowerCase));
  const to = kept.length > 0 ? `only ${names.join(' and ')}` : 'no filters';
  const near = {
    key: `only:${kept.map(({ key }) => key).join(' ')}`,
    label: 'Filters',
    from: `all ${chipCount}`,
    to,
    query,
  };
  if (query.zip === undefined || !query.searchRadius) return [near];
  const anywhere = withSettings(query, { searchRadius: 0 });
  return [near, { ...near, key: `${near.key} 0`, to: `${to}, nationwide`, query: anywhere }];
}

const lowerCase = (word: string) => word.toLowerCase();
