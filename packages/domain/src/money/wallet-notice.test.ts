import { expect, test } from 'vitest';
import { keepNotice, noticeWords, parseKeptNotice } from './wallet-notice.ts';

const notice = { kind: 'deal-updates', cars: 2, most: 800 } as const;

test('a notice that was seen is shown again only when there is more to tell [stored.wallet-popover]', () => {
  const first = keepNotice(null, notice);
  expect(first).toEqual({ notice, isSeen: false });
  const seen = { notice, isSeen: true };
  expect(keepNotice(seen, notice)).toEqual(seen);
  expect(keepNotice(seen, { ...notice, most: 900 })).toMatchObject({ isSeen: false });
  expect(keepNotice(seen, null)).toBeNull();
});

test('what a browser kept is read back, and anything else is nothing', () => {
  const kept = { notice, isSeen: true };
  expect(parseKeptNotice(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, '', '{', '[]', '{"notice":{"kind":"deal-updates","cars":"2"}}'])
    expect(parseKeptNotice(text)).toBeNull();
});

test('a notice says how many cars and by how much', () => {
  expect(noticeWords(notice)).toMatchObject({
    title: '2 cars you saved cost less',
    text: 'The price of one fell by $800 since you saved it.',
  });
  expect(noticeWords({ ...notice, cars: 1 }).title).toBe('A saved car costs less');
});
