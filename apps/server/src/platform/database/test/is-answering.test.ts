import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { createOnServer, openInMemory } from '../../../../test/databases.ts';
import { createQuietApp } from '../../../../test/quiet-app.ts';
import { rowsOf } from '../database.ts';
import { isAnswering } from '../is-answering.ts';
import { openDatabase } from '../open-database.ts';

const url = inject('postgresUrl');

test('a database answers until it is gone', async () => {
  const { database, close } = await openInMemory();
  const halfAMinute = 30_000;
  expect(await isAnswering(database, halfAMinute)).toBe(true);
  await close();
  expect(await isAnswering(database)).toBe(false);
});

test('without its database a process is not ready, and says why', async () => {
  const { database, close } = await openInMemory();
  await close();
  const engine = { status: { listings: 0, version: 0 } } as Parameters<
    typeof createQuietApp
  >[0]['engine'];
  const answer = await createQuietApp({ database, engine }).request('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('The database does not answer.');
});

test('a server that takes connections and says nothing keeps nobody waiting', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const databaseUrl = `postgresql://nobody@127.0.0.1:${port}/cars`;
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: /,
  );
  silent.close();
});

test.skipIf(url === null)('a statement on a server has its time', async () => {
  const databaseUrl = await createOnServer(url ?? '');
  const { database, close } = await openDatabase({ databaseUrl, dataDir: '' });
  expect(await rowsOf(database, sql`show statement_timeout`)).toEqual([
    { statement_timeout: '10s' },
  ]);
  await close();
});
