import { finished } from 'node:stream/promises';
import type { Transaction } from '@electric-sql/pglite';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from './database.ts';

/** A text as a value of COPY's text format, where backslashes and the ends of values and of rows mean something. */
export const toCopyText = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/**
 * Adds rows to a table the quickest way. The embedded database lets nothing else happen until it has ended.
 *
 * @param into the table and its columns, as `owners (id, name)`
 * @param rows in COPY's text format (https://www.postgresql.org/docs/15/sql-copy.html): a row a line, a tab between values
 */
export async function copyRows(
  transaction: Database,
  into: string,
  rows: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const client = clientOf(transaction);
  if ('exec' in client) {
    await client.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([rows]) });
    return;
  }
  const stream = client.query(copyFrom(`copy ${into} from stdin`));
  stream.end(rows);
  await finished(stream);
}

/** What a transaction asks: the library has no way of its own to copy rows. */
function clientOf({ _ }: Database): Transaction | ClientBase {
  const { client } = _.session as unknown as { readonly client: Transaction | ClientBase };
  return client;
}
