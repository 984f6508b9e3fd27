import type { Relaxations } from '@forecourt/domain/search/relaxations';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { expect, test } from 'vitest';
import { searchedDealer } from './searched-dealer.ts';

const ofOne = { filters: {}, showcaseOwnerId: 7 } as unknown as SearchQuery;
const ofAll = { filters: {} } as unknown as SearchQuery;
const hit = (privateSeller: boolean) =>
  ({ owner: { name: 'Peach Auto', privateSeller } }) as unknown as SearchHit;
const ways = (from: string) =>
  ({ ways: [{ key: 'showcaseOwnerId', from }] }) as unknown as Relaxations;

test('a search for the cars of one dealer names it, with cars and without', () => {
  expect(searchedDealer(ofOne, [hit(false)], null)).toBe('Peach Auto');
  expect(searchedDealer(ofOne, [], ways('Peach Auto'))).toBe('Peach Auto');
  expect(searchedDealer(ofOne, [], null)).toBeNull();
  expect(searchedDealer(ofOne, [], ways('One dealer'))).toBeNull();
  expect(searchedDealer(ofOne, [hit(true)], null)).toBeNull();
  expect(searchedDealer(ofAll, [hit(false)], null)).toBeNull();
});
