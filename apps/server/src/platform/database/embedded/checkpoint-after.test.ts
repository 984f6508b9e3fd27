import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migratedFiles } from '../../../../test/databases.ts';
import { checkpointAfter } from './checkpoint-after.ts';

let client: PGlite;
beforeEach(async () => {
  client = new PGlite({ loadDataDir: await migratedFiles() });
});
afterEach(() => client.close());

async function lastCheckpoint(): Promise<string | undefined> {
  const query = 'select redo_lsn as place from pg_control_checkpoint()';
  return (await client.query<{ place: string }>(query)).rows[0]?.place;
}

test('what was written is in the tables after a while, and no longer in the log alone', async () => {
  const before = await lastCheckpoint();
  await client.exec('create table cars (id int); insert into cars values (1)');
  expect(await lastCheckpoint()).toBe(before);
  const { stop } = checkpointAfter(client, { bytes: 1000, fillingBytes: 1000, milliseconds: 20 });
  await vi.waitUntil(async () => (await lastCheckpoint()) !== before, { timeout: 20_000 });
  stop();
});

test('a short log is left alone', async () => {
  await client.exec('checkpoint; create table dealers (id int)');
  const before = await lastCheckpoint();
  const query = vi.spyOn(client, 'query');
  const long = 1_000_000_000;
  const { stop } = checkpointAfter(client, { bytes: long, fillingBytes: long, milliseconds: 5 });
  await vi.waitUntil(() => query.mock.calls.length > 2, { timeout: 20_000 });
  stop();
  query.mockRestore();
  expect(await lastCheckpoint()).toBe(before);
});

test('while it is filled a longer log is left alone; at the end it is in the tables', async () => {
  await client.exec('checkpoint');
  const before = await lastCheckpoint();
  const times = { bytes: 1000, fillingBytes: 1_000_000_000, milliseconds: 5 };
  const { fill, stop } = checkpointAfter(client, times);
  const query = vi.spyOn(client, 'query');
  const filled = await fill(async () => {
    await client.exec('create table cars (id int); insert into cars values (1)');
    const looks = query.mock.calls.length;
    await vi.waitUntil(() => query.mock.calls.length > looks + 2, { timeout: 20_000 });
    expect(await lastCheckpoint()).toBe(before);
    return 'filled';
  });
  expect(filled).toBe('filled');
  expect(await lastCheckpoint()).not.toBe(before);
  stop();
  query.mockRestore();
});
