import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  fileOf,
  type Manifest,
  manifestName,
  readMigration,
  type TableManifest,
} from './backup-manifest.ts';
import { inBatches, linesOf } from './batch.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  migration: z.string(),
  tables: z.array(
    z.object({ table: z.string().regex(/^\w+$/), rows: z.number(), sha256: z.string() }),
  ),
  sequences: z.array(
    z.object({ name: z.string().regex(/^\w+$/), value: z.string().regex(/^\d+$/) }),
  ),
});

/** @throws Refusal where the folder holds no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null)
    throw new Refusal(`${folder} has no ${manifestName}: expected the folder of a whole backup.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Refusal(`${join(folder, manifestName)} is not as a backup writes it.`);
  }
}

/** Reads a backup through and holds it against its manifest. @throws Refusal naming the first file at fault */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) await readTable(folder, table, async () => {});
  return manifest;
}

/**
 * Has a database be as it was when the backup was made. All of it, or nothing.
 *
 * @param replace what is there goes; otherwise a database that has anything is refused
 * @throws Refusal
 */
export async function restoreBackup(
  database: Database,
  folder: string,
  { replace }: { readonly replace: boolean },
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const migration = await readMigration(database);
  if (manifest.migration !== migration)
    throw new Refusal(
      `The backup is of another version (migration ${manifest.migration}, here ${migration}): restore it with the version that made it, then start this one.`,
    );
  await database.transaction(async (transaction) => {
    const names = manifest.tables.map(({ table }) => sql.identifier(table));
    if (replace)
      await transaction.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
    for (const table of manifest.tables) {
      if (!replace) await requireEmpty(transaction, table.table);
      await readTable(folder, table, (lines) => insert(transaction, table.table, lines));
      await requireCount(transaction, table);
    }
    for (const { name, value } of manifest.sequences)
      await transaction.execute(sql`select setval(${name}::regclass, ${value}::bigint)`);
  });
  return manifest;
}

async function insert(
  transaction: Database,
  table: string,
  lines: readonly string[],
): Promise<void> {
  const name = sql.identifier(table);
  await transaction.execute(sql`
    insert into ${name} overriding system value
    select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
}

async function countOf(transaction: Database, table: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    transaction,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
}

async function requireEmpty(transaction: Database, table: string): Promise<void> {
  if ((await countOf(transaction, table)) > 0)
    throw new Refusal(
      `The database is not empty (${table} has rows): restore into a new one, or say --replace.`,
    );
}

async function requireCount(transaction: Database, { table, rows }: TableManifest): Promise<void> {
  const found = await countOf(transaction, table);
  if (found !== rows)
    throw new Refusal(`${table} has ${found} rows after restoring: expected ${rows}.`);
}

/** Hands out the lines of a table in batches, and compares their number and checksum at the end. */
async function readTable(
  folder: string,
  { table, rows, sha256 }: TableManifest,
  take: (lines: readonly string[]) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const lines of inBatches(linesIn(join(folder, fileOf(table))))) {
    for (const line of lines) hash.update(`${line}\n`);
    count += lines.length;
    await take(lines);
  }
  if (count !== rows || hash.digest('hex') !== sha256)
    throw new Refusal(`${fileOf(table)} is not as it was written: this backup cannot be used.`);
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const source = createReadStream(file);
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked).setEncoding('utf8');
  try {
    yield* linesOf(unpacked);
  } catch {
    throw new Refusal(`${file} is damaged or missing: this backup cannot be used.`);
  }
}
