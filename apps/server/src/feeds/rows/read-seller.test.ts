import { expect, test } from 'vitest';
import type { RowReader } from '../mapping.ts';
import { readSeller } from './read-seller.ts';
import { RowProblems } from './row-problems.ts';

const car = { vin: '1HGCM82633A004352', dealerName: 'Peach Motors', dealerZip: '30303' };

const websiteOf = (dealerWebsite: string) => {
  const text = { ...car, dealerWebsite };
  const problems = new RowProblems({ columnOf: (field) => field } as RowReader, text);
  const seller = readSeller(text, null, problems);
  return { website: seller?.website, refused: problems.refusals };
};

test.each(['https://peach.example/', 'http://peach.example/cars'])(
  '%s is a dealer’s page',
  (address) => {
    expect(websiteOf(address)).toEqual({ website: address, refused: [] });
  },
);

test('what is no address is left out', () => {
  expect(websiteOf('peach motors')).toEqual({ website: null, refused: [] });
});

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x'])(
  '%s is refused',
  (address) => {
    expect(websiteOf(address).refused).toMatchObject([
      { column: 'dealerWebsite', reason: 'expected an http or https address' },
    ]);
  },
);
