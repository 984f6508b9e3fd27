import { distanceMiles } from '@forecourt/domain/place/geo';
import type { Place } from '@forecourt/domain/vehicle/reference';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measure, percent, readRows } from '../../test/reference-data.ts';
import { marketsNear } from './market-areas.ts';
import { markets } from './markets.ts';
import { findCity, findZip, placeReference } from './places.ts';
import { isTerritory, zipsOfStates } from './us-zips.ts';

const anyZip = fc.constantFrom(...zipsOfStates());

/** @throws when there is none, which fails the test */
function zipAt(zip: string): Place {
  const place = findZip(zip);
  if (!place) throw new Error(`No place has the ZIP ${zip}.`);
  return place;
}

describe('findZip', () => {
  test.each([
    ['30303', 'Atlanta', 'GA', '524'],
    ['90210', 'Beverly Hills', 'CA', '803'],
    ['10001', 'New York', 'NY', '501'],
    ['02108', 'Boston', 'MA', '506'],
    ['00501', 'Holtsville', 'NY', '501'],
    ['07030', 'Hoboken', 'NJ', '501'],
    ['99501', 'Anchorage', 'AK', '743'],
    ['96813', 'Honolulu', 'HI', '744'],
    ['20001', 'Washington', 'DC', '511'],
  ])('knows %s', (zip, city, state, dmaCode) => {
    expect(findZip(zip)).toMatchObject({ zip, city, state, dmaCode });
  });

  test.each([
    '',
    '2108',
    '30303-1234',
    '303030',
    ' 30303',
    '00000',
    'M5V',
    'K1A 0B1',
    'zip',
    '３０３０３',
  ])('finds nothing for “%s”', (zip) => expect(findZip(zip)).toBeUndefined());

  test('knows the islands, which belong to no market', () => {
    expect(findZip('00901')).toMatchObject({ city: 'San Juan', state: 'PR', dmaCode: null });
  });

  test('does not know a military post office that stands nowhere', () => {
    expect(findZip('09002')).toBeUndefined();
    expect(findZip('96209')).toBeUndefined();
  });

  test('places every ZIP of the states in America and in a market of its own state or near it', () => {
    const astray = zipsOfStates().filter(({ zip }) => {
      const { latitude, longitude, dmaCode } = zipAt(zip);
      const isAmerican = latitude > 18 && latitude < 72 && longitude > -180 && longitude < -65;
      return !isAmerican || dmaCode === null || placeReference.findDma(dmaCode) === undefined;
    });
    expect(astray).toEqual([]);
    expect(zipsOfStates().length).toBeGreaterThan(41_000);
  });

  test('gives the same place every time', () => {
    fc.assert(
      fc.property(anyZip, ({ zip }) => {
        expect(findZip(zip)).toBe(findZip(zip));
      }),
    );
  });
});

describe('findCity', () => {
  test.each([
    ['Atlanta', 'GA', 'Atlanta'],
    ['ATLANTA', 'ga', 'Atlanta'],
    ['St. Louis', 'MO', 'Saint Louis'],
    ['St Louis', 'MO', 'Saint Louis'],
    ['Ft. Worth', 'TX', 'Fort Worth'],
    ['Winston-Salem', 'NC', 'Winston Salem'],
    ["O'Fallon", 'MO', 'O Fallon'],
  ])('knows %s, %s', (city, state, name) => {
    expect(findCity(city, state)).toMatchObject({ city: name, state: state.toUpperCase() });
  });

  test.each([
    ['Atlanta', 'ZZ'],
    ['Nowhere', 'GA'],
    ['', 'GA'],
    ['Atlanta', ''],
    ['constructor', 'GA'],
  ])('finds nothing for “%s”, “%s”', (city, state) =>
    expect(findCity(city, state)).toBeUndefined(),
  );

  test('takes the middle of a large city, not an edge of it', () => {
    const downtown = zipAt('10018');
    const newYork = findCity('New York', 'NY');
    expect(newYork && distanceMiles(newYork, downtown)).toBeLessThan(2);
    const houston = findCity('Houston', 'TX');
    expect(houston && distanceMiles(houston, zipAt('77002'))).toBeLessThan(5);
  });

  test('finds the city of every ZIP, in the same state', () => {
    fc.assert(
      fc.property(anyZip, ({ city, state }) => {
        expect(findCity(city, state)).toMatchObject({ city, state });
      }),
    );
  });
});

