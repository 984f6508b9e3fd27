import type { SearchResult } from '@forecourt/domain/search/search-engine';
import { expect, test } from 'vitest';
import { withParts } from './wanted-parts.ts';

const figure = { min: 1, max: 2, average: 1.5 };
const result: SearchResult = {
  total: 1,
  hits: [],
  facets: new Map([
    ['makeCode', new Map()],
    ['fuelTypeGroup', new Map()],
    ['doorCode', new Map()],
  ]),
  stats: { year: figure, derivedprice: figure, mileage: figure },
  histograms: null,
};
const partsOf = (query: string) => {
  const { facets, stats } = withParts(result, new URLSearchParams(query));
  return [[...facets.keys()].join(), stats?.year === null, stats?.derivedprice === null];
};

test.each([
  ['', 'makeCode,fuelTypeGroup,doorCode', false, false],
  ['stats=year', 'makeCode,fuelTypeGroup,doorCode', false, true],
  ['stats=year&stats=derivedprice', 'makeCode,fuelTypeGroup,doorCode', false, false],
  ['stats=derivedprice,year', 'makeCode,fuelTypeGroup,doorCode', false, false],
  ['filters=makeCode', 'makeCode', false, false],
  ['filters=makeCode,doorCode', 'makeCode,doorCode', false, false],
  ['filters=', 'makeCode,fuelTypeGroup,doorCode', false, false],
  ['excludedFilter=doorCode', 'makeCode,fuelTypeGroup', false, false],
  ['hideFilters=true', '', false, false],
])('%s has its parts of the answer [calls.listing-parameters]', (query, filters, year, price) => {
  expect(partsOf(query)).toEqual([filters, year, price]);
});
