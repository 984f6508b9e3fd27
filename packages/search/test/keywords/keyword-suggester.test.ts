import { allBrands } from '@forecourt/domain/brand/known-brands';
import { toPatchCodes, withPatch } from '@forecourt/domain/keyword/search-patch';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { type FilterValues, filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import { anyCharacter } from '@forecourt/domain/test/any-character';
import { inventoryArbitrary, models } from '@forecourt/search-contract/arbitrary-inventory';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countKeywords } from '../../src/keywords/keyword-counts.ts';
import { KeywordSuggester } from '../../src/keywords/keyword-suggester.ts';
import { PlaceSuggestions } from '../../src/keywords/place-suggestions.ts';
import { SentenceParser } from '../../src/keywords/sentence-parser.ts';
import { LocalSearch } from '../../src/local-search.ts';
import { createVehicleSearchEngine } from '../../src/vehicle-search-engine.ts';
import { countingEngine } from './counted-cars.ts';
import { sentences } from './sentences.ts';
import { fixtureMakes, fixtureModels, fixtureVocabulary } from './vocabulary.ts';

const context = { thisYear: 2026 };
const { reference } = fixtureVocabulary;
const suggester = await KeywordSuggester.create({
  vocabulary: fixtureVocabulary,
  parser: new SentenceParser(fixtureVocabulary),
  places: await PlaceSuggestions.create(fixtureVocabulary),
  counts: await countKeywords(countingEngine, { listingType: ['USED'] }, async () => {}),
});

const suggest = (text: string, most = 8) => suggester.suggest(text, most, context);
const told = (text: string, most?: number) =>
  suggest(text, most).map(({ name, kind, count }) => `${kind}: ${name} ${count ?? '?'}`);

test.each([
  ['toy', ['make: Toyota 220', 'model: Toyota RAV4 110', 'model: Toyota Camry 70']],
  ['hnda', ['make: Honda 140', 'model: Honda Civic 80', 'model: Honda CR-V 60']],
  ['hnda civc', ['model: Honda Civic 80', 'trim: Honda Civic LX 80']],
  ['f-150', ['model: Ford F150 100', 'trim: Ford F150 XLT 100']],
  ['f150 crew', ['sentence: Ford F150 Crew Cab 100']],
  ['chev tru', ['combination: Chevrolet Truck 50']],
  ['heat', ['feature: Heated Seats 180']],
  ['suv', ['style: SUV / Crossover 180', 'combination: Toyota SUV / Crossover 110']],
  ['rav4 hy', ['combination: Toyota RAV4 Hybrid 20']],
  ['atl', ['place: Atlanta, GA 30309 ?', 'place: Atlanta, TX 75551 ?']],
  ['near atl', ['place: Atlanta, GA 30309 ?', 'place: Atlanta, TX 75551 ?']],
  ['kansas city', ['place: Kansas City, MO 64106 ?', 'place: Kansas City, KS 66101 ?']],
  ['cars in kansas city', ['sentence: near Kansas City, MO 64106 ?']],
  ['toyota near atl', ['combination: Toyota, near Atlanta, GA 30309 ?']],
  ['021', ['place: Allston, MA 02134 ?']],
  ['used aw', ['combination: Used AWD/4WD 180']],
  ['honda toyota camry', ['sentence: Honda or Toyota Camry ?']],
  [
    'used awd suv under 25k near 30309 with heated seats',
    [
      'sentence: Used AWD/4WD SUV / Crossover, Heated Seats, Under $25,000, near Atlanta, GA 30309 ?',
    ],
  ],
])('offers for “%s” what is likeliest meant [calls.suggested-keywords]', (text, expected) => {
  expect(told(text, expected.length)).toEqual(expected);
});

test('tells of a sentence what its words became', () => {
  const [first] = suggest('red civic under 20k');
  expect(first?.kind).toBe('sentence');
  expect(first?.sentence?.understood.map(({ name }) => name)).toEqual([
    'Red',
    'Honda Civic',
    'Under $20,000',
  ]);
});

test('of a sentence that is not understood whole offers what is, where nothing else is found', () => {
  const [first, ...others] = suggest('red people eater');
  expect(others).toEqual([]);
  expect(first).toMatchObject({ kind: 'sentence', name: 'Red' });
  expect(first?.sentence?.unknown.map(({ text }) => text)).toEqual(['people eater']);
  expect(suggest('people eater')).toEqual([]);
});

test('leaves hamlets to those who ask for a place', () => {
  expect(told('mal')).not.toContain('place: Malibu, CA 90265 ?');
  expect(told('near mal')).toEqual(['place: Malibu, CA 90265 ?']);
});

