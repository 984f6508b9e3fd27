import { expect, test } from 'vitest';
import {
  keepNotices,
  noticeWords,
  parseKeptNotices,
  tradeInNotice,
  withSeen,
} from './wallet-notice.ts';

const deals = { kind: 'deal-updates', cars: 2, most: 800 } as const;
const tradeIn = { kind: 'trade-in', before: 8000, now: 7600 } as const;

test('a notice that was seen is shown again only when there is more to tell [stored.wallet-popover]', () => {
  const first = keepNotices([], [deals, tradeIn]);
  expect(first.map(({ isSeen }) => isSeen)).toEqual([false, false]);
  const [shown] = first;
  if (!shown) throw new Error('nothing to show');
  const seen = withSeen(first, shown);
  expect(keepNotices(seen, [deals, tradeIn])).toEqual(seen);
  expect(seen.map(({ isSeen }) => isSeen)).toEqual([true, false]);
  expect(keepNotices(seen, [{ ...deals, most: 900 }])).toMatchObject([{ isSeen: false }]);
  expect(keepNotices(seen, [])).toEqual([]);
});

test('what a browser kept is read back, and anything else is nothing', () => {
  const kept = [{ notice: tradeIn, isSeen: true }];
  expect(parseKeptNotices(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, '', '{', '[]', '[null]', '[{"notice":{"kind":"trade-in","now":"2"}}]'])
    expect(parseKeptNotices(text)).toEqual([]);
});

test('a notice says how many cars and by how much', () => {
  expect(noticeWords(deals)).toMatchObject({
    title: '2 cars you saved cost less',
    text: 'The price of one fell by $800 since you saved it.',
  });
  expect(noticeWords({ ...deals, cars: 1 }).title).toBe('A saved car costs less');
});

test('a trade-in is told of when its worth has moved [results.wallet-toast]', () => {
  expect(tradeInNotice(8000, 7850)).toBeNull();
  expect(tradeInNotice(8000, 7600)).toEqual(tradeIn);
  expect(noticeWords(tradeIn)).toMatchObject({
    title: 'Your trade-in is worth less',
    text: 'About $7,600 now, $400 less than in your wallet.',
  });
  expect(noticeWords({ ...tradeIn, now: 8250 }).title).toBe('Your trade-in is worth more');
});