describe('markets', () => {
  test('are the two hundred and ten, each with code, name and centres', () => {
    expect(markets).toHaveLength(210);
    expect(new Set(markets.map(({ code }) => code)).size).toBe(210);
    expect(new Set(markets.map(({ name }) => name)).size).toBe(210);
    expect(markets.filter(({ reach }) => !(reach > 0.3 && reach < 2))).toEqual([]);
  });

  test.each([
    ['GA', true],
    ['DC', true],
    ['PR', true],
    ['XX', false],
    ['ga', false],
  ])('there are places in %s: %s', (state, isThere) =>
    expect(placeReference.hasState(state)).toBe(isThere),
  );

  test('are found by code', () => {
    expect(placeReference.findDma('524')).toEqual({ code: '524', name: 'Atlanta' });
    expect(placeReference.findDma('999')).toBeUndefined();
  });

  test('hold their own centres', () => {
    const lost = markets.flatMap((market) =>
      market.centers.filter(
        (name) => findCity(name.slice(0, -3), name.slice(-2))?.dmaCode !== market.code,
      ),
    );
    expect(lost).toEqual([]);
  });

  test('near a place include its own, and more the farther one looks', () => {
    const miles = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(anyZip, miles, miles, ({ zip }, a, b) => {
        const place = zipAt(zip);
        const near = marketsNear(place, Math.min(a, b));
        const far = marketsNear(place, Math.max(a, b));
        expect(far).toEqual(expect.arrayContaining(near));
        expect(new Set(far).size).toBe(far.length);
      }),
    );
    expect(marketsNear(zipAt('30303'), 50)).toEqual(['524']);
    expect(marketsNear(zipAt('30303'), 9000)).toHaveLength(210);
  });

  test('of Alaska and Hawaii take in nobody from elsewhere, nor give anybody away', () => {
    const codesOf = (isMeant: (state: string) => boolean) =>
      new Set(
        zipsOfStates()
          .filter(({ state }) => isMeant(state))
          .map(({ zip }) => zipAt(zip).dmaCode),
      );
    const ofAlaska = codesOf((state) => state === 'AK');
    const ofHawaii = codesOf((state) => state === 'HI');
    const ofOthers = codesOf((state) => state !== 'AK' && state !== 'HI');
    expect([...ofAlaska].toSorted()).toEqual(['743', '745', '747']);
    expect([...ofHawaii]).toEqual(['744']);
    expect(ofOthers.intersection(ofAlaska.union(ofHawaii)).size).toBe(0);
    expect(ofOthers.size).toBe(206);
  });
});

measure('gives most ZIPs the market that the trade gives them', () => {
  const counts = { zips: 0, places: 0, sameMarket: 0, near: 0 };
  const columns = ['zip', 'state', 'lat', 'lng', 'dma_code'] as const;
  for (const row of readRows('us_zip_geo_dma.csv.gz', columns)) {
    if (row('dma_code') === '' || isTerritory(row('state'))) continue;
    counts.zips += 1;
    const place = findZip(row('zip'));
    if (!place) continue;
    counts.places += 1;
    if (place.dmaCode === row('dma_code')) counts.sameMarket += 1;
    const point = { latitude: Number(row('lat')), longitude: Number(row('lng')) };
    if (distanceMiles(place, point) < 15) counts.near += 1;
  }
  const known = counts.places / counts.zips;
  const sameMarket = counts.sameMarket / counts.places;
  const near = counts.near / counts.places;
  console.log(
    `Of ${counts.zips} ZIPs known: ${percent(known)}; in the right market: ${percent(sameMarket)}; ` +
      `within 15 miles of their place: ${percent(near)}`,
  );
  expect(known).toBeGreaterThan(0.99);
  expect(sameMarket).toBeGreaterThanOrEqual(0.8);
  expect(near).toBeGreaterThan(0.98);
});
