import type { PaymentServices } from '@forecourt/domain/listing/seller/owner';
import type { SellerQuestion } from '@forecourt/domain/money/seller-figures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCallRunner } from '../platform/calls/call-runner.ts';
import { findSellerFigures, rememberSellerAnswers } from './seller-services.ts';
import { walletPolicies } from './wallet-policies.ts';

const services: PaymentServices = {
  digitalRetailingType: null,
  dealerSettings: { uiEnabled: true, leaseEnabled: true, priceBreakdownEnabled: true },
  paymentCalculationUrl: 'https://pay.example/quote',
  incentivesUrl: 'https://pay.example/rebates',
};
const question: SellerQuestion = {
  vin: '1HGCM82633A004352',
  option: 'finance',
  total: 26_276_70,
  down: 2000_00,
  tradeEquity: 0,
  months: 72,
  apr: 7.5,
  milesAYear: null,
};

const asked: string[] = [];
const failing: string[] = [];
let answer: (path: string, host: string) => unknown;
function asking() {
  return {
    ask: async ({ pathname, host }: URL) => {
      asked.push(pathname);
      return answer(pathname, host);
    },
    answers: rememberSellerAnswers(),
    calls: createCallRunner({
      policies: walletPolicies,
      onReport: ({ name }) => failing.push(name),
    }),
  };
}

beforeEach(() => {
  asked.length = 0;
  failing.length = 0;
  answer = (path) =>
    path === '/quote'
      ? { monthlyPayment: 360.1, apr: 6.9 }
      : { incentives: [{ name: 'Loyalty', amount: 750, conditional: true }] };
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a dealer’s own services [listing.payment-urls]', () => {
  test('tell payment and rebates, and are not asked the same again', async () => {
    const parts = asking();
    const told = {
      payment: { payment: 360_10, apr: 6.9 },
      incentives: [{ name: 'Loyalty', amount: 750_00, conditional: true }],
    };
    expect(await findSellerFigures(services, question, parts)).toEqual(told);
    expect(await findSellerFigures(services, question, parts)).toEqual(told);
    expect(asked.sort()).toEqual(['/quote', '/rebates']);
    await findSellerFigures(services, { ...question, months: 60 }, parts);
    expect(asked).toHaveLength(3);
  });

  test('are remembered in so much memory, however long their answers', async () => {
    const parts = asking();
    const long = 'x'.repeat(99_000);
    answer = () => ({ monthlyPayment: 360.1, apr: 6.9, long });
    const paying: PaymentServices = { ...services, incentivesUrl: null };
    for (let months = 1; months <= 250; months += 1)
      await findSellerFigures(paying, { ...question, months }, parts);
    expect(asked).toHaveLength(250);
    expect(parts.answers.size).toBeLessThan(210);
  });

  test('that fail are said to, whichever way, and spared for a while', async () => {
    const parts = asking();
    answer = (path) => {
      if (path === '/quote') throw new Error('away');
      return { incentives: 'many' };
    };
    const failed = { payment: 'failed', incentives: 'failed' };
    expect(await findSellerFigures(services, question, parts)).toEqual(failed);
    expect(await findSellerFigures(services, question, parts)).toEqual(failed);
    expect(asked).toHaveLength(2);
    expect(failing.sort()).toEqual(['seller-incentives', 'seller-payment']);
  });

  test('that keep failing are no longer called, and those of other dealers are', async () => {
    const parts = asking();
    answer = (_, host) => {
      if (host === 'pay.example') throw new Error('away');
      return { monthlyPayment: 360.1 };
    };
    const fail = async (months: number) =>
      (await findSellerFigures(services, { ...question, months }, parts)).payment;
    for (let months = 1; months <= 40; months += 1) expect(await fail(months)).toBe('failed');
    expect(asked.filter((path) => path === '/quote')).toHaveLength(5);
    const other = { ...services, paymentCalculationUrl: 'https://other.example/reckon' };
    expect(await findSellerFigures(other, question, parts)).toMatchObject({
      payment: { payment: 360_10 },
    });
    expect(parts.calls.readStates().get('seller-payment')).toBe('closed');
  });

  test('that were not asked while their breaker was open are asked when it is closed', async () => {
    vi.useFakeTimers();
    const parts = asking();
    const wellAgain = answer;
    answer = () => {
      throw new Error('away');
    };
    const ask = (months: number) => findSellerFigures(services, { ...question, months }, parts);
    for (let months = 1; months <= 6; months += 1) await ask(months);
    answer = wellAgain;
    vi.advanceTimersByTime(walletPolicies['seller-payment'].resetMs);
    expect(await ask(6)).toMatchObject({ payment: { payment: 360_10 } });
    expect(await ask(5), 'was asked, and is spared for a while').toMatchObject({
      payment: 'failed',
    });
  });

  test('that a dealer does not have are not asked', async () => {
    const none = { payment: null, incentives: null };
    expect(await findSellerFigures(undefined, question, asking())).toEqual(none);
    const silent = { ...services, paymentCalculationUrl: null, incentivesUrl: null };
    expect(await findSellerFigures(silent, question, asking())).toEqual(none);
    expect(asked).toEqual([]);
  });
});
