import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareQuote, effectOfChange } from './compare-quote.ts';
import { draftQuote } from './draft-quote.ts';
import {
  amountDigits,
  type QuoteLine,
  quoteKinds,
  quoteLimits,
  quoteRows,
  quoteSum,
} from './quote.ts';
import {
  hasQuote,
  parseAmount,
  quoteFields,
  readQuote,
  typedLines,
  typedSum,
} from './read-quote.ts';

const amounts = fc.integer({ min: 0, max: quoteLimits.amount });
const names = fc
  .string({ minLength: 1, maxLength: quoteLimits.name })
  .map((name) => name.trim().replace(/\s+/g, ' '))
  .filter((name) => name !== '');
const line = (kinds: readonly QuoteLine['kind'][]) =>
  fc.record({ kind: fc.constantFrom(...kinds), name: names, amount: amounts });
const others = quoteKinds.filter((kind) => kind !== 'price');
/** Lines that a dealer may send: one of them is the price. */
const quotes = fc
  .tuple(line(['price']), fc.array(line(others), { maxLength: quoteLimits.lines - 1 }))
  .map(([price, more]) => [price, ...more]);

const fieldsOf = (lines: readonly { kind: string; name: string; amount: string }[]) =>
  Object.fromEntries(
    lines.flatMap((typed, place) => {
      const fields = quoteFields(place);
      return [
        [fields.kind, typed.kind],
        [fields.name, typed.name],
        [fields.amount, typed.amount],
      ];
    }),
  );

test('lines that are typed as they are read are the same lines, and come to the same', () => {
  fc.assert(
    fc.property(quotes, (lines) => {
      const fields = fieldsOf(
        lines.map((one) => ({ ...one, amount: `$${amountDigits(one.amount)}` })),
      );
      expect(readQuote(fields)).toEqual({ lines });
      expect(typedSum(typedLines(fields))).toBe(quoteSum(lines));
    }),
  );
});

test('no fields make it throw, and whatever it reads is within the limits', () => {
  const values = fc.oneof(fc.string(), fc.constantFrom(...quoteKinds), fc.integer().map(String));
  const fields = fc.dictionary(
    fc.oneof(
      fc.string(),
      fc
        .tuple(fc.nat(20), fc.constantFrom('kind', 'name', 'amount'))
        .map(([place, part]) => `line-${place}-${part}`),
    ),
    values,
  );
  fc.assert(
    fc.property(fields, (sent) => {
      const read = readQuote(sent);
      if ('problems' in read) {
        expect(Object.keys(read.problems)).not.toEqual([]);
        return;
      }
      expect(read.lines.length).toBeLessThanOrEqual(quoteLimits.lines);
      expect(read.lines.filter(({ kind }) => kind === 'price')).toHaveLength(1);
      for (const { name, amount } of read.lines) {
        expect(name.length).toBeLessThanOrEqual(quoteLimits.name);
        expect(amount).toBeLessThanOrEqual(quoteLimits.amount);
      }
    }),
  );
});

test.each([
  ['25,990', 25_990_00],
  ['$25990.5', 25_990_50],
  [' 0.05 ', 5],
  ['1,000,000', 1_000_000_00],
  ['1000000.01', null],
  ['-5', null],
  ['1e3', null],
  ['12,34', null],
  ['', null],
])('%j is read as %j cents', (text, cents) => expect(parseAmount(text)).toBe(cents));

test('each field says what is wrong with it, and a line without words is none', () => {
  const fields = fieldsOf([
    { kind: 'price', name: '', amount: '25990' },
    { kind: 'dealer-fee', name: 'Dealer fee', amount: '' },
    { kind: 'add-on', name: '', amount: '320' },
    { kind: 'add-on', name: 'x'.repeat(41), amount: 'a lot' },
    { kind: 'trade-in', name: '', amount: '' },
    { kind: 'gift', name: 'Hat', amount: '1' },
  ]);
  expect(readQuote(fields)).toEqual({
    problems: {
      'line-1-amount': expect.stringMatching(/^expected dollars from 0 to 1,000,000/),
      'line-2-name': 'expected a name of 1 to 40 characters',
      'line-3-name': 'expected a name of 1 to 40 characters',
      'line-3-amount': expect.stringMatching(/^expected dollars/),
    },
  });
});

