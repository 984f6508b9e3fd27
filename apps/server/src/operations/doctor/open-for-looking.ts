import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { connectionTo } from '../../platform/database/connect-to-server.ts';
import { requireWholeDatabase } from '../../platform/database/data-folder.ts';
import { lockDataFolder } from '../../platform/database/data-folder-lock.ts';
import type { Database } from '../../platform/database/database.ts';
import { EmbeddedClient } from '../../platform/database/embedded-client.ts';
import type { Secret } from '../../platform/secrets/secret-file.ts';

const connectionMs = 5000;

/** A database that is only looked at: unlike at a start, no migration is done. */
export interface Looked {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

/**
 * Opens what the settings name, to look at it.
 *
 * @returns null where there is none yet
 * @throws what keeps it from being opened
 */
export async function openForLooking(settings: {
  readonly databaseUrl: string | undefined;
  readonly databasePassword?: Secret | null;
  readonly dataDir: string;
}): Promise<Looked | null> {
  const { databaseUrl, databasePassword, dataDir } = settings;
  if (databaseUrl !== undefined) {
    const client = new Pool({
      ...connectionTo(databaseUrl, databasePassword),
      max: 1,
      connectionTimeoutMillis: connectionMs,
      query_timeout: connectionMs,
    });
    client.on('error', () => {});
    return { database: drizzleServer({ client }), close: () => client.end() };
  }
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) return null;
  const unlock = lockDataFolder(dataDir);
  try {
    requireWholeDatabase(folder);
    const client = new EmbeddedClient(folder);
    await client.waitReady;
    const close = async () => {
      await client.close();
      unlock();
    };
    return { database: drizzleEmbedded({ client }), close };
  } catch (error) {
    unlock();
    throw error;
  }
}
