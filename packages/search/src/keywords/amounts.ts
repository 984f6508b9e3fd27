import type { SearchPatch } from '@forecourt/domain/keyword/search-patch';
import { toCents } from '@forecourt/domain/money/cents';
import { maxPriceFor, priceCeiling, usualTerms } from '@forecourt/domain/money/shopper-terms';
import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import {
  electricMileRanges,
  engineDisplacements,
  engines,
  mileageRanges,
  mpgRanges,
} from '@forecourt/domain/vehicle/codes';
import type { Meaning, SentenceContext } from './meaning.ts';

/** What amounts mean once it is known what they are amounts of. */

/** A number with how it was written. */
export interface Amount {
  readonly value: number;
  /** With `$`. */
  readonly isMoney: boolean;
  /** With `k`. */
  readonly isThousands: boolean;
}

/** Undefined: the words are no such amount after all. */
export type ReadAmounts = (
  amounts: readonly Amount[],
  context: SentenceContext,
) => Meaning | undefined;

const values = (group: FilterGroupKey, ...codes: readonly string[]): SearchPatch => ({
  filters: { [group]: codes },
});
/** A search narrowed by ranges, place or order, without a filter of a group. */
export const patch = (settings: Omit<SearchPatch, 'filters'>): SearchPatch => ({
  filters: {},
  ...settings,
});
/** The reason of words that are understood and can be no filter. */
export const noFilter = () => 'no_filter' as const;

/** Below, a number without `$` or `k` is no price. */
const leastPrice = 1000;
const leastPriceOfMoney = 100;
function isPrice({ value, isMoney, isThousands }: Amount): boolean {
  if (!Number.isInteger(value) || value > priceCeiling) return false;
  return value >= (isMoney ? leastPriceOfMoney : isThousands ? 1 : leastPrice);
}

/** `under 2015` is a year, `under 2000` a price. */
function isPlainYear({ value, isMoney, isThousands }: Amount, { thisYear }: SentenceContext) {
  if (isMoney || isThousands || !Number.isInteger(value)) return false;
  return value > 1950 && value <= thisYear + 1 && value % 100 !== 0;
}

/** `under 20k`; `under 2015` is the last year. */
export function priceAtMost([amount]: readonly Amount[], context: SentenceContext) {
  if (!amount) return undefined;
  if (isPlainYear(amount, context)) return patch({ endYear: amount.value });
  return isPrice(amount) ? patch({ maxPrice: amount.value }) : undefined;
}

/** `over 20k`; `over 2015` is the first year. */
export function priceAtLeast([amount]: readonly Amount[], context: SentenceContext) {
  if (!amount) return undefined;
  if (isPlainYear(amount, context)) return patch({ startYear: amount.value });
  return isPrice(amount) ? patch({ minPrice: amount.value }) : undefined;
}

/** `10 to 20k` is from ten thousand on. */
export function priceBetween([from, to]: readonly Amount[]) {
  if (!from || !to) return undefined;
  const isShort = to.isThousands && !from.isThousands && from.value < 1000;
  const min = isShort ? from.value * 1000 : from.value;
  const isRange = isPrice(to) && min < to.value && isPrice({ ...to, value: min });
  return isRange ? patch({ minPrice: min, maxPrice: to.value }) : undefined;
}

const aboutShare = 0.1;

/** `around 20k`: a tenth less up to a tenth more, in whole hundreds of dollars. */
export function priceAbout([amount]: readonly Amount[]) {
  if (!amount || !isPrice(amount)) return undefined;
  const { value } = amount;
  const round = (price: number) => Math.round(price / 100) * 100;
  const maxPrice = round(value * (1 + aboutShare));
  return maxPrice > priceCeiling
    ? undefined
    : patch({ minPrice: round(value * (1 - aboutShare)), maxPrice });
}

/** Prices that follow from payments are rounded down to so many dollars. */
const roundDollars = 100;

/** The highest round price whose estimated payment, as result cards show it, is no more than this. */
export function paymentAtMost([amount]: readonly Amount[]) {
  if (!amount || amount.value < 1) return undefined;
  const price = maxPriceFor(toCents(amount.value), usualTerms, false) ?? 0;
  const maxPrice = Math.floor(price / roundDollars) * roundDollars;
  return maxPrice < leastPriceOfMoney || maxPrice > priceCeiling ? undefined : patch({ maxPrice });
}

/** `$300 to $400 a month`: the upper bound as above. No price follows from the lower one. */
export function paymentBetween([from, to]: readonly Amount[]) {
  return from && to && from.value < to.value ? paymentAtMost([to]) : undefined;
}

