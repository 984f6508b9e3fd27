import type { PGlite } from '@electric-sql/pglite';

/** More are rarely open at once, and each keeps some 100 MB. */
const maxKept = 2;

/** Catalogs whose rows of our own stay as they are when tables are emptied, by the column of their ids. */
const catalogs = {
  pg_attrdef: 'oid',
  pg_attribute: 'attrelid',
  pg_constraint: 'oid',
  pg_index: 'indexrelid',
  pg_policy: 'oid',
  pg_proc: 'oid',
  pg_rewrite: 'oid',
  pg_sequence: 'seqrelid',
  pg_statistic: 'starelid',
  pg_trigger: 'oid',
  pg_type: 'oid',
} as const;

/** Ids of what PostgreSQL itself did not make begin here. */
const firstOwnId = 16_384;

const textOf = (table: string, rows: string, where = 'true') =>
  `(select string_agg(${rows}, ' ' order by ${rows}) from ${table} where ${where})`;

const isWritten =
  "relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0";

/** Also which tables have rows: what migrations put there would be missing after it was emptied. */
const structure = `select md5(concat_ws(';', ${[
  textOf(
    'pg_class',
    `concat_ws(',', oid, relname, relnamespace, relkind, relpersistence, relnatts, relchecks, reloptions, relacl)`,
    `oid >= ${firstOwnId}`,
  ),
  ...Object.entries(catalogs).map(([table, id]) =>
    textOf(table, `${table}::text`, `${id} >= ${firstOwnId}`),
  ),
  // The schema of temporary tables stays when they are gone.
  textOf('pg_namespace', 'pg_namespace::text', "nspname !~ '^pg_(toast_)?temp_'"),
  ...['pg_authid', 'pg_extension', 'pg_db_role_setting'].map((table) =>
    textOf(table, `${table}::text`),
  ),
  textOf('pg_class', 'relname', isWritten),
  textOf('drizzle.__drizzle_migrations', '__drizzle_migrations::text'),
].join(', ')})) as structure`;

/** Tables, constraints, migrations and so on as a short text: equal where they are. */
async function structureOf(client: PGlite): Promise<string | undefined> {
  const { rows } = await client.query<{ structure: string }>(structure);
  return rows[0]?.structure;
}

/** Undoes what is still begun, ends what a session keeps and empties what was written to. */
async function empty(client: PGlite, listening: readonly Ending[]): Promise<void> {
  await client.exec('rollback');
  for (const end of listening) await end();
  await client.exec('discard all');
  await client.exec('drop schema if exists pgboss cascade');
  const { rows } = await client.query<{ written: string | null }>(
    `select string_agg(oid::regclass::text, ', ') as written from pg_class where ${isWritten}`,
  );
  const written = rows[0]?.written;
  if (written) await client.exec(`truncate ${written} cascade`);
  await client.exec(
    `select setval(seqrelid, seqstart, false) from pg_sequence join pg_class on oid = seqrelid
     where relnamespace = 'public'::regnamespace`,
  );
}

/**
 * Databases that are emptied when they are closed, and opened again: making one takes half a second of a
 * processor. One that is not as it was made is not kept.
 */
export class DatabasePool {
  readonly #make: () => Promise<PGlite>;
  readonly #kept: PGlite[] = [];
  #structure: string | undefined;

  /** @param make opens a new one, whose tables are empty */
  constructor(make: () => Promise<PGlite>) {
    this.#make = make;
  }

  async open(): Promise<PGlite> {
    const client = this.#kept.pop() ?? (await this.#make());
    this.#structure ??= await structureOf(client);
    return lend(client, (listening) => this.#takeBack(client, listening));
  }

  async #takeBack(client: PGlite, listening: readonly Ending[]): Promise<void> {
    if (this.#kept.length < maxKept && (await this.#isAsMade(client, listening)))
      this.#kept.push(client);
    else await client.close();
  }

  async #isAsMade(client: PGlite, listening: readonly Ending[]): Promise<boolean> {
    try {
      await empty(client, listening);
      return (await structureOf(client)) === this.#structure;
    } catch {
      return false;
    }
  }
}

type Ending = () => unknown;

const refuse = () => Promise.reject(new Error('PGlite is closed'));

/** A client for the one who opened it, who has no other: once closed it answers nothing. */
function lend(client: PGlite, takeBack: (listening: readonly Ending[]) => Promise<void>): PGlite {
  let isClosed = false;
  const listening: Ending[] = [];
  const own = {
    close() {
      isClosed = true;
      return takeBack(listening);
    },
    async listen(...given: Parameters<PGlite['listen']>) {
      const end = await client.listen(...given);
      listening.push(() => end());
      return end;
    },
    onNotification(...given: Parameters<PGlite['onNotification']>) {
      const end = client.onNotification(...given);
      listening.push(end);
      return end;
    },
  };
  return new Proxy(client, {
    get(_client, name) {
      if (name === 'closed') return isClosed;
      const owner = Object.hasOwn(own, name) ? own : client;
      const value: unknown = Reflect.get(owner, name, owner);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => (isClosed ? refuse() : value.apply(owner, given));
    },
  });
}
