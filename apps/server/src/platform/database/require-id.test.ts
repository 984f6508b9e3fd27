import { sql } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import type { OpenDatabase } from './database.ts';
import { requireId } from './require-id.ts';

const notes = pgTable('notes_by_id', { id: uuid().primaryKey() });
const first = 'aaaa1111-0000-4000-8000-000000000000';
const second = 'aaaa2222-0000-4000-8000-000000000000';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
  await opened.database.execute(sql`create temporary table notes_by_id (id uuid primary key)`);
  await opened.database.insert(notes).values([{ id: first }, { id: second }]);
});
afterAll(async () => {
  await opened.database.execute(sql`drop table notes_by_id`);
  await opened.close();
});

const find = (text: string) => requireId(opened.database, { table: notes, noun: 'note' }, text);

test('a row is found by as much of its id as no other has', async () => {
  expect(await find(' AAAA1 ')).toBe(first);
  expect(await find(second)).toBe(second);
});

test.each([
  ['aaaa', 'Several notes begin with aaaa: more of the id is needed.'],
  ['bbbb', 'There is no note bbbb.'],
  ['aaa', 'There is no note aaa.'],
  ['aaaa%', 'There is no note aaaa%.'],
])('%s is refused in a sentence', async (text, sentence) => {
  await expect(find(text)).rejects.toThrow(sentence);
});
