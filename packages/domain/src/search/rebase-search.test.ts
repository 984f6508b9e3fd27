import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyUrl } from '../../test/any-url.ts';
import { arbitraryBrand, arbitraryQuery } from '../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { requireBrand } from '../brand/known-brands.ts';
import { parseSearchUrl } from './address/parse-search-url.ts';
import { toSearchUrl } from './address/search-url.ts';
import { chips } from './chips.ts';
import { withPage } from './edit-search.ts';
import { rebaseSearch } from './rebase-search.ts';
import { parseChangeAddress, type SearchChange, toChangeAddress } from './search-changes.ts';

const atc = requireBrand('atc');

/** Where changes lead, written as an address and read back as the server does. */
function rebased(onto: string, changes: readonly SearchChange[], brand = atc): string {
  const address = changes.reduce(toChangeAddress, onto);
  const asked = parseChangeAddress(new URL(address, 'http://shop.test').searchParams);
  return asked === null ? address : rebaseSearch(asked, brand, reference);
}

const searches = arbitraryBrand.chain((brand) =>
  fc.record({
    brand: fc.constant(brand),
    onto: arbitraryQuery(brand),
    to: arbitraryQuery(brand),
  }),
);

test('a change to the search that was seen leads to what it asked for', () => {
  fc.assert(
    fc.property(searches, ({ brand, onto, to }) => {
      const from = toSearchUrl(onto, brand, reference);
      const wanted = toSearchUrl(withPage(to, 1), brand, reference);
      expect(rebased(from, [{ from, to: wanted }], brand)).toBe(wanted);
    }),
  );
});

test('of mileages those of the change go before those chosen meanwhile, all of them', () => {
  const mileage = (...values: string[]) =>
    `/cars-for-sale?${values.map((value) => `mileage=${value}`).join('&')}`;
  const from = mileage('-30000');
  const change = { from, to: mileage('-30000', '-60000') };
  expect(rebased(from, [change])).toBe(mileage('-30000', '-60000'));
  expect(rebased(mileage('-15000'), [{ from, to: mileage('-60000') }])).toBe(mileage('-60000'));
});

test('what changes nothing leaves the search on its way as it is', () => {
  fc.assert(
    fc.property(searches, ({ brand, onto, to }) => {
      const seen = toSearchUrl(to, brand, reference);
      const way = toSearchUrl(withPage(onto, 1), brand, reference);
      expect(rebased(way, [{ from: seen, to: seen }], brand)).toBe(way);
    }),
  );
});

test('chips pressed one after the other on the same page are all taken away [refine.select-filter]', () => {
  fc.assert(
    fc.property(searches, ({ brand, onto: query }) => {
      const from = toSearchUrl(query, brand, reference);
      const pressed = chips(query, brand, reference).slice(0, 16);
      const [first, ...others] = pressed.map(({ cleared }) =>
        toSearchUrl(cleared, brand, reference),
      );
      if (first === undefined) return;
      const address = rebased(
        first,
        others.map((to) => ({ from, to })),
        brand,
      );
      const { pathname, search } = new URL(address, 'http://shop.test');
      const left = parseSearchUrl({ pathname, search }, brand, reference).query;
      const keys = chips(left, brand, reference).map(({ key }) => key);
      for (const { key } of pressed) expect(keys).not.toContain(key);
    }),
  );
});

