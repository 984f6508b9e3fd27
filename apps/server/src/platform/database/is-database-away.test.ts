import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

test('a server of databases that is not there is away, also where a query wraps it', async () => {
  const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/none' });
  const error: unknown = await pool.query('select 1').catch((thrown: unknown) => thrown);
  await pool.end();
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new Error('Failed query', { cause: error }))).toBe(true);
});

test.each([
  Object.assign(new Error('it ends'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
])('so is one that ends: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  new Error('no such column'),
  Object.assign(new Error(), { code: '22P02' }),
  'text',
  null,
])('a mistake is none: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
