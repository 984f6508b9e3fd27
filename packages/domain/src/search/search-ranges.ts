import type { Brand } from '../brand/brand.ts';
import { groupDigits } from '../vehicle/group-digits.ts';
import type { PathFacts } from './address/path-grammar.ts';
import { parsePriceInput, priceMessages } from './price-input.ts';
import { type InvalidParameters, readNumber } from './search-parameters.ts';

/** Model years that an address can name; `0` is "any". */
const firstYear = 1900;
const lastYear = 2099;

/** Records at the most in one answer. */
export const maxRecords = 100;

/** What the path says goes before the query; what the query says instead is passed over. */
export function ofPath(
  inPath: number | undefined,
  name: string,
  sent: number | undefined,
  invalid: InvalidParameters,
): number | undefined {
  if (inPath === undefined) return sent;
  if (sent && sent !== inPath) invalid.passOver(name, String(sent), `${inPath}, as the path says`);
  return inPath;
}

/** First and last model year. A range that is the wrong way round is kept, shown, and invalid. */
export function readYears(
  parameters: URLSearchParams,
  facts: PathFacts,
  invalid: InvalidParameters,
) {
  const expected = `a model year from ${firstYear} to ${lastYear}`;
  const read = (name: string) => {
    const bounds = { min: firstYear, max: lastYear, expected };
    const isAny = parameters.get(name) === '0';
    const sent = isAny ? undefined : readNumber(parameters, name, bounds, invalid);
    return ofPath(facts.year, name, sent, invalid);
  };
  const startYear = read('startYear');
  const endYear = read('endYear');
  if (startYear !== undefined && endYear !== undefined && startYear > endYear) {
    invalid.add('endYear', String(endYear), `a year not before ${startYear}`);
  }
  return { startYear, endYear };
}

/** Price bounds as the price inputs read them, so that a form works without script. */
export function readPrices(
  parameters: URLSearchParams,
  facts: PathFacts,
  invalid: InvalidParameters,
) {
  const read = (name: string) => readDollars(parameters, { name, ...prices }, invalid);
  const from = read('minPrice') || undefined;
  const minPrice = ofPath(facts.minPrice, 'minPrice', from, invalid) || undefined;
  const to = read('maxPrice');
  if (to === 0 && facts.maxPrice) invalid.add('maxPrice', '0', priceMessages.zero);
  const maxPrice = ofPath(facts.maxPrice, 'maxPrice', to, invalid);
  const message = priceMessage(minPrice, maxPrice);
  if (message !== undefined) invalid.add('maxPrice', String(maxPrice), message);
  return { minPrice, maxPrice };
}

/** Dollars a month that no car costs. */
export const maxMonthly = 99_999;

/** Bounds of the monthly payment. */
export function readPayments(parameters: URLSearchParams, invalid: InvalidParameters) {
  const read = (name: string) => readDollars(parameters, { name, ...payments }, invalid);
  const minPayment = read('minPayment') || undefined;
  const maxPayment = read('maxPayment');
  if (maxPayment === 0) invalid.add('maxPayment', '0', 'a payment greater than 0');
  if (minPayment !== undefined && maxPayment !== undefined && minPayment > maxPayment)
    invalid.add('maxPayment', String(maxPayment), `a payment not below ${minPayment}`);
  return { minPayment, maxPayment };
}

/** Dollars that no car costs, and the most that a path can say. */
const highestPrice = 99_999_999;

const prices = { most: highestPrice, unit: 'dollars' } as const;
const payments = { most: maxMonthly, unit: 'dollars a month' } as const;

/** What is above the highest is the highest: the inputs take more digits. */
function readDollars(
  parameters: URLSearchParams,
  { name, most, unit }: { readonly name: string; readonly most: number; readonly unit: string },
  invalid: InvalidParameters,
): number | undefined {
  const text = parameters.get(name) ?? '';
  const amount = parsePriceInput(text);
  const limit = groupDigits(most);
  if (amount === undefined) invalid.add(name, text, `whole ${unit}, at most ${limit}`);
  if ((amount ?? 0) <= most) return amount ?? undefined;
  invalid.limit(name, text, `at most ${limit} ${unit}`);
  return most;
}

function priceMessage(min: number | undefined, max: number | undefined): string | undefined {
  if (max === 0) return priceMessages.zero;
  if (min === undefined || max === undefined) return undefined;
  if (min === max) return priceMessages.same;
  return max < min ? priceMessages.order : undefined;
}

/** No market has a record beyond. */
const maxRecord = 9_999_999;

/** Page and page size; `firstRecord` of older addresses is turned into the page that holds it. */
export function readPage(parameters: URLSearchParams, brand: Brand, invalid: InvalidParameters) {
  const whole = (name: string, min: number) =>
    readNumber(
      parameters,
      name,
      { min, max: maxRecord, expected: `a whole number from ${min} to ${maxRecord}` },
      invalid,
    );
  const sent = whole('numRecords', 1) ?? brand.pageSize;
  if (sent > maxRecords) invalid.limit('numRecords', String(sent), `at most ${maxRecords}`);
  const numRecords = Math.min(maxRecords, sent === 25 ? brand.pageSize : sent);
  const firstRecord = whole('firstRecord', 0);
  const page =
    whole('page', 1) ?? (firstRecord === undefined ? 1 : Math.floor(firstRecord / numRecords) + 1);
  return { page, numRecords };
}
