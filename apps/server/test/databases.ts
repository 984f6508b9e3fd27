import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { migrationsFolder, type OpenDatabase } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';

/** A migrated database in memory. */
export async function openInMemory(): Promise<OpenDatabase> {
  const client = new PGlite();
  const database = drizzle({ client });
  await migrate(database, { migrationsFolder });
  return { database, kind: 'embedded', client, close: () => client.close() };
}

let databases = 0;

async function openOnServer(url: string): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: await createOnServer(url), dataDir: '' });
}

/** Makes a new database on the PostgreSQL server. @returns its address */
export async function createOnServer(url: string): Promise<string> {
  databases += 1;
  const name = `test_${process.pid}_${databases}_${Date.now()}`;
  const admin = new Pool({ connectionString: url });
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Both engines, by name, for `describe.each`: every database test holds on each. */
export const engines: readonly (readonly [string, () => Promise<OpenDatabase>])[] = [
  ['embedded database', openInMemory],
  ...serverEngine(inject('postgresUrl')),
];

function serverEngine(url: string | null): [string, () => Promise<OpenDatabase>][] {
  return url === null ? [] : [['PostgreSQL', () => openOnServer(url)]];
}
