import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  fileOf,
  type Manifest,
  manifestName,
  orderedTables,
  readMigration,
  type TableManifest,
} from './backup-manifest.ts';
import { firstRows, nextRows } from './batch.ts';

/**
 * Writes everything of ours into a new folder, as it is at one moment, while the marketplace serves: a
 * table a file, a row a line. Jobs that wait are not among it. The manifest comes last: a folder without
 * one is no backup.
 *
 * @throws Refusal where there is something at the path
 */
export async function writeBackup(database: Database, folder: string): Promise<Manifest> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const expected =
      code === 'ENOENT' ? 'a folder that is there, to make it in' : 'a path where nothing is';
    throw new Refusal(`${folder} cannot be made (${code}): expected ${expected}.`);
  }
  const manifest = await database.transaction(
    async (transaction): Promise<Manifest> => {
      const tables: TableManifest[] = [];
      for (const table of await orderedTables(transaction))
        tables.push(await writeTable(transaction, table, folder));
      const sequences = await rowsOf<{ name: string; value: string }>(
        transaction,
        sql`select sequencename as name, last_value::text as value from pg_sequences
            where schemaname = 'public' and last_value is not null order by 1`,
      );
      const madeAt = new Date().toISOString();
      return { format: 1, madeAt, migration: await readMigration(transaction), tables, sequences };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function writeTable(
  transaction: Database,
  table: string,
  folder: string,
): Promise<TableManifest> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* lines() {
    await transaction.execute(
      sql`declare backup no scroll cursor for
          select row_to_json(kept)::text as line from ${sql.identifier(table)} as kept`,
    );
    for (let wanted = firstRows; ; ) {
      const found = await rowsOf<{ line: string }>(
        transaction,
        sql.raw(`fetch ${wanted} from backup`),
      );
      if (found.length === 0) break;
      rows += found.length;
      wanted = nextRows(found.map(({ line }) => line));
      const text = found.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join('');
      hash.update(text);
      yield text;
    }
    await transaction.execute(sql`close backup`);
  }
  await pipeline(lines, createGzip(), createWriteStream(join(folder, fileOf(table))));
  return { table, rows, sha256: hash.digest('hex') };
}
