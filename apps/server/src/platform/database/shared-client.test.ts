import { MessageChannel } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, rowsOf } from './database.ts';
import { openSharedDatabase, shareClient } from './shared-client.ts';

const notes = pgTable('note', {
  words: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

let client: PGlite;
const channel = new MessageChannel();
let database: Database;

beforeAll(async () => {
  client = await PGlite.create();
  await client.exec('create table note (words text primary key, at timestamptz not null)');
  shareClient(client, channel.port1);
  database = openSharedDatabase(channel.port2);
});
beforeEach(() => client.exec('delete from note'));
afterAll(async () => {
  channel.port2.close();
  await client.close();
});

const wordsOf = async (by: Database) =>
  (await by.select().from(notes).orderBy(notes.words)).map(({ words }) => words);

test('another thread reads and writes as if it had opened the database', async () => {
  const at = new Date('2026-11-22T10:00:00Z');
  await database.insert(notes).values({ words: 'a', at });
  expect(await database.select().from(notes)).toEqual([{ words: 'a', at }]);
  expect(await rowsOf(database, sql`select count(*)::int as count from note`)).toEqual([
    { count: 1 },
  ]);
});

test('a transaction of another thread is whole or not at all', async () => {
  const at = new Date();
  await database.transaction(async (transaction) => {
    await transaction.insert(notes).values({ words: 'b', at });
    expect(await wordsOf(transaction)).toEqual(['b']);
  });
  const failing = database.transaction(async (transaction) => {
    await transaction.insert(notes).values({ words: 'c', at });
    throw new Error('on second thoughts');
  });
  await expect(failing).rejects.toThrow('on second thoughts');
  expect(await wordsOf(database)).toEqual(['b']);
});

test('an error keeps the code that the database gave it', async () => {
  const insert = () => database.insert(notes).values({ words: 'a', at: new Date() });
  await insert();
  await expect(insert()).rejects.toMatchObject({ cause: { code: '23505' } });
});

test('what a thread had begun is undone when it ends', async () => {
  await database.insert(notes).values({ words: 'a', at: new Date() });
  const other = new MessageChannel();
  shareClient(client, other.port1);
  const dying = openSharedDatabase(other.port2);
  const begun = Promise.withResolvers<void>();
  const lost = dying.transaction(async (transaction) => {
    await transaction.insert(notes).values({ words: 'd', at: new Date() });
    begun.resolve();
    await new Promise(() => {});
  });
  void lost.catch(() => {});
  await begun.promise;
  other.port2.close();
  await expect.poll(() => wordsOf(database)).toEqual(['a']);
});

test('what a thread waited to begin is not begun after its end', async () => {
  const held = Promise.withResolvers<void>();
  const holding = client.transaction(() => held.promise);
  const other = new MessageChannel();
  shareClient(client, other.port1);
  const dying = openSharedDatabase(other.port2);
  const closed = new Promise((resolve) => other.port1.once('close', resolve));
  void dying.transaction((transaction) => transaction.select().from(notes)).catch(() => {});
  other.port2.close();
  await closed;
  held.resolve();
  await holding;
  await client.transaction((transaction) => transaction.query('select'));
});
