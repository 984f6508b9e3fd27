import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import {
  findClarification,
  parseDismissed,
  toDismissed,
  withSuggested,
} from './model-clarification.ts';
import type { SearchQuery } from './search-query.ts';

const query: SearchQuery = {
  filters: { makeCode: ['HYUND'], modelCode: ['GENESIS'] },
  marketExtension: 'include',
  sortBy: 'relevance',
  page: 3,
  numRecords: 25,
};
const counts = new Map([
  ['GENESIS', 40],
  ['GENG70', 12],
]);
const ask = (changes: Partial<SearchQuery> = {}, dismissed: string[] = []) =>
  findClarification({ ...query, ...changes }, reference, counts, dismissed);

describe('a model whose name may mean another', () => {
  test('is asked about, with makes, names and how many cars there are [reference.model-clarification]', () => {
    expect(ask()).toEqual({
      selected: {
        makeCode: 'HYUND',
        makeDescription: 'Hyundai',
        modelCode: 'GENESIS',
        modelDescription: 'Genesis',
        count: 40,
      },
      suggested: [
        {
          makeCode: 'GENESIS',
          makeDescription: 'Genesis',
          modelCode: 'GENG70',
          modelDescription: 'G70',
          count: 12,
        },
      ],
    });
  });

  test('is not asked about when no such car is for sale', () => {
    expect(findClarification(query, reference, new Map([['GENESIS', 40]]), [])).toBeNull();
  });

  test('is not asked about beside a second make, a second model or with a trim', () => {
    expect(ask({ filters: { makeCode: ['FORD', 'HYUND'], modelCode: ['GENESIS'] } })).toBeNull();
    expect(ask({ filters: { makeCode: ['HYUND'], modelCode: ['GENESIS', 'SANTAFE'] } })).toBeNull();
    const trimCode = ['GENESIS|5.0'];
    expect(ask({ filters: { ...query.filters, trimCode } })).toBeNull();
  });

  test('is not asked about again after No', () => {
    expect(ask({}, ['GENESIS'])).toBeNull();
    expect(ask({}, ['SANTAFE'])).not.toBeNull();
  });
});

test('Yes adds the suggested makes and models, back on the first page [modals.model-clarification]', () => {
  const asked = ask();
  expect(asked && withSuggested(query, asked, reference)).toEqual({
    ...query,
    filters: { makeCode: ['GENESIS', 'HYUND'], modelCode: ['GENESIS', 'GENG70'] },
    page: 1,
  });
});

describe('the memory of No', () => {
  const codes = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9-]{1,12}$/), { maxLength: 30 });

  test('keeps the twenty models last said No to, each once [stored.suggestion-cookie]', () => {
    fc.assert(
      fc.property(codes, (models) => {
        const value = models.reduce((said, code) => toDismissed(parseDismissed(said), code), '');
        expect(parseDismissed(value)).toEqual(models.slice(-20));
      }),
    );
  });

  test('passes over what is no code', () => {
    expect(parseDismissed('SANTAFE.<b>.x;y..CR-V')).toEqual(['SANTAFE', 'CR-V']);
    expect(toDismissed(['SANTAFE'], 'a; Path=/')).toBe('SANTAFE');
    expect(parseDismissed(null)).toEqual([]);
  });
});
