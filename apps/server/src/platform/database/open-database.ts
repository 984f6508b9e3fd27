import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { type ClientConfig, Pool } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import type { Secret } from '../secrets/secret-file.ts';
import { connectionMs, connectionTo, createPool } from './connect-to-server.ts';
import { countNewMigrations } from './count-new-migrations.ts';
import {
  describeFolderError,
  hasDatabase,
  removeLeftovers,
  requireWholeDatabase,
} from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { migrationsFolder, type OpenDatabase } from './database.ts';
import { checkpointAfter } from './embedded/checkpoint-after.ts';
import { vacuumAfter } from './embedded/vacuum-after.ts';
import { EmbeddedClient } from './embedded-client.ts';

const checkpoints = {
  /** Each page that one writes was put into the log whole: these are a thousand, some 15 ms. */
  bytes: 8_000_000,
  /** Read again within seconds, where a process is killed while it fills its database. */
  fillingBytes: 256_000_000,
  /** At full speed an import writes some 6 MB of log meanwhile. */
  milliseconds: 500,
};

const vacuums = {
  /** With fewer, vacuuming would take longer than writing them did. */
  rows: 250,
  /** Some 230,000 cars. Going through the indexes of more takes longer than readers should wait. */
  maxBytes: 100_000_000,
  /** Outside of transactions views are counted and old changes forgotten. */
  milliseconds: 1000,
};

/** Opens the database that the settings name and brings its tables up to date. */
export function openDatabase(settings: {
  readonly databaseUrl: string | undefined;
  readonly databasePassword?: Secret | null;
  readonly dataDir: string;
  /** Whether a folder without a database gets one; else it may be one that was mistyped. */
  readonly mayBegin?: boolean;
}): Promise<OpenDatabase> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, settings.mayBegin ?? true)
    : openServer(connectionTo(settings.databaseUrl, settings.databasePassword));
}

async function openEmbedded(dataDir: string, mayBegin: boolean): Promise<OpenDatabase> {
  if (!mayBegin && !existsSync(dataDir)) throw noMarketplace(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    if (!mayBegin && !hasDatabase(dataDir)) throw noMarketplace(dataDir);
    const client = await openClient(dataDir);
    const database = drizzleEmbedded({ client });
    const migrations = await closingAtFault(client, async () => {
      const unknown = await countNewMigrations(database);
      await migrateEmbedded(database, { migrationsFolder });
      return unknown;
    });
    // What a process that was killed has left, while nobody waits. It is no reason not to start.
    await client.exec('vacuum').catch(() => {});
    const checkpointing = checkpointAfter(client, checkpoints);
    const vacuuming = vacuumAfter(client, vacuums);
    const fill = <Result>(work: () => Promise<Result>) =>
      checkpointing.fill(() => vacuuming.without(work));
    const close = async () => {
      checkpointing.stop();
      vacuuming.stop();
      await client.close();
      unlock();
    };
    return { database, migrations, kind: 'embedded', client, fill, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database that stays open would keep its process from ending. */
async function closingAtFault<Result>(
  client: EmbeddedClient,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await client.close();
    throw error;
  }
}

const noMarketplace = (dataDir: string) =>
  new CannotStart(
    `There is no marketplace in ${dataDir}: set DATA_DIR to the folder of one, or begin one by npm start, import, restore or operators add.`,
  );

/** @throws CannotStart, DataFolderInUse */
function lockFolder(dataDir: string): () => void {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    throw describeFolderError(dataDir, error) ?? error;
  }
}

/** @throws CannotStart when the folder holds no database that can be opened */
async function openClient(dataDir: string): Promise<EmbeddedClient> {
  const folder = join(dataDir, 'database');
  requireWholeDatabase(folder);
  try {
    removeLeftovers(dataDir);
    const client = new EmbeddedClient(folder);
    await client.waitReady;
    return client;
  } catch (error) {
    const described = describeFolderError(dataDir, error);
    if (described) throw described;
    const reason =
      error instanceof Error ? error.message : 'its files are damaged, or its disk is full';
    throw new CannotStart(`The database in ${folder} cannot be opened: ${reason}.`, {
      cause: error,
    });
  }
}

async function openServer(connection: ClientConfig): Promise<OpenDatabase> {
  const client = createPool(connection, 10);
  const database = drizzleServer({ client });
  try {
    await requireAnswer(client);
    const migrations = await countNewMigrations(database);
    await migrate(connection);
    return { database, migrations, kind: 'server', connection, close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** A migration may take its time: an index of millions of cars is not made in seconds. */
async function migrate(connection: ClientConfig): Promise<void> {
  const client = new Pool({ ...connection, max: 1, connectionTimeoutMillis: connectionMs });
  try {
    await migrateServer(drizzleServer({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** @throws CannotStart when the server is not there or lets us not in */
async function requireAnswer(client: Pool): Promise<void> {
  try {
    await client.query('select 1');
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const reason = message || code;
    throw new CannotStart(`The database of DATABASE_URL cannot be used: ${reason}.`);
  }
}
