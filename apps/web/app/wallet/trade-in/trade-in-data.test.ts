import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { emptyWallet, type Wallet } from '@forecourt/domain/money/wallet/wallet';
import { expect, test } from 'vitest';
import type { AppContext, Services } from '../../app-context.ts';
import { findTradeInPage } from './trade-in-data.ts';

const worth = { value: 8000, low: 7600, high: 8400, comparables: 12 };

function open(
  typed: Record<string, string>,
  services: Partial<Services> = {},
  wallet: Wallet | null = null,
) {
  const app = {
    reference: vehicleReference,
    wallet,
    services: {
      valueTradeIn: async () => worth,
      findCarByVin: async () => null,
      lookUpVin: async () => null,
      ...services,
    },
  };
  // Of the whole context this page asks for these alone.
  return findTradeInPage(new URLSearchParams(typed), app as AppContext);
}

const accord = { vehicle: '2013 Honda Accord', mileage: '104,600' };
const loan = { borrowed: '25,000', apr: '7.5', months: '72', paid: '24' };

test('a trade-in is told with its range and what is left of it', async () => {
  expect(await open(accord)).toMatchObject({
    car: '2013 Honda Accord',
    worth,
    problem: null,
    equity: '$8,000 counts toward the next car.',
    kept: { tradeValue: 8000, amountOwed: null, tradeIn: '2013-104600-good-8000--ACCORD' },
  });
  expect((await open(accord)).payoffProblem, 'a loan that nobody told of').toBeNull();
  const owed = await open(accord, {}, { ...emptyWallet, amountOwed: 11_000 });
  expect(owed.equity).toMatch(/^You owe \$3,000 more than it is worth/);
});

test('what is owed follows from the loan, in whole dollars rounded up', async () => {
  expect(await open({ ...accord, ...loan })).toMatchObject({
    equity: expect.stringMatching(/^You owe \$9,878 more than it is worth/),
    kept: { tradeValue: 8000, amountOwed: 17_878 },
  });
  expect(await open({ ...accord, ...loan, paid: '99' }), 'a loan that cannot be').toMatchObject({
    payoffProblem: 'The payments made are a whole number up to 72.',
    worth,
    equity: null,
    kept: { tradeValue: null, tradeIn: null, amountOwed: null },
  });
});

test('the trade-in that the wallet remembers is valued anew without typing', async () => {
  const wallet = { ...emptyWallet, tradeValue: 8000, tradeIn: '2013-104600-good-8000-lx-ACCORD' };
  expect(await open({}, {}, wallet)).toMatchObject({
    car: '2013 Honda Accord LX',
    worth,
    fields: { vehicle: '2013 Honda Accord LX', mileage: '104,600', condition: 'good' },
  });
});

test('a model that begins with its make’s name is read as it is shown', async () => {
  const { car, fields } = await open({ ...accord, vehicle: '2013 Mazda Mazda3 i Sport' });
  expect(car).toBe('2013 Mazda3 i Sport');
  expect(fields.vehicle).toBe('2013 Mazda Mazda3 i Sport');
  expect((await open({ ...accord, vehicle: '2013 Mazda3 i Sport' })).car).toBe(car);
});

test('what cannot be valued is told in a sentence, and nothing typed is lost', async () => {
  const few = { valueTradeIn: async () => ({ reason: 'too-few' as const, comparables: 3 }) };
  const page = await open(accord, few);
  expect(page.problem).toMatch(/^Not enough cars like yours: 3 used cars like it for sale here/);
  expect(page.fields).toMatchObject(accord);
  expect((await open({ ...accord, mileage: '' })).problem).toMatch(/^The mileage is/);
  expect((await open({ ...accord, vehicle: '1HGCM82633A004352' })).problem).toMatch(/VIN/);
  expect((await open(accord, { valueTradeIn: async () => null })).problem).toMatch(/cannot be/);
  expect((await open({})).problem).toBeNull();
});

test('a problem is told at its field, and a form without a car asks for one', async () => {
  expect(await open({ ...accord, vehicle: 'asdf' })).toMatchObject({ problemAt: 'vehicle' });
  expect(await open({ ...accord, mileage: '' })).toMatchObject({ problemAt: 'mileage' });
  expect(await open(accord, { valueTradeIn: async () => null })).toMatchObject({ problemAt: null });
  expect(await open({ ...accord, vehicle: '' })).toMatchObject({
    problem: 'Tell its VIN, or its year, make and model.',
    problemAt: 'vehicle',
  });
  expect(await open({ ...loan, vehicle: '', mileage: '' }), 'a loan alone').toMatchObject({
    problem: null,
    kept: { tradeValue: null, amountOwed: 17_878 },
  });
});

test.each([
  ['1HGCM82633A123456', 'One character is mistyped'],
  ['1HGCM82633A00435', 'A VIN has 17 characters; this has 16.'],
  ['1HGCM82633A004352', 'This VIN does not tell which car it is.'],
])('of the VIN %s it is told what is wrong', async (vehicle, sentence) => {
  expect((await open({ ...accord, vehicle })).problem).toContain(sentence);
});

const unknown = { makes: [], plant: null, listings: [], card: null, alike: null, decoded: null };
const byVin = { ...accord, vehicle: '1HGCM82633A004352' };

test('a car that was never listed here is named by its VIN where cars begin alike', async () => {
  const named = { year: 2003, makeCode: 'HONDA', modelCode: 'ACCORD', trim: 'EX' };
  const alike = async () => ({ ...unknown, alike: { ...named, cars: 4 } });
  expect(await open(byVin, { lookUpVin: alike })).toMatchObject({
    car: '2003 Honda Accord EX',
    worth,
    problem: null,
    kept: { tradeIn: '2003-104600-good-8000-ex-ACCORD' },
  });
});

test('of a VIN that tells its make alone the model is asked for', async () => {
  const honda = async () => ({ ...unknown, makes: [{ code: 'HONDA', name: 'Honda' }] });
  expect(await open(byVin, { lookUpVin: honda })).toMatchObject({
    problem: expect.stringMatching(/^By its VIN it is a 2003 Honda\. Name it .* 2003 Honda \w+\.$/),
    problemAt: 'vehicle',
    worth: null,
    fields: { vehicle: byVin.vehicle },
  });
});
