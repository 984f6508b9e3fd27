import {
  type Amount,
  age,
  barePrice,
  cylinders,
  displacement,
  doors,
  economyAtLeast,
  exactYear,
  mileageAtLeast,
  mileageAtMost,
  noFilter,
  patch,
  paymentAtMost,
  paymentBetween,
  priceAbout,
  priceAtLeast,
  priceAtMost,
  priceBetween,
  type ReadAmounts,
  radius,
  rangeAtLeast,
  seats,
  yearFrom,
  yearsBetween,
  yearTo,
} from './amounts.ts';
import type { Reading, SentenceContext } from './meaning.ts';
import type { Word } from './words.ts';

/** Finding amounts: prices, years, miles, economy, sizes. */

interface Rule {
  readonly pattern: RegExp;
  readonly read: ReadAmounts;
}

/** Parts of patterns, by the name that stands for them in braces. */
const parts: Readonly<Record<string, string>> = {
  n: '(\\$?\\d+(?:\\.\\d+)?k?)',
  year: '((?:19|20)\\d\\d)',
  under:
    '(?:(?:is |are |of )?(?:under|below|less than|lower than|fewer than|no more than|not more than|not over|no higher than|up to|upto|at most|max(?:imum)?(?: of)?|cheaper than|<=?))',
  over: '(?:over|above|more than|higher than|greater than|at least|no less than|not under|min(?:imum)?(?: of)?|starting at|>=?)',
  orLess: '(?:(?:or|and) (?:less|under|below|fewer|cheaper|lower)|max(?:imum)?|tops)',
  orMore: '(?:\\+|(?:or|and) (?:more|over|above|up|higher|greater|better)|plus|min(?:imum)?)',
  miles: '(?:miles|mile|mi)',
  dollars: '(?:dollars|bucks|usd)',
  money: '(\\$\\d+(?:\\.\\d+)?k?)',
  month: '(?:(?:a |per |each |every )(?:month|mo)|mo|monthly)',
  payment: '(?:{n} (?:{dollars} )?{month}|{money} month|{n} {dollars} month)',
  term: '(?:loan|financing|finance|warranty|old|lease|term)',
  economy: '(?:mpg|{miles} per gallon)',
  range: '(?:(?:of )?(?:electric )?range)',
};

function expand(source: string): string {
  const expanded = source.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
  return expanded === source ? source : expand(expanded);
}

function rule(source: string, read: ReadAmounts): Rule {
  return { pattern: new RegExp(`^(?:${expand(source)})(?= |$)`), read };
}

