import { expect, test } from 'vitest';
import { allPaidWords, dealRows, dealSchema, dealSums } from './deal.ts';
import { stateRulesSchema } from './finance-tables.ts';
import { outTheDoor } from './out-the-door.ts';
import { usualTerms } from './shopper-terms.ts';

const rules = stateRulesSchema.parse({
  name: 'Example',
  taxRate: 0.0775,
  tradeInCredit: 'full',
  title: 23,
  registration: 350,
  docFeeCap: 85,
});
const door = outTheDoor(
  {
    price: 24_995_00,
    dealerFees: 85_00,
    isNew: false,
    isListPrice: false,
    isPrivate: false,
    tradeValue: 8000_00,
    rebates: [{ name: 'Rebate', amount: 500_00 }],
  },
  { state: 'EX', rules, known: null },
);
const parts = {
  door,
  where: 'Example',
  isNew: false,
  lease: null,
  trade: { value: 8000_00, owed: 5000_00 },
  terms: { ...usualTerms, months: 72, down: { cents: 2000_00 }, equity: 3000_00 },
};
const rest = {
  handover: 'dealer',
  day: null,
  tradeCar: null,
  heldUntil: '2026-11-23T12:00:00.000Z',
} as const;

test('$26,276.70 out the door, less $3,000 of trade-in and $2,000 down, is $367.88 a month', () => {
  const deal = { ...dealSums({ ...parts, option: 'finance' }), ...rest };
  expect(deal).toMatchObject({ total: 26_276_70, financed: 21_276_70, payment: 367_88 });
  expect(dealSchema.parse(deal)).toEqual(deal);
  expect(dealRows(deal)).toEqual(
    expect.arrayContaining([
      ['Out the door in Example', '$26,276.70'],
      ['Trade-in', '$8,000.00'],
      ['Each month', '$367.88'],
      ['Due at signing', '$2,000.00'],
    ]),
  );
});

test('a deal says which car is traded in, where it is known by name', () => {
  const sums = dealSums({ ...parts, option: 'finance' });
  const tradeCar = {
    year: 2013,
    make: 'Honda',
    model: 'Accord',
    trim: 'LX',
    mileage: 104_600,
    condition: 'good',
  };
  const told = (car: typeof tradeCar | null) =>
    new Map(dealRows({ ...sums, ...rest, tradeCar: car })).get('Trade-in car');
  expect(told(tradeCar)).toBe('2013 Honda Accord LX, 104,600 mi, good condition');
  expect(told({ ...tradeCar, make: 'Mazda', model: 'Mazda3' })).toContain('2013 Mazda3 LX');
  expect(told(null)).toBeUndefined();
});

test('in cash all of it is due, less what the trade-in brings', () => {
  const deal = dealSums({ ...parts, option: 'cash' });
  expect(deal).toMatchObject({ payment: null, dueAtSigning: 23_276_70, paidInAll: 23_276_70 });
});

test('what a trade-in is worth beyond the car is told, and nothing is due', () => {
  const trade = { value: 40_000_00, owed: 5000_00 };
  const terms = { ...parts.terms, equity: 35_000_00 };
  for (const option of ['finance', 'cash'] as const) {
    const deal = dealSums({ ...parts, trade, terms, option });
    expect(deal).toMatchObject({ dueAtSigning: 0, paidInAll: 0 });
    const rows = new Map(dealRows({ ...deal, ...rest }));
    expect(rows.get('Left of the trade-in')).toBe('$8,723.30');
  }
  const even = dealSums({ ...parts, option: 'finance' });
  expect(dealRows({ ...even, ...rest }).map(([name]) => name)).not.toContain(
    'Left of the trade-in',
  );
});

test('cash down that pays for all of it says so, and what of it is too much', () => {
  const words = (down: number, changes: Partial<typeof parts> = {}) => {
    const terms = { ...parts.terms, ...changes.terms, down: { cents: down } };
    const deal = dealSums({ ...parts, ...changes, terms, option: 'finance' });
    return allPaidWords(deal, down);
  };
  expect(words(2000_00)).toBeNull();
  expect(words(23_276_69)).toBeNull();
  expect(words(23_276_70)).toBe('It pays for all of this car: nothing is borrowed.');
  expect(words(999_999_00)).toBe(
    'It pays for all of this car: nothing is borrowed. $976,722.30 of it is more than there is to pay.',
  );
  const trade = { value: 40_000_00, owed: 5000_00 };
  const terms = { ...parts.terms, equity: 35_000_00 };
  expect(words(2000_00, { trade, terms })).toBe(
    'The trade-in pays for all of this car: no cash is needed.',
  );
  expect(words(0, { trade, terms })).toBeNull();
  expect(allPaidWords(dealSums({ ...parts, option: 'cash' }), 999_999_00)).toBeNull();
});

test('people read the day and the miles of a deal as on pages', () => {
  const sums = { ...dealSums({ ...parts, option: 'finance' }), milesAYear: 12_000 };
  const rows = new Map(dealRows({ ...sums, ...rest, handover: 'home', day: '2026-11-30' }));
  expect(rows.get('Get it')).toBe('Delivered to the door, Nov 30, 2026');
  expect(rows.get('Miles a year')).toBe('12,000');
});
