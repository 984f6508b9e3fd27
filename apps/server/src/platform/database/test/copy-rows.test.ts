import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { copyRows, toCopyText } from '../copy-rows.ts';
import { rowsOf } from '../database.ts';

/** A zero is no character of a text of PostgreSQL's, and half a pair is no character at all. */
const texts = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''));
const awkward = fc.constantFrom('\\', '\\.', '\\N', '\t', '\n', '\r\n', '"', "'", '\\t', '💚');
const values = fc.array(fc.oneof(texts, awkward)).map((parts) => parts.join(''));

describe.each(engines)('rows copied into the %s', (_name, open) => {
  test('come back as they were, whatever is in them', async () => {
    const { database, close } = await open();
    await fc.assert(
      fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 20 }), async (given) => {
        const read = await database.transaction(async (transaction) => {
          await transaction.execute(sql`create temporary table words (place int, word text)`);
          const lines = given.map((word, place) => `${place}\t${toCopyText(word)}`).join('\n');
          await copyRows(transaction, 'words (place, word)', Buffer.from(lines));
          const rows = await rowsOf<{ word: string }>(
            transaction,
            sql`select word from words order by place`,
          );
          await transaction.execute(sql`drop table words`);
          return rows.map(({ word }) => word);
        });
        expect(read).toEqual(given);
      }),
      { numRuns: 50 },
    );
    await close();
  });

  test('are refused as a whole where one is, and the transaction with them', async () => {
    const { database, close } = await open();
    const copying = database.transaction(async (transaction) => {
      await transaction.execute(sql`create table numbers (number int)`);
      await copyRows(transaction, 'numbers (number)', Buffer.from('1\ntwo\n3'));
    });
    await expect(copying).rejects.toThrow('invalid input syntax for type integer: "two"');
    const tables = await rowsOf(database, sql`select to_regclass('numbers') as name`);
    expect(tables).toEqual([{ name: null }]);
    await close();
  });
});
