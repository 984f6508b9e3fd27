import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { VinMarket } from './vin-market.tsx';
import type { VinCarData } from './vin-page-data.ts';

const offer = {
  id: 1,
  name: '2020 Acura TLX',
  href: '/cars-for-sale/vehicle/1',
  price: 9000,
  asked: 9000,
  hasFees: false,
  deal: null,
  terms: { privateSeller: false, firmPrice: false },
  days: 3,
  seller: 'A lot',
  where: 'Atlanta, GA',
  payment: null,
};
const like = {
  href: '/cars-for-sale/acura/tlx',
  name: 'Acura TLX',
  years: '2019 to 2021',
  subscribeHref: '/cars-for-sale/alerts',
};

function show(isForSale: boolean, others: number | null, times: readonly object[] = []): string {
  const market = { now: isForSale ? offer : null, times };
  // Of all that is known of a car this part of the page shows these alone.
  const watchHref = '/cars-for-sale/alerts?search=%2Fvin';
  const identity = { title: '2020 Acura TLX' };
  const car = { identity, market, watchHref, like: { ...like, others } } as unknown as VinCarData;
  const Page = createRoutesStub([{ path: '/', Component: () => <VinMarket car={car} /> }]);
  return renderToStaticMarkup(<Page initialEntries={['/']} />);
}

/** What the way to cars like it says, of one that is for sale or is not; null where there is none. */
function wayOf(isForSale: boolean, others: number | null): string | null {
  const page = show(isForSale, others);
  return /href="\/cars-for-sale\/acura\/tlx"[^>]*>([^<]*)</.exec(page)?.[1] ?? null;
}

test.each([
  [true, 0, null],
  [true, 1, 'See 1 other like it'],
  [true, 12, 'See 12 others like it'],
  [false, 0, 'Search for an Acura TLX'],
  [false, null, 'Search for an Acura TLX'],
  [false, 1, '1 car like it'],
])('for sale: %s, with %s others: %s', (isForSale, others, words) => {
  if (words === null) expect(wayOf(isForSale, others)).toBeNull();
  else expect(wayOf(isForSale, others)).toContain(words);
});

test('the seller of a car that is for sale is asked from here, and any VIN is watched', () => {
  expect(show(true, 0)).toMatch(
    /href="\/cars-for-sale\/vehicle\/1\/contact\?from=vdp"[^>]*>Contact Dealer/,
  );
  expect(show(false, 0)).not.toContain('/contact?');
  for (const isForSale of [true, false])
    expect(show(isForSale, 0)).toMatch(/href="\/cars-for-sale\/alerts\?search=%2Fvin"[^>]*>Watch/);
});

test.each([
  ['2026-11-30', 'Last listed on Nov 30, 2026 by'],
  ['2026-12-02', 'Last listed from Nov 30, 2026 to Dec 2, 2026 by'],
])('a car that left on %s: %s', (until, words) => {
  const seller = { seller: 'A lot', by: 'A lot', where: 'Atlanta, GA' };
  expect(show(false, 0, [{ id: 1, ...seller, from: '2026-11-30', until, prices: [] }])).toContain(
    words,
  );
});
