import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/** Every row of every table, as text, and of the queue what names a job and how it stands. */
async function readRows(database: Database): Promise<readonly string[]> {
  const tables = await rowsOf<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const parts = tables.map(
    ({ name }) => sql`select ${name} || ' ' || to_jsonb(t)::text as row
      from ${sql.identifier(name)} t`,
  );
  const jobs = sql`select 'job ' || name || ' ' || state || ' ' || retry_limit || ' ' || coalesce(data::text, '')
    from pgboss.job`;
  const all = await rowsOf<{ row: string }>(database, sql.join([...parts, jobs], sql` union all `));
  return all.map(({ row }) => row);
}

/** What no two doings have in common: moments, ids that were made, secrets, who did it and where a file lay. */
const own: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+(?:Z|[+-]\d\d:\d\d)?/g, 'moment'],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'id'],
  [/"(?:id|version|sequence)": ?\d+/g, '"id": 0'],
  [/"(?:hash|start|credentials)": ?"[^"]*"/g, '"secret": ""'],
  [/"[^"]*\/([^/"]+\.csv)"/g, '"$1"'],
  [/"added_by": ?"[^"]*"|"made_by": ?"[^"]*"/g, '"by": "who"'],
];

const plain = (row: string, actor: string) =>
  own
    .reduce((text, [pattern, word]) => text.replaceAll(pattern, word), row)
    .replaceAll(actor, 'who');

/** What became of the rows of a database: those that went and those that came, without what is each doing's own. */
export interface Effect {
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

class Undone extends Error {}

/** Does something in a transaction, looks what became of the database, and undoes it. */
export async function effectOf(
  database: Database,
  actor: string,
  act: (transaction: Database) => Promise<void>,
): Promise<Effect> {
  let effect: Effect = { gone: [], come: [] };
  const undone = database.transaction(async (transaction) => {
    const before = await readRows(transaction);
    await act(transaction);
    const after = await readRows(transaction);
    effect = { gone: missing(before, after, actor), come: missing(after, before, actor) };
    throw new Undone();
  });
  await undone.catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return effect;
}

function missing(from: readonly string[], among: readonly string[], actor: string): string[] {
  const known = new Set(among);
  return from
    .filter((row) => !known.has(row))
    .map((row) => plain(row, actor))
    .sort();
}