/** What is typed: words of the sentences whole or begun, digits, and anything at all. */
const arbitraryText = fc
  .array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc
          .tuple(
            fc.constantFrom(...sentences.flatMap(([text]) => text.split(' '))),
            fc.integer({ min: 1, max: 12 }),
          )
          .map(([word, letters]) => word.slice(0, letters)),
      },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 99_999 }).map(String) },
      { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 8 }) },
    ),
    { maxLength: 6 },
  )
  .map((words) => words.join(' '));

describe('whatever is typed', () => {
  test('no more is offered than asked for, and nothing twice', () => {
    fc.assert(
      fc.property(arbitraryText, fc.integer({ min: 1, max: 12 }), (text, most) => {
        const codes = suggest(text, most).map(({ patch }) => JSON.stringify(toPatchCodes(patch)));
        expect(codes.length).toBeLessThanOrEqual(most);
        expect(new Set(codes).size).toBe(codes.length);
      }),
    );
  });

  test('what is offered is a search without anything invalid, for every brand', () => {
    fc.assert(
      fc.property(arbitraryText, fc.constantFrom(...allBrands()), (text, brand) => {
        const everything = parseSearchUrl(
          { pathname: '/cars-for-sale', search: '' },
          brand,
          reference,
        );
        for (const { patch } of suggest(text)) {
          const address = toSearchUrl(
            withPatch(everything.query, patch, reference),
            brand,
            reference,
          );
          const [pathname = '', search = ''] = address.split(/(?=\?)/);
          const parsed = parseSearchUrl({ pathname, search }, brand, reference);
          expect(parsed).toMatchObject({ invalid: [], unknownSegments: [], canonical: address });
        }
      }),
    );
  });
});

test('a model is found by every beginning of its make and name', () => {
  const named = fixtureModels.map(({ code, makeCode, name }) => ({
    code,
    name: `${fixtureMakes.find((make) => make.code === makeCode)?.name} ${name}`,
  }));
  fc.assert(
    fc.property(fc.constantFrom(...named), fc.integer({ min: 1, max: 30 }), (model, letters) => {
      const codes = suggest(model.name.slice(0, letters), 200).flatMap(
        ({ patch }) => patch.filters.modelCode ?? patch.filters.makeCode,
      );
      const make = fixtureModels.find(({ code }) => code === model.code)?.makeCode;
      expect(codes.some((code) => code === model.code || code === make)).toBe(true);
    }),
  );
});

test.each(['silverado', 'toyota', 'convertible', 'mustang'])(
  'one letter of “%s” may be missing or swapped, the first aside',
  (word) => {
    const [right] = suggest(word);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: word.length - 2 }),
        fc.constantFrom('drop', 'swap'),
        (at, mistake) => {
          const kept = word.slice(0, at);
          const letter = word.charAt(at);
          const next = word.charAt(at + 1);
          const typed =
            mistake === 'drop'
              ? `${kept}${word.slice(at + 1)}`
              : `${kept}${next}${letter}${word.slice(at + 2)}`;
          expect(suggest(typed).map(({ name }) => name)).toContain(right?.name);
        },
      ),
    );
  },
);

test('of one kind, what more cars answer comes first', () => {
  for (const { name } of fixtureMakes) {
    const counts = suggest(name, 50)
      .filter(({ kind }) => kind === 'model')
      .map(({ count }) => count ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
});

test('counts are those of the cars in the usual condition, of one option and of two', () => {
  const choice = fc
    .subarray(['vehicleStyleCode', 'makeCode', 'fuelTypeGroup', 'listingType'] as const, {
      minLength: 1,
      maxLength: 2,
    })
    .chain((groups) =>
      fc.tuple(...groups.map((group) => fc.tuple(fc.constant(group), fc.nat({ max: 20 })))),
    );
  return fc.assert(
    fc.asyncProperty(inventoryArbitrary, choice, async (inventory, picks) => {
      const usual = { listingType: ['CERTIFIED', 'USED'] };
      const engine = createVehicleSearchEngine({ ...inventory, today: '2026-11-21', models });
      const counts = await countKeywords(new LocalSearch(engine), usual, async () => {});
      const all = { filter: { values: usual }, sort: 'relevance', offset: 0, limit: 0 } as const;
      const { facets } = engine.search({ ...all, facets: filterGroupKeys });
      const filters: FilterValues = Object.fromEntries(
        picks.flatMap(([group, at]) => {
          const codes = [...(facets.get(group)?.keys() ?? [])].sort();
          const code = codes[at % Math.max(1, codes.length)];
          return code === undefined ? [] : [[group, [code]]];
        }),
      );
      if (filterGroupKeys.every((group) => filters[group] === undefined)) return;
      expect(counts.of({ filters })).toBe(engine.count({ values: { ...usual, ...filters } }));
    }),
    { numRuns: 30 },
  );
});
