import type { Brand } from '@forecourt/domain/brand/brand';
import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import { roundDollars } from '@forecourt/domain/money/cents';
import {
  monthlyPayment,
  type ShopperTerms,
  termsWords,
} from '@forecourt/domain/money/shopper-terms';
import type { ParsedSearch } from '@forecourt/domain/search/address/parse-search-url';
import { yearLabel } from '@forecourt/domain/search/chips';
import { type FilterGroupKey, filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import { priceBuckets } from '@forecourt/domain/search/histograms';
import { priceMessages, refusedPrice } from '@forecourt/domain/search/price-input';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import { paymentLabel, priceLabel } from '@forecourt/domain/search/search-names';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search/search-query';
import { type YearOption, yearOptions } from '@forecourt/domain/search/year-options';
import type { ListingType } from '@forecourt/domain/vehicle/codes';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { OfferedPackages } from '@forecourt/domain/vehicle/offered-packages';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { toLocationChoices } from './location/location-choices.ts';
import { type OptionGroup, type PanelGroups, selects, toOptionGroups } from './option-groups.ts';
import { strayPackages, toVehicleChoices, type VehicleChoice } from './vehicle-choices.ts';

/** How many cars each model year has. */
interface YearBars {
  readonly years: readonly number[];
  readonly counts: readonly number[];
}

export interface FilterPanelData {
  readonly zip: string;
  /** Why the ZIP cannot be searched at; null when it can. */
  readonly zipProblem: string | null;
  readonly radius: string;
  readonly radii: readonly YearOption[];
  /** Whether cars from beyond the radius that are delivered are shown; null where nobody is asked. */
  readonly includesDelivery: boolean | null;
  readonly vehicles: readonly VehicleChoice[];
  /** Why packages cannot be chosen; null when they can. */
  readonly packagesProblem: string | null;
  readonly startYears: readonly YearOption[];
  readonly startYear: string;
  readonly endYears: readonly YearOption[];
  readonly endYear: string;
  readonly yearSummary: string;
  readonly yearBars: YearBars;
  readonly minPrice: string;
  readonly maxPrice: string;
  /** What is paid a month at the most. */
  readonly maxPayment: string;
  readonly payments: PaymentScale;
  /** Why the two prices cannot be; null when they can. */
  readonly priceProblem: string | null;
  readonly priceSummary: string;
  readonly priceBars: readonly number[];
  readonly mileageBars: readonly number[];
  /** The upper end of the chosen mileage; null when it has none or there are several. */
  readonly maxMiles: number | null;
  readonly groups: Readonly<Partial<Record<FilterGroupKey, OptionGroup>>>;
  /** What the form must carry along unseen. */
  readonly hidden: readonly (readonly [string, string])[];
}

/** The panel as a page renders it. */
export interface ShownPanel extends Omit<FilterPanelData, 'groups'> {
  readonly groups: PanelGroups;
  /** Groups whose sections the address opens. */
  readonly opened: readonly string[];
}

/** Everything that the filter panel renders for a search and its counts. */
export function toFilterPanelData(
  { query, invalid }: Pick<ParsedSearch, 'query' | 'invalid'>,
  result: SearchResult,
  surroundings: {
    readonly brand: Pick<Brand, 'defaultSort' | 'makeCode'>;
    readonly reference: VehicleReference;
    readonly currentYear: number;
    readonly flags: FeatureFlags;
    readonly terms: ShopperTerms;
    /** Null when they could not be told. */
    readonly offeredPackages: OfferedPackages | null;
  },
): FilterPanelData {
  const { reference, currentYear, flags, offeredPackages, terms, brand } = surroundings;
  const groups = toOptionGroups(query, result, surroundings);
  return {
    ...toLocationChoices(query, invalid),
    includesDelivery: flags.has('market_extension') ? query.marketExtension === 'include' : null,
    vehicles: toVehicleChoices(query, result, { reference, brand, offeredPackages }),
    packagesProblem: offeredPackages === null ? packagesTimedOut : null,
    ...yearPart(query, result, currentYear),
    ...pricePart(query, invalid),
    maxPayment: query.maxPayment === undefined ? '' : groupDigits(query.maxPayment),
    payments: paymentScale(query, terms),
    priceBars: result.histograms?.price ?? [],
    mileageBars: result.histograms?.mileage ?? [],
    maxMiles: maxMiles(query.filters.mileage ?? []),
    groups,
    hidden: hiddenFields(query, groups, strayPackages(query, reference), brand),
  };
}

/** What a look-up of packages says that got no answer. */
const packagesTimedOut = 'Request timed out';

function yearPart({ filters, startYear, endYear }: SearchQuery, result: SearchResult, now: number) {
  const conditions = (filters.listingType ?? []) as readonly ListingType[];
  const available = [...(result.histograms?.year.keys() ?? [])];
  const listed = (chosen: number | undefined) => yearOptions(conditions, now, available, chosen);
  const startYears = listed(startYear);
  return {
    startYears,
    startYear: startYear?.toString() ?? '',
    endYears: startYear === endYear ? startYears : listed(endYear),
    endYear: endYear?.toString() ?? '',
    yearSummary: yearLabel(startYear, endYear) ?? 'Any',
    yearBars: yearBars(result.histograms?.year ?? new Map(), [startYear, endYear]),
  };
}

/** Older cars are counted with the oldest that has a bar of its own. */
const maxYearBars = 25;

/** Every model year from the oldest to the newest, those without cars too, so that the bars are evenly spaced. */
function yearBars(
  counts: ReadonlyMap<number, number>,
  chosen: readonly (number | undefined)[],
): YearBars {
  const known = [...counts.keys(), ...chosen.filter((year) => year !== undefined)];
  if (known.length === 0) return { years: [], counts: [] };
  const newest = Math.max(...known);
  const oldest = Math.max(Math.min(...known), newest - maxYearBars + 1);
  const years = Array.from({ length: newest - oldest + 1 }, (_, place) => oldest + place);
  const older = [...counts].filter(([year]) => year < oldest);
  const before = older.reduce((sum, [, count]) => sum + count, 0);
  return {
    years,
    counts: years.map((year) => (counts.get(year) ?? 0) + (year === oldest ? before : 0)),
  };
}

function maxMiles(chosen: readonly string[]): number | null {
  const [only] = chosen;
  const miles = Number(/^-?(\d+)$/.exec(only ?? '')?.[1]);
  return chosen.length === 1 && miles > 0 ? miles : null;
}

/** Of two prices that cannot be the maximum is cleared. */
function pricePart(
  { minPrice, maxPrice, minPayment, maxPayment }: SearchQuery,
  invalid: ParsedSearch['invalid'],
) {
  const refused = invalid.find(isPriceProblem);
  const problem = refused ? refusedPrice(refused.expected, refused.value) : null;
  return {
    minPrice: minPrice === undefined ? '' : groupDigits(minPrice),
    maxPrice: problem !== null || maxPrice === undefined ? '' : groupDigits(maxPrice),
    priceProblem: problem,
    priceSummary:
      [priceLabel(minPrice, maxPrice), paymentLabel(minPayment, maxPayment)]
        .filter(Boolean)
        .join(', ') || 'Any',
  };
}

/** The price slider's scale read in payments. */
interface PaymentScale {
  /** Prices evenly spaced from its lower end to its upper, each with its payment a month in whole dollars. */
  readonly marks: readonly { readonly price: string; readonly payment: string }[];
  readonly terms: string;
}

function paymentScale({ filters }: SearchQuery, terms: ShopperTerms): PaymentScale {
  const isNew = filters.listingType?.join() === 'NEW';
  const top = (priceBuckets.at(-1) ?? 0) + (priceBuckets[1] ?? 0);
  return {
    marks: [0, 1, 2, 3].map((third) => {
      const price = (top * third) / 3;
      return {
        price: price === 0 ? '$0' : `$${price / 1000}k`,
        payment: roundDollars(monthlyPayment(price, terms, isNew)),
      };
    }),
    terms: termsWords(terms, isNew),
  };
}

const isPriceProblem = ({ expected }: InvalidParameter) =>
  Object.values<string>(priceMessages).includes(expected);

/** Whether the panel itself says what is wrong with a parameter. */
export function isToldInPanel(problem: InvalidParameter): boolean {
  return problem.parameter === 'zip' || isPriceProblem(problem);
}

/** Settings without a control, and choices of the groups that are not shown. */
function hiddenFields(
  query: SearchQuery,
  shown: FilterPanelData['groups'],
  packages: readonly string[],
  brand: Pick<Brand, 'defaultSort'>,
): [string, string][] {
  const unseen = filterGroupKeys.filter((key) => !(selects.includes(key) || shown[key]));
  const fields: [string, string | number | undefined][] = [
    // With no condition ticked every condition is meant, not the brand's default.
    ['allListingType', 'all'],
    ['sortBy', query.sortBy === brand.defaultSort ? undefined : query.sortBy],
    ['experience', query.experience],
    ['state', query.state],
    ['dma', query.dma],
    ['minPayment', query.minPayment],
    ['isSponsorship', query.isSponsorship ? 'true' : undefined],
    ['showcaseOwnerId', query.showcaseOwnerId],
    ['categorySearch', query.categorySearch],
    ['numRecords', query.numRecords],
    ...packages.map((code): [string, string] => ['packages', code]),
    ...unseen.flatMap((key) =>
      (query.filters[key] ?? []).map((code): [string, string] => [key, code]),
    ),
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
}