/** The longest match wins, of equally long ones the first. */
const rules: readonly Rule[] = [
  rule('(\\d\\d?) mo', noFilter),
  rule('{n} (?:{dollars} )?(?:cash )?down(?: payments?)?|down payments? (?:of )?{n}', noFilter),
  rule('(?:payments? )?(?:{under} )?{payment}(?: payments?)?', paymentAtMost),
  rule('(?:monthly )?payments? (?:of |is )?(?:{under} )?{n}(?: {dollars})?', paymentAtMost),
  rule('(?:payments? )?(?:of |between |from )?{n} (?:to|and) {payment}', paymentBetween),
  rule('(?:monthly )?payments? (?:of |between |from )?{n} (?:to|and) {n}', paymentBetween),
  rule('{over} {payment}(?: payments?)?', noFilter),
  rule('(?:{under} |{over} )?{n} (?:months?|mos?)(?: {term})?', noFilter),
  rule('{over} {n} {miles} {range}|{n} (?:{orMore} )?{miles} {range}', rangeAtLeast),
  rule('(?:electric )?range (?:of )?(?:{over} )?{n}(?: {orMore})?(?: {miles})?', rangeAtLeast),
  rule('{under} {n} {miles} {range}', noFilter),
  rule('(?:{over} )?{n} (?:{orMore} )?{economy}(?: {orMore})?', economyAtLeast),
  rule('{economy} (?:of )?(?:{over} )?{n}(?: {orMore})?', economyAtLeast),
  rule('{under} {n} {economy}', noFilter),
  rule('(?:mileage )?{under} {n} (?:{miles}|mileage)', mileageAtMost),
  rule('{n} {miles}(?= (?:of|from|around) )', radius),
  rule('mileage {under} {n}|{n} (?:{orLess} )?{miles}(?: {orLess})?', mileageAtMost),
  rule('(?:mileage )?{over} {n} {miles}|{n} (?:{orMore} {miles}|{miles} {orMore})', mileageAtLeast),
  rule('(?:between |from )?{n} (?:to|and) {n} {miles}', noFilter),
  rule('within (?:a |an )?{n} (?:{miles}|mile radius)', radius),
  rule('(?:a )?{n} {miles} radius|radius (?:of )?{n}(?: {miles})?', radius),
  rule('(?:between |from )?{year} (?:to|and|through|thru|until) {year}', yearsBetween),
  rule(
    '{year} (?:\\+|(?:or|and) (?:newer|up|later|above|better|higher)|plus|newer|onwards?)',
    yearFrom(),
  ),
  rule('(?:since|from|starting(?: in)?|not older than|no older than|at least) {year}', yearFrom()),
  rule('(?:newer than|after|later than) {year}', yearFrom(1)),
  rule('{year} (?:(?:or|and) (?:older|earlier|below|before))', yearTo()),
  rule('(?:until|not newer than|no newer than) {year}', yearTo()),
  rule('(?:before|older than|prior to|pre) {year}', yearTo(-1)),
  rule('(?:year |model year )?{year}(?: model(?: year)?)?', exactYear),
  rule(
    '(?:{under}|newer than|within) {n} (?:years?|yrs?)(?: old)?|(?:the )?(?:last|past) {n} (?:years?|yrs?)',
    age((startYear) => patch({ startYear })),
  ),
  rule(
    '(?:{over}|older than) {n} (?:years?|yrs?)(?: old)?',
    age((endYear) => patch({ endYear })),
  ),
  rule(
    '{n} (?:years?|yrs?) old',
    age((year) => patch({ startYear: year, endYear: year })),
  ),
  rule('{n} (?:liters?|litres?|l)(?: engine)?', displacement),
  rule('{n} (?:cylinders?|cyl)(?: engine)?', cylinders),
  rule('{n} (?:doors?|dr)', doors),
  // A van for many is called after them: `15 passenger van`.
  rule('{n} (?:seats?|seaters?|passengers?(?! vans?(?: |$)))|([6-9]) passengers?', seats),
  rule(
    '(?:price |priced |costs? |costing |budget )?(?:between |from )?{n} (?:to|and) {n}(?: {dollars})?',
    priceBetween,
  ),
  rule('(?:price |priced |costs? |costing |budget )?{under} {n}(?: {dollars})?', priceAtMost),
  rule('(?:price |priced |costs? |costing )?{over} {n}(?: {dollars})?', priceAtLeast),
  rule('{n} (?:{dollars} )?{orLess}', priceAtMost),
  rule('{n} (?:{dollars} )?{orMore}', priceAtLeast),
  rule(
    '(?:price |priced )?(?:around|about|approximately|roughly|approx) {n}(?: {dollars})?',
    priceAbout,
  ),
  rule(
    '(?:budget|price)(?: is| of)? {n}(?: {dollars})?|for {n} {dollars}|{n} {dollars}',
    priceAtMost,
  ),
  rule('(?:for )?{n}', barePrice),
];

/** The largest number of words that a rule may take. */
const maxWords = 12;

/** The amount that the words from `at` on tell; undefined when they tell none. */
export function readQuantity(
  words: readonly Word[],
  at: number,
  context: SentenceContext,
): Reading | undefined {
  const text = words
    .slice(at, at + maxWords)
    .map(render)
    .join(' ');
  let best: Reading | undefined;
  for (const { pattern, read } of rules) {
    const match = pattern.exec(text);
    const length = match ? match[0].trimEnd().split(' ').length : 0;
    if (!match || length <= (best?.length ?? 0)) continue;
    const amounts = match.slice(1).filter((amount) => amount !== undefined);
    const meaning = read(amounts.map(parseAmount), context);
    if (meaning !== undefined) best = { length, meaning };
  }
  return best;
}

function render({ folded, number }: Word): string {
  if (!number) return folded;
  return `${number.isMoney ? '$' : ''}${number.value}${number.isThousands ? 'k' : ''}`;
}

function parseAmount(text: string): Amount {
  return {
    value: Number(text.replace(/[$k]/g, '')),
    isMoney: text.startsWith('$'),
    isThousands: text.endsWith('k'),
  };
}

/** Words of the patterns: they are right as they are, however near they come to a car's name. */
export const quantityWords: readonly string[] = [
  ...new Set(rules.flatMap(({ pattern }) => pattern.source.match(/[a-z]{3,}/g) ?? [])),
];
