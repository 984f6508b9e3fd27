import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate as migrateInMemory } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { migrationsFolder, type OpenDatabase } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { DatabasePool } from './database-pool.ts';

/** A migrated database in memory, empty. Those of a worker are used again, file after file. */
export async function openInMemory(): Promise<OpenDatabase> {
  const client = await inMemory.open();
  const fill = <Result>(work: () => Promise<Result>) => work();
  const close = () => client.close();
  return { database: drizzle({ client }), migrations: 0, kind: 'embedded', client, fill, close };
}

const inMemory = new DatabasePool(async () => {
  const client = new PGlite({ loadDataDir: await migratedFiles() });
  await client.waitReady;
  return client;
});

/** What an embedded database is loaded with to be a migrated one. Without, making it takes seconds. */
export async function migratedFiles(): Promise<Blob> {
  return openAsBlob(await inCommon('in-memory', migrate));
}

/** Puts a migrated database into a data folder that has none, as a start that was ended leaves it. */
export async function placeMigrated(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const client = new PGlite(join(dataDir, 'database'), { loadDataDir: await migratedFiles() });
  await client.close();
}

async function migrate(): Promise<Uint8Array> {
  const client = new PGlite();
  await migrateInMemory(drizzle({ client }), { migrationsFolder });
  const files = await client.dumpDataDir('none');
  await client.close();
  return files.bytes();
}

/**
 * Something that is made once in a run, for all its processes.
 *
 * @returns the file that has it
 */
async function inCommon(name: string, make: () => Promise<string | Uint8Array>): Promise<string> {
  const path = join(inject('sharedFolder'), name);
  const own = `${path}.of-${process.pid}`;
  for (;;) {
    if (existsSync(path)) return path;
    if (takes(`${path}.begun`)) break;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  try {
    writeFileSync(own, await make());
    renameSync(own, path);
    return path;
  } finally {
    // Whoever waits tries it themselves where this failed.
    rmdirSync(`${path}.begun`);
  }
}

/** Whether this process is the first to make a folder. */
function takes(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

let databases = 0;

async function openOnServer(url: string): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: await createMigrated(url), dataDir: '' });
}

/** A migrated database on the PostgreSQL server. @returns its address */
export async function createMigrated(url: string): Promise<string> {
  const template = await inCommon('on-server', async () => {
    const databaseUrl = await createOnServer(url);
    await (await openDatabase({ databaseUrl, dataDir: '' })).close();
    return new URL(databaseUrl).pathname.slice(1);
  });
  return createOnServer(url, readFileSync(template, 'utf8'));
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
