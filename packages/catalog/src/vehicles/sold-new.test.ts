import { expect, test } from 'vitest';
import { makes } from './makes.ts';

/** The last model year of passenger cars that a make sold in the United States. */
const last = {
  Bugatti: 2023,
  Daewoo: 2002,
  Fisker: 2024,
  HUMMER: 2010,
  Isuzu: 2008,
  Maybach: 2012,
  Mercury: 2011,
  Oldsmobile: 2004,
  Plymouth: 2001,
  Pontiac: 2010,
  Saab: 2011,
  Saturn: 2010,
  Scion: 2016,
  smart: 2019,
  Suzuki: 2013,
};

test('makes that left the market have no later model years, and the others have the newest', () => {
  const ended = makes.flatMap(({ name, models }) => {
    const cars = models.filter(({ commercial }) => !commercial);
    const years = cars.flatMap(({ generations }) => generations.map(({ years: [, to] }) => to));
    const newest = Math.max(...years);
    return cars.length > 0 && newest < 2026 ? [[name, newest]] : [];
  });
  expect(Object.fromEntries(ended)).toEqual(last);
});

test('of Isuzu only commercial trucks are still sold new', () => {
  const isuzu = makes.find(({ name }) => name === 'Isuzu');
  const current = isuzu?.models.filter(({ generations }) =>
    generations.some(({ years: [, to] }) => to >= 2026),
  );
  expect(current?.map(({ commercial }) => commercial)).toEqual([true, true, true, true]);
});
