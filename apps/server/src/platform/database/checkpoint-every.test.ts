import { PGlite } from '@electric-sql/pglite';
import { expect, test, vi } from 'vitest';
import { checkpointEvery } from './checkpoint-every.ts';

test('what was written is in the tables after a while, and no longer in the log alone', async () => {
  const client = new PGlite();
  const query = 'select checkpoint_lsn as place from pg_control_checkpoint()';
  const lastCheckpoint = async () => (await client.query<{ place: string }>(query)).rows[0]?.place;
  const before = await lastCheckpoint();
  await client.exec('create table cars (id int); insert into cars values (1)');
  expect(await lastCheckpoint()).toBe(before);
  const stop = checkpointEvery(client, 20);
  await vi.waitUntil(async () => (await lastCheckpoint()) !== before, { timeout: 20_000 });
  stop();
  await client.close();
});