/** A limit of the odometer, as its band where there is one. */
export function mileageAtMost([amount]: readonly Amount[]) {
  const miles = amount?.value ?? 0;
  if (amount?.isMoney || !Number.isInteger(miles) || miles < 1 || miles > 9_999_999) {
    return undefined;
  }
  const band = mileageRanges.find(({ code }) => code === `-${miles}`);
  return values('mileage', band?.code ?? String(miles));
}

/** `over 100,000 miles` is a band; no other least mileage is a filter. */
export function mileageAtLeast([amount]: readonly Amount[]): Meaning | undefined {
  return amount && amount.value >= 100_000 && amount.value <= 100_001
    ? values('mileage', '100001-')
    : 'no_filter';
}

/** A price that no other word explains: the most that the car may cost. */
export function barePrice([amount]: readonly Amount[]) {
  const isTold = amount && (amount.isMoney || amount.isThousands);
  return isTold && isPrice(amount) ? patch({ maxPrice: amount.value }) : undefined;
}

/** Every band that has longer ranges than this; none that is needed is left out. */
export function rangeAtLeast([amount]: readonly Amount[]) {
  if (!amount || amount.isMoney || amount.value < 1) return undefined;
  const bands = electricMileRanges.filter(({ max }) => max > amount.value);
  return values('electricMileRange', ...bands.map(({ code }) => code).sort());
}

/** The highest band that has every car of this economy or a better one. */
export function economyAtLeast([amount]: readonly Amount[]): Meaning | undefined {
  const band = mpgRanges.findLast(({ min }) => min <= (amount?.value ?? 0));
  return band && !amount?.isMoney ? values('mpgRange', band.code) : 'no_filter';
}

/** `2015 to 2018`, both included; undefined when they stand the other way round. */
export function yearsBetween([from, to]: readonly Amount[]) {
  return from && to && from.value <= to.value
    ? patch({ startYear: from.value, endYear: to.value })
    : undefined;
}

/** `from 2015`, and `newer than 2015` with a step of 1. */
export const yearFrom =
  (step = 0): ReadAmounts =>
  ([year]) =>
    year && patch({ startYear: year.value + step });
/** `up to 2015`, and `older than 2015` with a step of −1. */
export const yearTo =
  (step = 0): ReadAmounts =>
  ([year]) =>
    year && patch({ endYear: year.value + step });

/** `2015`: that model year alone. */
export function exactYear([year]: readonly Amount[]) {
  return year && patch({ startYear: year.value, endYear: year.value });
}

const maxAge = 60;
/** `3 years old`: `toPatch` is given the model year of a car of that age. */
export const age =
  (toPatch: (year: number) => SearchPatch): ReadAmounts =>
  ([amount], { thisYear }) =>
    amount && Number.isInteger(amount.value) && amount.value <= maxAge
      ? toPatch(thisYear - amount.value)
      : undefined;

/** Miles that the radius may be; more is nationwide. */
const maxRadius = 500;

/** `within 50 miles`; beyond the widest radius there is, the whole country, which is 0. */
export function radius([amount]: readonly Amount[]) {
  if (!amount || amount.isMoney || !Number.isInteger(amount.value) || amount.value < 1) {
    return undefined;
  }
  return patch({ searchRadius: amount.value > maxRadius ? 0 : amount.value });
}

/** `2.5 liter`: the band that the litres, rounded to a tenth, lie in; undefined where none has them. */
export function displacement([amount]: readonly Amount[]) {
  const liters = Math.round((amount?.value ?? 0) * 10) / 10;
  const band = engineDisplacements.find(({ min, max }) => liters >= min && liters <= max);
  return band && values('engineDisplacement', band.code);
}

/** `6 cylinder`: the engine of so many, where the vocabulary has one. */
export function cylinders([amount]: readonly Amount[]): Meaning | undefined {
  const engine = engines.find(({ code }) => code === `${amount?.value}CLDR`);
  return engine ? values('engineCode', engine.code) : 'no_filter';
}

/** `4 door`: two to five. */
export function doors([amount]: readonly Amount[]): Meaning | undefined {
  const isKnown = amount && [2, 3, 4, 5].includes(amount.value);
  return isKnown ? values('doorCode', String(amount.value)) : 'no_filter';
}

const thirdRow = '1306';

/** Seats are no filter, but more than five need a third row. */
export function seats([amount]: readonly Amount[]): Meaning | undefined {
  return amount && amount.value >= 6 && amount.value <= 9
    ? values('featureCode', thirdRow)
    : 'no_filter';
}