describe('a change made while another is on its way', () => {
  test.each([
    {
      what: 'keeps what the other added',
      onto: '/cars-for-sale?dealType=goodprice',
      changes: [{ from: '/cars-for-sale', to: '/cars-for-sale?extColorSimple=RED' }],
      leads: '/cars-for-sale?dealType=goodprice&extColorSimple=RED',
    },
    {
      what: 'does not bring back what the other removed',
      onto: '/cars-for-sale/cars-between-10000-and-30000',
      changes: [
        {
          from: '/cars-for-sale/cars-between-10000-and-30000?endYear=2022&startYear=2018',
          to: '/cars-for-sale?endYear=2022&startYear=2018',
        },
      ],
      leads: '/cars-for-sale',
    },
    {
      what: 'replaces a mileage, of which there is one',
      onto: '/cars-for-sale?mileage=-50000',
      changes: [{ from: '/cars-for-sale', to: '/cars-for-sale?mileage=-30000' }],
      leads: '/cars-for-sale?mileage=-30000',
    },
    {
      what: 'takes a make away with the model that the other chose',
      onto: '/cars-for-sale/toyota/camry',
      changes: [{ from: '/cars-for-sale/toyota', to: '/cars-for-sale' }],
      leads: '/cars-for-sale',
    },
    {
      what: 'replaces a make with the model that the other chose',
      onto: '/cars-for-sale/toyota/camry?extColorSimple=RED',
      changes: [{ from: '/cars-for-sale/toyota', to: '/cars-for-sale/honda' }],
      leads: '/cars-for-sale/honda?extColorSimple=RED',
    },
    {
      what: 'takes a make away and keeps the model of another',
      onto: '/cars-for-sale?makeCode=HONDA&makeCode=TOYOTA&modelCode=CIVIC',
      changes: [
        { from: '/cars-for-sale?makeCode=HONDA&makeCode=TOYOTA', to: '/cars-for-sale/honda' },
      ],
      leads: '/cars-for-sale/honda/civic',
    },
    {
      what: 'adds a model of a make that the other took away',
      onto: '/cars-for-sale/honda',
      changes: [
        {
          from: '/cars-for-sale?makeCode=HONDA&makeCode=TOYOTA',
          to: '/cars-for-sale/toyota/camry',
        },
      ],
      leads: '/cars-for-sale/toyota/camry',
    },
    {
      what: 'that takes all filters away keeps the new place and order',
      onto: '/cars-for-sale/suv/atlanta-ga?sortBy=yearASC&zip=30303',
      changes: [{ from: null, to: '/cars-for-sale' }],
      leads: '/cars-for-sale/atlanta-ga?sortBy=yearASC&zip=30303',
    },
    {
      what: 'keeps the map that the other opened',
      onto: '/cars-for-sale?view=map',
      changes: [{ from: '/cars-for-sale', to: '/cars-for-sale/suv' }],
      leads: '/cars-for-sale/suv?view=map',
    },
    {
      what: 'opens the map of what the other found',
      onto: '/cars-for-sale/suv',
      changes: [{ from: '/cars-for-sale', to: '/cars-for-sale?view=map' }],
      leads: '/cars-for-sale/suv?view=map',
    },
    {
      what: 'explains something over what the other found',
      onto: '/cars-for-sale/suv?view=map',
      changes: [{ from: '/cars-for-sale', to: '/cars-for-sale?about=electric-vehicles' }],
      leads: '/cars-for-sale/suv?about=electric-vehicles&view=map',
    },
    {
      what: 'closes the explanation that it was made in',
      onto: '/cars-for-sale/suv?about=electric-vehicles',
      changes: [
        { from: '/cars-for-sale?about=electric-vehicles', to: '/cars-for-sale?fuelTypeGroup=ELE' },
      ],
      leads: '/cars-for-sale/electric/suv',
    },
    {
      what: 'that means nothing is shown as it was sent',
      onto: '/cars-for-sale/suv',
      changes: [{ from: '/cars-for-sale', to: '/cars-for-sale?zip=00000' }],
      leads: '/cars-for-sale?zip=00000',
    },
  ])('$what', ({ onto, changes, leads }) => {
    expect(rebased(onto, changes)).toBe(leads);
  });

  test('never leads away from the search', () => {
    fc.assert(
      fc.property(anyUrl, fc.array(fc.string()), (onto, sent) => {
        const parameters = new URLSearchParams({ onto });
        for (const change of sent) parameters.append('change', change);
        const asked = parseChangeAddress(parameters);
        expect(asked && rebaseSearch(asked, atc, reference)).toMatch(/^\/cars-for-sale/);
      }),
    );
  });
});