test('a quote has one price and twelve lines at the most', () => {
  const fee = { kind: 'add-on', name: 'Mats', amount: '1' };
  const price = { kind: 'price', name: 'Price', amount: '1' };
  const problem = (lines: Parameters<typeof fieldsOf>[0]) => readQuote(fieldsOf(lines));
  const expected = (quote: string) => ({ problems: { quote } });
  expect(problem([])).toEqual(expected('expected 1 to 12 lines'));
  expect(problem([price, ...Array(12).fill(fee)])).toEqual(expected('expected 1 to 12 lines'));
  expect(problem([fee])).toEqual(expected('expected one line with the price of the car'));
  expect(problem([price, price])).toEqual(expected('expected one line with the price of the car'));
  expect(hasQuote({ quote: 'yes' })).toBe(true);
  expect(hasQuote(fieldsOf([price]))).toBe(false);
});

test('a trade-in and a rebate are taken off, and cents stand in all rows or in none', () => {
  const lines: QuoteLine[] = [
    { kind: 'price', name: 'Price', amount: 25_990_00 },
    { kind: 'rebate', name: 'Rebate', amount: 500_00 },
    { kind: 'trade-in', name: '2016 Honda Fit', amount: 8000_00 },
  ];
  expect(quoteSum(lines)).toBe(17_490_00);
  expect(quoteRows(lines)).toEqual({
    rows: [
      { place: 0, name: 'Price', amount: '$25,990' },
      { place: 1, name: 'Rebate', amount: '−$500' },
      { place: 2, name: '2016 Honda Fit', amount: '−$8,000' },
    ],
    total: { place: 3, name: 'Out the door', amount: '$17,490' },
  });
  const tax = { kind: 'tax' as const, name: 'Tax', amount: 1819_30 };
  expect(quoteRows([...lines, tax]).total.amount).toBe('$19,309.30');
});

test('what differs line by line makes up the difference of the sums', () => {
  fc.assert(
    fc.property(quotes, quotes, (quoted, own) => {
      const ours = own.filter(({ kind }) => kind !== 'add-on');
      const { changes, difference, isSame } = compareQuote(quoted, ours);
      const told = changes.reduce((sum, change) => sum + effectOfChange(change), 0);
      // What differs by less than a dollar is not told.
      expect(Math.abs(difference - told)).toBeLessThan(100 * (quoted.length + ours.length));
      expect(isSame).toBe(Math.abs(difference) < 100);
    }),
  );
});

test('a quote of our own lines is the same', () => {
  fc.assert(
    fc.property(quotes, (lines) => {
      const ours = lines.filter(({ kind }) => kind !== 'add-on');
      expect(compareQuote(ours, ours)).toEqual({ difference: 0, isSame: true, changes: [] });
    }),
  );
});

test('a form begins with our own lines, and asks for what we do not know', () => {
  const estimate = {
    lines: [
      { kind: 'price' as const, name: 'Price', amount: 25_990_00 },
      { kind: 'tax' as const, name: 'Georgia title tax, 7%', amount: 1819_00 },
      { kind: 'title' as const, name: 'Title and plate', amount: 38_00 },
      { kind: 'trade-in' as const, name: 'Trade-in', amount: 8000_50 },
    ],
    where: 'Georgia',
    isShoppers: false,
    tellsFee: false,
  };
  expect(draftQuote(estimate)).toEqual([
    { place: 0, kind: 'price', name: 'Price', amount: '25,990' },
    { place: 1, kind: 'dealer-fee', name: 'Dealer fee', amount: '' },
    { place: 2, kind: 'tax', name: 'Georgia title tax, 7%', amount: '1,819' },
    { place: 3, kind: 'title', name: 'Title and plate', amount: '38' },
    { place: 4, kind: 'trade-in', name: 'Trade-in', amount: '8,000.50' },
  ]);
  expect(draftQuote(null).map(({ amount }) => amount)).toEqual(['', '', '', '']);
});
