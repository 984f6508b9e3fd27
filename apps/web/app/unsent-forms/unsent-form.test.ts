import { ratedNames } from '@forecourt/domain/reference/review-words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDenseText, toDenseText } from './dense-text.ts';
import { keepForm, readKeptForm } from './unsent-form.ts';

const page = { origin: 'https://cars.example', path: '/research/honda/civic/review' };

/** What a browser sends back of what it was given; null where nothing was kept. */
function cookiesAfter(typed: Readonly<Record<string, string>>): string | null {
  const kept = keepForm({ act: 'review', typed }, page);
  return kept?.map((header) => header.split(';')[0]).join('; ') ?? null;
}

const reviewOf = (text: string, title: string) => ({
  person: 'c'.repeat(32),
  year: '2020',
  relation: 'own',
  textPot: '',
  ...Object.fromEntries(ratedNames.map((name) => [name, '5'])),
  title,
  text,
  vin: '1HGCM82633A004352',
});

/** First and last letter of scripts, and how long a word of them is. */
const scripts: readonly (readonly [name: string, first: string, last: string, length: number])[] = [
  ['Latin', 'a', 'z', 6],
  ['Cyrillic', 'а', 'я', 6],
  ['Arabic', 'ء', 'ي', 5],
  ['Devanagari', 'अ', 'ह', 5],
  ['Thai', 'ก', 'ฮ', 8],
  ['Hangul', '가', '힣', 3],
  ['Han', '一', '龥', 2],
];

/**
 * As many letters as a review may have, of as many different words as one that long has; made up, the same each
 * time.
 */
function longestReview(first: string, last: string, length: number): string {
  const from = first.charCodeAt(0);
  const to = last.charCodeAt(0);
  const word = fc
    .array(fc.integer({ min: from, max: to }), { minLength: length, maxLength: length })
    .map((letters) => String.fromCharCode(...letters));
  const words = fc.sample(word, { numRuns: 500, seed: 1 });
  const chosen = fc.sample(fc.constantFrom(...words), { numRuns: 4000, seed: 2 });
  return chosen.join(length > 2 ? ' ' : '').slice(0, 4000);
}

describe('a form that somebody has to sign in for', () => {
  test.each(scripts)('has the longest review whole, in %s letters', (_, ...script) => {
    const text = longestReview(...script);
    expect(text).toHaveLength(4000);
    const typed = reviewOf(text, text.slice(0, 120));
    const cookies = cookiesAfter(typed);
    expect(readKeptForm(cookies)).toEqual({ act: 'review', typed });
    for (const cookie of cookies?.split('; ') ?? []) expect(cookie.length).toBeLessThan(3600);
  });

  test('is what was typed, whatever that is, or nothing', () => {
    const texts = fc.dictionary(
      fc.string({ minLength: 1 }).filter((name) => !['act', 'password', 'file'].includes(name)),
      fc.string({ unit: 'binary', maxLength: 3000 }),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(texts, (typed) => {
        const cookies = cookiesAfter(typed);
        if (cookies !== null) expect(readKeptForm(cookies)).toEqual({ act: 'review', typed });
      }),
    );
  });

  test('is not kept where two cookies cannot hold it', () => {
    expect(cookiesAfter({ text: 'x'.repeat(30_000) })).toBeNull();
    const letters = fc.sample(fc.integer({ min: 0x4e00, max: 0x9fa5 }), { numRuns: 4000, seed: 1 });
    expect(cookiesAfter({ text: String.fromCharCode(...letters) })).toBeNull();
  });

  test('is none where a browser gives back the half of it, or something else', () => {
    const cookies = cookiesAfter(reviewOf(longestReview('一', '龥', 2), 'Quiet')) ?? '';
    expect(readKeptForm(cookies.split('; ')[0] ?? '')).toBeNull();
    for (const text of ['[1]', '{"act":1}', 'no form'])
      expect(readKeptForm(`unsentForm=~${toDenseText(text)}`)).toBeNull();
    expect(parseDenseText(toDenseText('x'.repeat(20_000)) ?? '')).toHaveLength(20_000);
    expect(toDenseText('x'.repeat(20_001))).toBeNull();
  });
});
