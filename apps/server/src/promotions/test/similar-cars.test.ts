import { expect, test } from 'vitest';
import { type Json, listingOf, marketForTests } from '../../../test/paid-market.ts';

const market = marketForTests();
const { getJson } = market;

/** What is alike in the cars like those of a search. */
async function likeCars(search: string) {
  const { listings } = await getJson(`/rest/lsc/listing/similar?zip=30303&${search}`);
  return listings.map(({ id }: Json) => listingOf(id));
}

test.each([
  ['vehicleStyleCode=CONVERT', ['CONVERT']],
  ['vehicleStyleCode=CONVERT&maxPrice=90000', ['CONVERT']],
  ['vehicleStyleCode=SEDAN&vehicleStyleCode=HATCH', ['HATCH', 'SEDAN']],
])(
  'like cars have the body style that is searched for: %s [calls.similar]',
  async (search, styles) => {
    const found = new Set((await likeCars(search)).map((car: Json) => car.vehicleStyleCode));
    expect([...found].toSorted()).toEqual(styles);
  },
);

test('like cars have the fuel that is searched for [calls.similar]', async () => {
  const fuels = (await likeCars('searchRadius=100&fuelTypeGroup=HYB')).map(
    (car: Json) => car.fuelTypeCode,
  );
  expect(new Set(fuels)).toEqual(new Set(['HYB']));
});

test.each(['vehicleStyleCode=CONVERT&maxPrice=900', 'fuelTypeGroup=HYD&vehicleStyleCode=TRUCKS'])(
  'of a search that finds nothing anywhere there are none of another kind or price: %s [calls.similar]',
  async (search) => expect(await likeCars(search)).toEqual([]),
);
