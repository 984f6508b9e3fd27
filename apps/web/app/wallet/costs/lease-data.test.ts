import { readFileSync } from 'node:fs';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { financeTablesSchema } from '@forecourt/domain/money/finance-tables';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import { emptyWallet } from '@forecourt/domain/money/wallet/wallet';
import { expect, test } from 'vitest';
import { toCarLease } from './lease-data.ts';

const tables = financeTablesSchema.parse(
  Object.fromEntries(
    ['states', 'apr', 'lease', 'energy', 'ownership'].map((name) => {
      const file = new URL(`../../../../server/src/wallet/tables/${name}.json`, import.meta.url);
      return [name, JSON.parse(readFileSync(file, 'utf8'))];
    }),
  ),
);
const services = { financeTables: () => tables };
const context = {
  reference: { ...vehicleReference, ...placeReference },
  services,
  wallet: emptyWallet,
  terms: { ...usualTerms, aprNew: 3.6, down: { cents: 2000_00 } },
};
const car: Parameters<typeof toCarLease>[0] = {
  listingType: 'NEW',
  salePrice: 38_000,
  msrp: 40_000,
  dealerFees: 500,
  incentive: null,
  vehicleStyleCode: 'SUVCROSS',
  fuelTypeCode: 'GSL',
};
const settings = { uiEnabled: true, leaseEnabled: true, priceBreakdownEnabled: true };
const seller = (dealerSettings: Partial<typeof settings> = {}) => ({
  privateSeller: false,
  state: 'TN',
  zip: '37201',
  paymentServices: {
    digitalRetailingType: null,
    paymentCalculationUrl: null,
    incentivesUrl: null,
    dealerSettings: { ...settings, ...dealerSettings },
  },
});

test('a new car is leased by the trade’s formula, with what it stands on [listing.dealer-settings]', () => {
  const lease = toCarLease(car, seller(), null, context);
  // (38,695 − 2,000 − 61 % of 40,000) / 36 + (36,695 + 24,400) × 0.0015, and Nashville’s tax on it.
  const base = (36_695 - 24_400) / 36 + (36_695 + 24_400) * 0.0015;
  const { rate } = tables.states.zipRates['372'] ?? {
    rate: 0.07 + (tables.states.states.TN?.localRate ?? 0),
  };
  const payment = Math.round(base * (1 + rate) * 100);
  expect(lease).toMatchObject({ problem: null, payment });
  const lines = lease?.problem === null ? lease.lines : [];
  expect(Object.fromEntries(lines)).toMatchObject({
    Term: '36 months, 12,000 miles a year',
    'of which cash down': '$2,000.00',
    'Worth at the end': '$24,400.00, 61% of MSRP',
    'Rent charge, about': '3.6% APR',
    Tax: 'In each payment',
  });
});

test('none is told for used cars, and where the dealer leases none or puts no deals together here [listing.dealer-settings]', () => {
  expect(toCarLease({ ...car, listingType: 'USED' }, seller(), null, context)).toBeNull();
  expect(toCarLease({ ...car, msrp: null }, seller(), null, context)).toBeNull();
  expect(toCarLease(car, seller({ leaseEnabled: false }), null, context)).toBeNull();
  expect(toCarLease(car, seller({ uiEnabled: false }), null, context)).toBeNull();
});

test('what leaves nothing to lease is a sentence', () => {
  const rich = { ...context, terms: { ...context.terms, down: { cents: 30_000_00 } } };
  expect(toCarLease(car, seller(), null, rich)).toMatchObject({
    problem: expect.stringContaining('nothing left to lease'),
  });
});
