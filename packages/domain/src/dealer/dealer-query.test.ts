import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtureReference } from '../../test/fixture-reference.ts';
import { searchRadii } from '../vehicle/codes.ts';
import { type DealerQuery, dealerOrders, dealersAddress, readDealerQuery } from './dealer-query.ts';
import { dealersPath } from './dealers-path.ts';

const read = (search: string) => readDealerQuery(new URLSearchParams(search), fixtureReference);

const anyQuery: fc.Arbitrary<DealerQuery> = fc
  .record({
    zip: fc.constantFrom(null, '30303'),
    searchRadius: fc.constantFrom(...searchRadii),
    state: fc.constantFrom(null, 'GA'),
    makeCode: fc.constantFrom(null, 'FORD', 'MB'),
    words: fc.constantFrom('', 'old mill', '& sons?'),
    sortBy: fc.constantFrom(...dealerOrders.map(({ code }) => code)),
    page: fc.integer({ min: 1, max: 400 }),
  })
  .map((query) => ({
    ...query,
    // What cannot be meant together.
    ...(query.zip === null
      ? { searchRadius: 50, sortBy: query.sortBy === 'distance' ? 'cars' : query.sortBy }
      : { state: null }),
  }));

test('an address says all that is asked, and nothing that is as usual', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const address = dealersAddress(query);
      expect(read(address.slice(dealersPath.length))).toEqual({ query, problems: {} });
    }),
  );
  expect(dealersAddress({ ...read('').query })).toBe(dealersPath);
  expect(dealersAddress(read('zip=30303&searchRadius=50&sortBy=distance').query)).toBe(
    `${dealersPath}?zip=30303`,
  );
});

const anySearch = fc.dictionary(
  fc.constantFrom('zip', 'searchRadius', 'state', 'makeCode', 'words', 'sortBy', 'page'),
  fc.constantFrom(
    '',
    '30303',
    '100',
    '0',
    'GA',
    'ford',
    'distance',
    'name',
    '2',
    '-1',
    ' a  b ',
    '&',
  ),
);

test('whatever an address says is read, and told where it means nothing', () => {
  fc.assert(
    fc.property(anySearch, (parameters) => {
      const { query } = read(new URLSearchParams(parameters).toString());
      expect(read(dealersAddress(query).slice(dealersPath.length)).query).toEqual(query);
    }),
  );
  const { query, problems } = read(
    'zip=3030&makeCode=FOO&searchRadius=7&state=ZZ&page=0&sortBy=distance',
  );
  expect(query).toEqual(read('').query);
  expect(problems).toEqual({
    zip: 'Enter a valid ZIP Code',
    makeCode: 'Choose a make of the list',
    searchRadius: 'Choose one of the distances',
  });
});

test('words of signs alone ask for nobody by name', () => {
  expect(read('words=%21%20%E6%9D%B1').query.words).toBe('');
  expect(read('words=A%21').query.words).toBe('A!');
});

test('a distance is measured from a ZIP: without one it is asked for', () => {
  expect(read('searchRadius=100').problems).toEqual({
    zip: 'Enter the ZIP Code that it is measured from',
  });
  expect(read('searchRadius=50').problems).toEqual({});
  expect(read('searchRadius=0').problems).toEqual({});
  expect(read('searchRadius=100&zip=30303').problems).toEqual({});
});
