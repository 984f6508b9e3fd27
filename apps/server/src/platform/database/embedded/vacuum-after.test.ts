import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { migratedFiles } from '../../../../test/databases.ts';
import { EmbeddedClient } from '../embedded-client.ts';
import { vacuumAfter } from './vacuum-after.ts';

const cars = 300;
const never = 1_000_000_000;
const maxBytes = 1_000_000;

let client: EmbeddedClient;
let stop: () => void = () => {};
beforeAll(async () => {
  client = new EmbeddedClient({ loadDataDir: await migratedFiles() });
});
beforeEach(async () => {
  await client.exec(`
    create table "Cars" (id int primary key, words text);
    insert into "Cars" select id, repeat('word ', 100) from generate_series(1, ${cars}) as id`);
});
afterEach(async () => {
  stop();
  await client.exec('drop table "Cars"');
});
afterAll(() => client.close());

async function numberOf(statement: string): Promise<number> {
  const { rows } = await client.query<{ value: number }>(`select ${statement} as value`);
  return Number(rows[0]?.value);
}
const bytes = () => numberOf(`pg_relation_size('"Cars"')`);
const vacuums = () => numberOf(`pg_stat_get_vacuum_count('"Cars"'::regclass)`);

const replaceAll = () =>
  client.transaction((transaction) => transaction.exec('update "Cars" set words = words'));

test('a table whose rows are replaced again and again takes no more than twice their space', async () => {
  ({ stop } = vacuumAfter(client, { rows: cars, maxBytes, milliseconds: never }));
  const before = await bytes();
  for (let round = 0; round < 10; round += 1) await replaceAll();
  expect(await bytes()).toBeLessThan(2.5 * before);
});

test('what is deleted outside of transactions is freed after a while', async () => {
  ({ stop } = vacuumAfter(client, { rows: cars, maxBytes, milliseconds: 20 }));
  await vi.waitUntil(async () => (await vacuums()) === 1, { timeout: 20_000 });
  await client.exec('delete from "Cars"');
  await vi.waitUntil(async () => (await bytes()) === 0, { timeout: 20_000 });
});

test('a table is left alone until as many of its rows were written', async () => {
  ({ stop } = vacuumAfter(client, { rows: 3 * cars, maxBytes, milliseconds: never }));
  await replaceAll();
  expect(await vacuums()).toBe(0);
  await replaceAll();
  expect(await vacuums()).toBe(1);
  await replaceAll();
  expect(await vacuums()).toBe(1);
});

test('a table that is too large is left alone', async () => {
  ({ stop } = vacuumAfter(client, {
    rows: cars,
    maxBytes: (await bytes()) - 1,
    milliseconds: never,
  }));
  await replaceAll();
  expect(await vacuums()).toBe(0);
});

test('a vacuum that fails disturbs nobody', async () => {
  ({ stop } = vacuumAfter(client, { rows: cars, maxBytes, milliseconds: never }));
  const exec = vi.spyOn(client, 'exec').mockRejectedValue(new Error('no space left'));
  await replaceAll();
  exec.mockRestore();
  await replaceAll();
  expect(await vacuums()).toBe(1);
});

test('what is filled is vacuumed at the end, not all along', async () => {
  const running = vacuumAfter(client, { rows: cars, maxBytes, milliseconds: never });
  ({ stop } = running);
  const filled = await running.without(async () => {
    await replaceAll();
    await replaceAll();
    expect(await vacuums()).toBe(0);
    return 'filled';
  });
  expect(filled).toBe('filled');
  expect(await vacuums()).toBe(1);
});
