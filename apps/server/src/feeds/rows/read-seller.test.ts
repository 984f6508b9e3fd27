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

test('a car is the dealer’s whom its file is said to be of, whatever its row says', () => {
  const text = { ...car, sellerType: 'Private' };
  const problems = new RowProblems({ columnOf: (field) => field } as RowReader, text);
  const given = { code: 'D1', name: 'Peach Motors', zip: '30303' };
  expect(readSeller(text, given, problems)).toMatchObject({
    dealerCode: 'D1',
    name: 'Peach Motors',
    privateSeller: false,
  });
});

const servicesOf = (told: Record<string, string>) => {
  const text = { ...car, ...told };
  const problems = new RowProblems({ columnOf: (field) => field } as RowReader, text);
  const seller = readSeller(text, null, problems);
  return { seller, refused: problems.refusals };
};

test('a dealer’s logo and what it does at home and online are read [owner.logo, listing.digital-retailing, listing.payment-urls]', () => {
  const { seller, refused } = servicesOf({
    dealerLogo: 'https://peach.example/logo.png',
    dealerHomeServices: 'Buy Online|ship_to_home',
    dealerDigitalRetailing: 'Peach Deals',
    dealerLeases: 'no',
    dealerPaymentUrl: 'https://peach.example/payments',
    dealerIncentivesUrl: 'https://peach.example/incentives',
  });
  expect(refused).toEqual([]);
  expect(seller?.logoUrl).toBe('https://peach.example/logo.png');
  expect(seller?.homeServices).toEqual(['BUY_ONLINE', 'SHIP_TO_HOME']);
  expect(seller?.paymentServices).toEqual({
    digitalRetailingType: 'Peach Deals',
    dealerSettings: { uiEnabled: true, leaseEnabled: false, priceBreakdownEnabled: true },
    paymentCalculationUrl: 'https://peach.example/payments',
    incentivesUrl: 'https://peach.example/incentives',
  });
});

test.each([
  ['dealerDealsHere', 'uiEnabled'],
  ['dealerLeases', 'leaseEnabled'],
  ['dealerPriceBreakdown', 'priceBreakdownEnabled'],
])('a no to %s switches %s off and nothing else [listing.dealer-settings]', (field, setting) => {
  const on = { uiEnabled: true, leaseEnabled: true, priceBreakdownEnabled: true };
  const settings = (text: string) =>
    servicesOf({ [field]: text }).seller?.paymentServices?.dealerSettings;
  expect(settings('no')).toEqual({ ...on, [setting]: false });
  expect(settings('yes')).toEqual(on);
});

test('a feed that tells nothing of a dealer’s services leaves what is known', () => {
  expect(servicesOf({}).seller).toMatchObject({
    logoUrl: null,
    homeServices: null,
    paymentServices: null,
  });
});

test.each([
  ['dealerHomeServices', 'Car Wash'],
  ['dealerLeases', 'sometimes'],
  ['dealerPaymentUrl', 'http://peach.example/pay'],
  ['dealerLogo', 'javascript:alert(1)'],
])('%s %j is refused by name', (column, value) => {
  expect(servicesOf({ [column]: value }).refused).toMatchObject([{ column, value }]);
});
