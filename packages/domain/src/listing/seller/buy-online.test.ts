import { expect, test } from 'vitest';
import type { FeatureFlag } from '../../brand/feature-flags.ts';
import { isBoughtOnline } from './buy-online.ts';

const car = { salePrice: 20_000, msrp: null, homeServices: [], makeCode: 'HYUND' };
const seller = { privateSeller: false, homeServices: ['BUY_ONLINE' as const] };
const on = (...flags: FeatureFlag[]) => new Set(flags);

test('a car is bought online where its seller offers it and it is switched on', () => {
  const retail = on('retail_engine');
  expect(isBoughtOnline(car, seller, retail)).toBe(true);
  expect(isBoughtOnline(car, { ...seller, homeServices: ['ONLINE_PAPERWORK'] }, retail)).toBe(true);
  expect(isBoughtOnline(car, { ...seller, homeServices: ['TEST_DRIVE'] }, retail)).toBe(false);
  expect(isBoughtOnline(car, { ...seller, privateSeller: true }, retail)).toBe(false);
  expect(isBoughtOnline({ ...car, salePrice: null }, seller, retail)).toBe(false);
  expect(isBoughtOnline(car, seller, on())).toBe(false);
});

test('the automaker’s flag is for its cars alone', () => {
  expect(isBoughtOnline(car, seller, on('hyundai_buy_online'))).toBe(true);
  expect(isBoughtOnline({ ...car, makeCode: 'FORD' }, seller, on('hyundai_buy_online'))).toBe(
    false,
  );
});

test('a seller’s own settings switch it off [listing.dealer-settings]', () => {
  const settings = { uiEnabled: false, leaseEnabled: true, priceBreakdownEnabled: true };
  const paymentServices = { digitalRetailingType: null, dealerSettings: settings };
  const urls = { paymentCalculationUrl: null, incentivesUrl: null };
  const closed = { ...seller, paymentServices: { ...paymentServices, ...urls } };
  expect(isBoughtOnline(car, closed, on('retail_engine'))).toBe(false);
});
