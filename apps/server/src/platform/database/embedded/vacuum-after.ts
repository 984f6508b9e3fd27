import type { EmbeddedClient } from '../embedded-client.ts';

interface DueTables {
  /** Of a table, written or deleted, after which its turn has come. */
  readonly rows: number;
  /** Larger tables are not vacuumed. */
  readonly maxBytes: number;
}

interface Vacuums extends DueTables {
  /** Between two looks at what was written outside of transactions. */
  readonly milliseconds: number;
}

/** Vacuums that are made until they are stopped. */
export interface RunningVacuums {
  /** Does what fills tables while nobody waits for an answer: they are vacuumed at its end, not all along. */
  readonly without: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly stop: () => void;
}

/**
 * Frees the space of rows that were replaced or deleted, for rows to come: a server does so by itself,
 * the embedded database when it is told to, and otherwise it grows with every change. Readers wait for
 * as long as there are pages to go through: so it is done after each transaction, while those are few,
 * and after a while for what is written outside of transactions. Tables whose indexes alone would keep
 * readers waiting are left to the next start.
 */
export function vacuumAfter(
  client: EmbeddedClient,
  { milliseconds, ...due }: Vacuums,
): RunningVacuums {
  const written = new Map<string, number>();
  let isFilling = false;
  async function look(): Promise<void> {
    // What one that fails leaves is freed with what is written next.
    if (!isFilling) await vacuumDue(client, due, written).catch(() => {});
  }
  client.afterTransaction = look;
  const timer = setInterval(look, milliseconds).unref();
  return {
    without: async (work) => {
      isFilling = true;
      try {
        return await work();
      } finally {
        isFilling = false;
        await look();
      }
    },
    stop: () => clearInterval(timer),
  };
}

/** What PostgreSQL makes for itself has lower numbers. */
const firstOwnOid = 16_384;

const countsOfTables = `
  select oid::regclass::text as name, pg_stat_get_tuples_inserted(oid)
    + pg_stat_get_tuples_updated(oid) + pg_stat_get_tuples_deleted(oid) as written
  from pg_class where relkind = 'r' and oid >= ${firstOwnOid} and pg_relation_size(oid) <= $1`;

/** @param written of each table, when it was vacuumed last */
async function vacuumDue(
  client: EmbeddedClient,
  { rows, maxBytes }: DueTables,
  written: Map<string, number>,
): Promise<void> {
  // Counts may be a second old unless the latest are asked for, which the next statement then sees.
  await client.query('select pg_stat_force_next_flush()');
  const tables = await client.query<{ name: string; written: number }>(countsOfTables, [maxBytes]);
  for (const { name, written: count } of tables.rows) {
    if (count - (written.get(name) ?? 0) < rows) continue;
    written.set(name, count);
    await client.exec(`vacuum ${name}`);
  }
}
