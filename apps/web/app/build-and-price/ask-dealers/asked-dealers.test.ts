import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askDealers, dealersToAsk, problemOfChoice, readSent, writeSent } from './asked-dealers.ts';

const token = fc.stringMatching(/^[\da-f]{32}$/);
const sentDealer = fc.record({
  listingId: fc.integer({ min: 1, max: 999_999_999_999 }),
  token: fc.option(token),
});

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('who was asked is read as it was written, and nothing else is', () => {
  fc.assert(
    fc.property(sentDealer, (sent) => {
      expect(readSent([writeSent(sent)])).toEqual([sent]);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const sent of readSent([text])) expect(writeSent(sent)).toBe(text);
    }),
  );
  expect(readSent(['7.before', '8', '9.https://elsewhere.example', ''])).toEqual([
    { listingId: 7, token: null },
  ]);
});

test('a form asks each dealer that is chosen once, and nobody who was asked', () => {
  const form = formOf([
    ['dealer', '7'],
    ['dealer', '8'],
    ['dealer', '8'],
    ['dealer', 'x'],
    ['sent', '7.before'],
  ]);
  expect(dealersToAsk(form)).toEqual([8]);
  expect(problemOfChoice(form)).toBeNull();
});

test('nobody chosen, and more than three, is told', () => {
  const ofIds = (...ids: number[]) => formOf(ids.map((id) => ['dealer', String(id)]));
  expect(problemOfChoice(ofIds())).toBe('Choose whom to ask.');
  expect(problemOfChoice(ofIds(1, 2, 3))).toBeNull();
  expect(problemOfChoice(ofIds(1, 2, 3, 4))).toBe('Choose 3 dealers at the most.');
});

test('each dealer gets the fields with a key of its own, and what became of it is told', async () => {
  const form = formOf([
    ['key', 'k'],
    ['firstName', 'Dana'],
    ['dealer', '7'],
    ['dealer', '8'],
    ['sent', '6.before'],
  ]);
  const posted: unknown[] = [];
  const gone = { status: 'GONE', sentence: 'It is gone.' } as const;
  const asked = await askDealers(form, async (listingId, fields) => {
    posted.push([listingId, fields]);
    if (listingId === 8) return gone;
    const stored = { leadId: 'l', conversationToken: null, isRepeated: false };
    return { status: 'SUCCESS', ...stored, sellerName: 'Kestrel', answerMinutes: null };
  });
  expect(posted).toEqual([
    [7, { firstName: 'Dana', key: 'k.7' }],
    [8, { firstName: 'Dana', key: 'k.8' }],
  ]);
  expect(asked).toEqual({
    sent: [
      { listingId: 6, token: null },
      { listingId: 7, token: null },
    ],
    unsent: [{ listingId: 8, outcome: gone }],
  });
});
