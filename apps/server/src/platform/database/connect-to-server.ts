import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientConfig, Pool } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import type { Secret } from '../secrets/secret-file.ts';
import type { OpenDatabase } from './database.ts';

/** A statement that takes longer has met a server that hangs; the client waits as long for one that is gone. */
const statementMs = 10_000;
export const connectionMs = 3000;

/** By which a process is told from others of the marketplace that ask the same database. */
const processName = `forecourt/${randomUUID().slice(0, 8)}`;

/** Connections beside those of the process: of a replica, or of a thread that renders pages. */
const fewConnections = 4;

/** Where connections go. @param password in place of the one in the address, asked for at each of them */
export const connectionTo = (url: string, password: Secret | null = null): ClientConfig =>
  password === null ? { connectionString: url } : { ...parseIntoClientConfig(url), password };

/** Opens a few connections to a server whose tables are as this program wants them. */
export function connectToServer(
  url: string,
  password: Secret | null = null,
): Pick<OpenDatabase, 'database' | 'close'> {
  const client = createPool(connectionTo(url, password), fewConnections);
  return { database: drizzle({ client }), close: () => client.end() };
}

export function createPool(connection: ClientConfig, max: number): Pool {
  const client = new Pool({
    ...connection,
    application_name: processName,
    max,
    connectionTimeoutMillis: connectionMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + 1000,
    keepAlive: true,
  });
  // A lost idle connection is replaced by the next query; without a listener it would end the process.
  client.on('error', () => {});
  // So would one that is lost in the middle of a transaction, whose queries have failed by then.
  client.on('connect', (connection) => void connection.on('error', () => {}));
  return client;
}
