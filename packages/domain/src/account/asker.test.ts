import { expect, test } from 'vitest';
import { publicName } from './asker.ts';

const consumer = { consumerId: '1', email: 'jane.roe@example.com' };

test('everybody reads the name that a person told, and no part of an address', () => {
  expect(publicName({ name: 'Jane', consumer })).toBe('Jane');
  expect(publicName({ name: 'jane.roe', consumer })).toBe('A shopper');
});
