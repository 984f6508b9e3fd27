import { expect, test } from 'vitest';
import type { QuoteEstimate, QuoteKind, QuoteLine } from './quote.ts';
import { quoteNote } from './quote-words.ts';

const line = (kind: QuoteKind, amount: number, name: string = kind): QuoteLine => ({
  kind,
  name,
  amount: amount * 100,
});
const price = line('price', 25_990);
const fee = line('dealer-fee', 0);
const tax = line('tax', 1819);
const title = line('title', 38);
const own = [price, fee, tax, title];
const estimate: QuoteEstimate = {
  lines: own,
  where: 'Atlanta, GA 30303',
  isShoppers: true,
  tellsFee: true,
};
const noteOf = (lines: readonly QuoteLine[], change: Partial<QuoteEstimate> = {}) =>
  quoteNote({ lines, estimate: { ...estimate, ...change } });

test('the same lines come to the same sum', () => {
  expect(noteOf(own)).toEqual({
    isSame: true,
    head: 'Same sum as ours.',
    why: 'The price matches the listing, and no line was added.',
    ours: 'Ours is an estimate: $27,847 with the car registered in Atlanta, GA 30303.',
  });
});

test.each<[name: string, lines: readonly QuoteLine[], head: string, why: string]>([
  [
    'a line that was added',
    [...own, line('add-on', 320, 'Paint protection')],
    '$320 more than ours.',
    'Paint protection $320 was added. The price matches the listing.',
  ],
  [
    'several',
    [...own, line('add-on', 320, 'Paint'), line('add-on', 95, 'Locks'), line('add-on', 5, 'Mats')],
    '$420 more than ours.',
    'Paint $320, Locks $95 and Mats $5 were added. The price matches the listing.',
  ],
  [
    'a gift',
    [...own, line('add-on', 0, 'Mats')],
    'Same sum as ours.',
    'The price matches the listing, and no line was added.',
  ],
  [
    'another price and tax',
    [line('price', 26_490), fee, line('tax', 1854), title],
    '$535 more than ours.',
    'The price is $500 above the listing. The tax is $35 higher.',
  ],
  [
    'a discount that is taken back elsewhere',
    [line('price', 25_670), line('dealer-fee', 320), tax, title],
    'Same sum as ours.',
    'The price is $320 below the listing. The dealer fee is $320 higher.',
  ],
  [
    'lines that were left out',
    [price, fee],
    '$1,857 less than ours.',
    'The tax, $1,819 in ours, is not in it. Title and plate, $38 in ours, are not in it. The price matches the listing.',
  ],
  [
    'a rebate',
    [...own, line('rebate', 500)],
    '$500 less than ours.',
    'The rebate takes off $500. The price matches the listing.',
  ],
])('%s is told', (_, lines, head, why) => expect(noteOf(lines)).toMatchObject({ head, why }));

test('a trade-in that is worth less to the seller is told', () => {
  const lines = [...own, line('trade-in', 8000)];
  expect(noteOf([...own, line('trade-in', 7000)], { lines })).toMatchObject({
    head: '$1,000 more than ours.',
    why: 'Your trade-in is $1,000 lower. The price matches the listing.',
    ours: 'Ours is an estimate: $19,847, after $8,000 for a trade-in, with the car registered in Atlanta, GA 30303.',
  });
});

test('a fee that the listing does not tell was added, and ours says that it has none', () => {
  const lines = [price, tax, title];
  const note = noteOf([price, line('dealer-fee', 599, 'Doc fee'), tax, title], {
    lines,
    tellsFee: false,
    where: 'Georgia',
    isShoppers: false,
  });
  expect(note).toMatchObject({
    head: '$599 more than ours.',
    why: 'Doc fee $599 was added. The price matches the listing.',
    ours: 'Ours is an estimate: $27,847 with the car registered in Georgia, the seller’s state, as no ZIP code of yours was given. The listing does not tell the dealer fee, so ours has none.',
  });
});

test('without a sum of ours nothing is compared', () => {
  const note = quoteNote({ lines: own, estimate: null });
  expect(note).toMatchObject({ isSame: false, ours: '' });
  expect(note.head).toBe('We have no sum of our own for this car.');
});
