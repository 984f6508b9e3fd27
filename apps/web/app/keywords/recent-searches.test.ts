import { expect, test } from 'vitest';
import { type RecentSearch, withSearch } from './recent-searches.ts';

const search = (...choices: string[]): RecentSearch => ({
  kind: 'recent',
  url: `/cars-for-sale?${choices.join('&')}`,
  choices,
  name: choices.join(', '),
});

const after = (...searches: RecentSearch[]) =>
  searches.reduce<readonly RecentSearch[]>(withSearch, []).map(({ name }) => name);

test('the latest search comes first, each once, five at the most', () => {
  const makes = ['Audi', 'BMW', 'Ford', 'Honda', 'Kia', 'Toyota'].map((make) => search(make));
  expect(after(...makes)).toEqual(['Toyota', 'Kia', 'Honda', 'Ford', 'BMW']);
  expect(after(search('Audi'), search('BMW'), search('Audi'))).toEqual(['Audi', 'BMW']);
});

test('a search that is narrowed step by step is one', () => {
  expect(
    after(
      search('SUV'),
      search('Honda'),
      search('Honda', 'Civic'),
      search('Honda', 'Civic', 'Red'),
    ),
  ).toEqual(['Honda, Civic, Red', 'SUV']);
});
