import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWallet, toWallet, withFields, writeWallet } from './wallet.ts';
import { readWalletForm } from './wallet-form.ts';

test.each([
  ['budget', '450', '450'],
  ['budget', ' $1,450.00 ', '1450'],
  ['budget', '0450', '450'],
  ['budget', '$12.5k', '12500'],
  ['tradeValue', '12.5k', '12500'],
  ['budget', '', ''],
  ['down', '0', '0'],
  ['apr', '0', '0'],
  ['apr', '6.9 %', '690'],
  ['zip', '30303', '30303'],
  ['miles', ' 12,000 ', '12000'],
  ['miles', '12k', '12000'],
  ['homeShare', '0', '0'],
  ['homeShare', '100 %', '100'],
  ['tariff', '17.5¢', '175'],
  ['tariff', '$0.175', '175'],
  ['tariff', '$0.15', '150'],
  ['tariff', '0.15', '150'],
  ['tariff', '.15', '150'],
  ['tariff', '1', '10'],
  ['tariff', '0', '0'],
])('%s takes %j', (field, typed, value) => {
  expect(readWalletForm([[field, typed]])).toEqual({ changes: { [field]: value }, problems: {} });
});

test.each([
  ['budget', 'lots', 'A budget is whole dollars in digits, such as 450.'],
  ['budget', 'NaN', 'A budget is whole dollars in digits, such as 450.'],
  ['budget', '-5', 'A budget is whole dollars in digits, such as 450.'],
  ['budget', '0', 'A budget is at least $1.'],
  ['budget', '12345678901', 'A budget has at most 10 digits.'],
  ['down', '1e5', 'Cash down is whole dollars in digits, such as 2,500.'],
  ['down', '-3k', 'Cash down is whole dollars in digits, such as 2,500.'],
  ['down', '99999999999', 'Cash down has at most 7 digits.'],
  ['tradeValue', 'a lot', 'What a trade-in is worth is whole dollars in digits, such as 6,400.'],
  ['apr', '36.01', 'An APR is a number from 0 to 36 with up to two decimals, such as 6.9.'],
  ['apr', '-1', 'An APR is a number from 0 to 36 with up to two decimals, such as 6.9.'],
  ['months', '61', 'The number of months is one of 36, 48, 60, 72, 84.'],
  ['zip', '3030', 'Enter a valid ZIP Code'],
  ['miles', '0', 'Miles a year are a number from 1 to 200,000, such as 12,000.'],
  ['miles', '-5', 'Miles a year are a number from 1 to 200,000, such as 12,000.'],
  ['homeShare', '101', 'Charging at home is a whole percentage from 0 to 100, such as 80.'],
  [
    'tariff',
    'NaN',
    'A tariff is 0, or from 1 to 200 cents for a kilowatt-hour, such as 17.5 or $0.175.',
  ],
  [
    'tariff',
    '201',
    'A tariff is 0, or from 1 to 200 cents for a kilowatt-hour, such as 17.5 or $0.175.',
  ],
  [
    'tariff',
    '0.5¢',
    'A tariff is 0, or from 1 to 200 cents for a kilowatt-hour, such as 17.5 or $0.175.',
  ],
  [
    'tariff',
    '$0.005',
    'A tariff is 0, or from 1 to 200 cents for a kilowatt-hour, such as 17.5 or $0.175.',
  ],
  [
    'tariff',
    '0.005',
    'A tariff is 0, or from 1 to 200 cents for a kilowatt-hour, such as 17.5 or $0.175.',
  ],
  [
    'tariff',
    '-0.15',
    'A tariff is 0, or from 1 to 200 cents for a kilowatt-hour, such as 17.5 or $0.175.',
  ],
])('%s %j gets a sentence', (field, typed, problem) => {
  expect(readWalletForm([[field, typed]])).toEqual({ changes: {}, problems: { [field]: problem } });
});

test('a tariff that was taken is taken again as it is shown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\$?\d{0,3}(\.\d{1,4})?¢?$/), (typed) => {
      const { changes } = readWalletForm([['tariff', typed]]);
      fc.pre(Boolean(changes.tariff));
      const shown = String(toWallet(withFields({}, changes, 1)).tariff);
      expect(readWalletForm([['tariff', shown]]).changes).toEqual(changes);
    }),
  );
});

test('nothing typed is lost because something else is wrong', () => {
  const read = readWalletForm([
    ['budget', 'lots'],
    ['down', '2,500'],
    ['from', '/cars-for-sale'],
  ]);
  expect(read.changes).toEqual({ down: '2500' });
  expect(Object.keys(read.problems)).toEqual(['budget']);
});

test('whatever is typed becomes a sentence or a number', () => {
  const field = fc.constantFrom(
    'budget',
    'down',
    'apr',
    'tradeValue',
    'amountOwed',
    'zip',
    'miles',
    'homeShare',
    'tariff',
  );
  fc.assert(
    fc.property(field, fc.string(), (name, typed) => {
      const { changes } = readWalletForm([[name, typed]]);
      const kept = readWallet(writeWallet(withFields({}, changes, 1)));
      for (const value of Object.values(toWallet(kept))) expect(value).not.toBeNaN();
      expect(kept).toEqual(withFields({}, changes, 1));
    }),
  );
});

test.each(['__proto__', 'toString', 'hasOwnProperty', 'constructor', 'sort'])(
  'a field %s that it does not have stays as it is',
  (name) => {
    expect(readWalletForm([[name, '1']])).toEqual({ changes: {}, problems: {} });
  },
);
