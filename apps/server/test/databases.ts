import { existsSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { migrationsFolder, type OpenDatabase } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';

/** A migrated database in memory. */
export async function openInMemory(): Promise<OpenDatabase> {
  const migrated = join(inject('sharedFolder'), 'migrated.tar');
  const client = existsSync(migrated)
    ? new PGlite({ loadDataDir: await openAsBlob(migrated) })
    : await makeMigrated(migrated);
  await client.waitReady;
  return { database: drizzle({ client }), kind: 'embedded', client, close: () => client.close() };
}

/** The first database of a run, whose files begin all others: to make one anew takes seconds. */
async function makeMigrated(path: string): Promise<PGlite> {
  const client = new PGlite();
  await migrate(drizzle({ client }), { migrationsFolder });
  const files = await client.dumpDataDir('none');
  const own = `${path}.${process.pid}`;
  writeFileSync(own, await files.bytes());
  renameSync(own, path);
  return client;
}

let databases = 0;

/** A migrated database on the PostgreSQL server. */
async function openOnServer(url: string): Promise<OpenDatabase> {
  const migrated = join(inject('sharedFolder'), 'migrated-on-server');
  if (!existsSync(migrated)) {
    const databaseUrl = await createOnServer(url);
    await (await openDatabase({ databaseUrl, dataDir: '' })).close();
    const own = `${migrated}.${process.pid}`;
    writeFileSync(own, new URL(databaseUrl).pathname.slice(1));
    renameSync(own, migrated);
  }
  const databaseUrl = await createOnServer(url, readFileSync(migrated, 'utf8'));
  return openDatabase({ databaseUrl, dataDir: '' });
}

/**
 * Makes a new database on the PostgreSQL server.
 *
 * @param template the name of the one that it is a copy of, to which nobody is connected
 * @returns its address
 */
export async function createOnServer(url: string, template = 'template1'): Promise<string> {
  databases += 1;
  const name = `test_${process.pid}_${databases}_${Date.now()}`;
  const admin = new Pool({ connectionString: url });
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
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
