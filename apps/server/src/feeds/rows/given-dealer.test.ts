import { expect, test } from 'vitest';
import { readGivenDealer } from './given-dealer.ts';

test('a dealer is given whole, without spaces around, or not at all', () => {
  expect(readGivenDealer({ code: ' peach ', name: 'Peach Motors', zip: '30303 ' })).toEqual({
    code: 'peach',
    name: 'Peach Motors',
    zip: '30303',
  });
  expect(readGivenDealer({})).toBeNull();
  expect(readGivenDealer({ code: '', name: ' ', zip: undefined })).toBeNull();
});

test.each([
  [{ code: 'peach' }, 'Dealer: expected its own code, its name and its ZIP code, or none of them.'],
  [{ code: ' ', name: 'Peach', zip: '30303' }, /its name and its ZIP code/],
  [{ code: 'peach', name: 'Peach', zip: '3030' }, /^ZIP code: expected/],
  [{ code: 'peach', name: 'Peach', zip: '00001' }, 'ZIP code: expected one of the United States.'],
])('%j is refused', (given, said) => {
  expect(() => readGivenDealer(given)).toThrow(said);
});
