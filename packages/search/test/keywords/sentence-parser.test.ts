import { allBrands } from '@forecourt/domain/brand/known-brands';
import { toPatchCodes, withPatch } from '@forecourt/domain/keyword/search-patch';
import { monthlyPayment, usualTerms } from '@forecourt/domain/money/shopper-terms';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { anyCharacter } from '@forecourt/domain/test/any-character';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SentenceParser } from '../../src/keywords/sentence-parser.ts';
import { wordsOf } from '../../src/keywords/words.ts';
import { sentences } from './sentences.ts';
import { fixtureMakes, fixtureModels, fixtureVocabulary } from './vocabulary.ts';

const parser = new SentenceParser(fixtureVocabulary);
const { reference } = fixtureVocabulary;
const context = { thisYear: 2026 };

function meaningOf(sentence: string): string {
  const { patch, unknown } = parser.parse(sentence, context);
  const codes = Object.entries(toPatchCodes(patch)).map(
    ([name, all]) => `${name}=${all.join('|')}`,
  );
  const rest = unknown.map(({ text, reason }) => `${text}:${reason}`);
  return [codes.join(' '), rest.length > 0 ? `?? ${rest.join(', ')}` : '']
    .filter(Boolean)
    .join(' ');
}

/** Sorts the parameters: their order is of no interest. */
const inOrder = (meaning: string) => meaning.split(/ (?=\w+=|\?\?)/).sort();

test.each(sentences)('understands “%s”', (sentence, meaning) => {
  expect(inOrder(meaningOf(sentence))).toEqual(inOrder(meaning));
});

/** Sentences of the words that matter, and of any others. */
const arbitrarySentence = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...sentences.flatMap(([text]) => text.split(' '))) },
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 99_999 }).map(String) },
      { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 8 }) },
    ),
    { maxLength: 14 },
  )
  .map((words) => words.join(' '));

describe('every sentence', () => {
  test('becomes a search without anything invalid, for every brand', () => {
    fc.assert(
      fc.property(arbitrarySentence, fc.constantFrom(...allBrands()), (sentence, brand) => {
        const { patch } = parser.parse(sentence, context);
        const everything = parseSearchUrl(
          { pathname: '/cars-for-sale', search: '' },
          brand,
          reference,
        );
        const query = withPatch(everything.query, patch, reference);
        const address = toSearchUrl(query, brand, reference);
        const [pathname = '', search = ''] = address.split(/(?=\?)/);
        const parsed = parseSearchUrl({ pathname, search }, brand, reference);
        expect(parsed).toMatchObject({ invalid: [], unknownSegments: [], canonical: address });
      }),
    );
  });

  test('is told whole: each word is understood, unknown, or asks for nothing', () => {
    fc.assert(
      fc.property(arbitrarySentence, (sentence) => {
        const { understood, unknown } = parser.parse(sentence, context);
        const phrases = [...understood, ...unknown];
        for (const { text, start } of phrases) {
          expect(sentence.slice(start, start + text.length)).toBe(text);
        }
        const untold = wordsOf(sentence).filter(
          ({ start, end }) =>
            !phrases.some((one) => start >= one.start && end <= one.start + one.text.length),
        );
        for (const { folded } of untold) expect(meaningOf(folded)).toBe('');
      }),
    );
  });

  test('never tells a word twice', () => {
    fc.assert(
      fc.property(arbitrarySentence, (sentence) => {
        const { understood, unknown } = parser.parse(sentence, context);
        const phrases = [...understood, ...unknown].sort((a, b) => a.start - b.start);
        phrases.forEach(({ start }, at) => {
          const before = phrases[at - 1];
          if (before) expect(start).toBeGreaterThanOrEqual(before.start + before.text.length);
        });
      }),
    );
  });

  test('of any length is answered; what is not read is listed', () => {
    const parsed = parser.parse('red civic '.repeat(1000), context);
    expect(parsed.patch.filters.modelCode).toEqual(['CIVIC']);
    expect(parsed.unknown.at(-1)).toMatchObject({ start: 300, reason: 'too_long' });
  });
});

test.each(fixtureModels)('finds the $name by its make and name', ({ makeCode, name, code }) => {
  const make = fixtureMakes.find((one) => one.code === makeCode)?.name;
  expect(parser.parse(`${make} ${name}`, context)).toMatchObject({
    patch: { filters: { makeCode: [makeCode], modelCode: [code] } },
    unknown: [],
  });
});

test('forgives one mistake in a long name, wherever it is made', () => {
  const name = 'silverado';
  const mistake = fc.tuple(
    fc.integer({ min: 1, max: name.length - 1 }),
    fc.constantFrom('drop', 'swap'),
  );
  fc.assert(
    fc.property(mistake, ([at, kind]) => {
      const kept = name.slice(0, at);
      const typed =
        kind === 'drop'
          ? `${kept}${name.slice(at + 1)}`
          : `${kept}${name.charAt(at + 1)}${name.charAt(at)}${name.slice(at + 2)}`;
      expect(parser.parse(typed, context).patch.filters.modelCode).toEqual(['CHEV150']);
    }),
  );
});

test('a limit of the payment is the highest round price that it pays for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 3000 }), (payment) => {
      const { maxPrice = 0 } = parser.parse(`under $${payment} a month`, context).patch;
      const paymentOf = (price: number) => monthlyPayment(price, usualTerms, false);
      expect(paymentOf(maxPrice)).toBeLessThanOrEqual(payment * 100);
      expect(paymentOf(maxPrice + 100)).toBeGreaterThan(payment * 100);
    }),
  );
});

test('a shopper whose place is known may say “near me”', () => {
  const here = { ...context, zip: '30309' };
  expect(parser.parse('suv near me', here)).toMatchObject({ patch: { zip: '30309' }, unknown: [] });
  expect(parser.parse('within 50 miles', here)).toMatchObject({ patch: { searchRadius: 50 } });
});

test('says of each phrase what it became', () => {
  const { understood } = parser.parse('used cr-v under 20k, tan interior', context);
  expect(understood.map(({ text, name }) => `${text}: ${name}`)).toEqual([
    'used: Used',
    'cr-v: Honda CR-V',
    'under 20k: Under $20,000',
    'tan interior: Tan Interior',
  ]);
});
