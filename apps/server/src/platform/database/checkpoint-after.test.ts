import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migratedFiles } from '../../../test/databases.ts';
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
  const stop = checkpointAfter(client, 1000, 20);
  await vi.waitUntil(async () => (await lastCheckpoint()) !== before, { timeout: 20_000 });
  stop();
});

test('a short log is left alone', async () => {
  await client.exec('checkpoint; create table dealers (id int)');
  const before = await lastCheckpoint();
  const query = vi.spyOn(client, 'query');
  const stop = checkpointAfter(client, 1_000_000_000, 5);
  await vi.waitUntil(() => query.mock.calls.length > 2, { timeout: 20_000 });
  stop();
  query.mockRestore();
  expect(await lastCheckpoint()).toBe(before);
});
