import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabasePool } from './database-pool.ts';
import { migratedFiles } from './databases.ts';

/** What a user of a database can see of those before, beside its rows. */
const surroundings = `select
  (select json_agg(one order by one::text) from (
    select sequencename, last_value from pg_sequences where schemaname = 'public') as one) as sequences,
  (select json_agg(nspname order by nspname) from pg_namespace where nspname !~ '^pg_t') as schemas,
  (select json_agg(one order by one::text) from (
    select table_name, column_name, data_type, column_default, is_nullable
    from information_schema.columns where table_schema = 'public') as one) as columns,
  (select count(*) from pg_locks where locktype = 'advisory') as locks,
  (select count(*) from pg_listening_channels()) as channels,
  current_setting('TimeZone') as zone, current_setting('search_path') as path, current_user as role`;

/** The statement that counts the rows of each table. */
const counting = `select string_agg(format('select %L as name, count(*) as rows from public.%I', relname, relname),
    ' union all ' order by relname) as statement
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

async function seenBy(client: PGlite) {
  const { rows } = await client.query<{ statement: string }>(counting);
  const counts = await client.query(rows[0]?.statement ?? '');
  return { rows: counts.rows, ...(await client.query<object>(surroundings)).rows[0] };
}

const made: PGlite[] = [];
let fresh: unknown;
let files: Blob;
let pool: DatabasePool;
beforeAll(async () => {
  files = await migratedFiles();
  pool = new DatabasePool(make);
  const first = await pool.open();
  fresh = await seenBy(first);
  await first.close();
});
async function make(): Promise<PGlite> {
  const one = new PGlite({ loadDataDir: files });
  made.push(one);
  await one.waitReady;
  return one;
}
afterAll(async () => {
  for (const one of made) if (!one.closed) await one.close();
});

test('a database that was used and closed is opened again as it was made', async () => {
  const told: string[] = [];
  const used = await pool.open();
  const before = made.length;
  await used.exec(`insert into people (id, name, email) values ('1', 'Dana', 'dana@people.example');
    select nextval('listing_ids');
    insert into rate_counts (key, points, expire) values ('a', 1, now());
    create schema pgboss; create table pgboss.job (id integer)`);
  await used.exec(`set timezone to 'Asia/Tokyo'; set search_path to pgboss`);
  await used.exec('select pg_advisory_lock(7); create temp table mine (id integer)');
  await used.listen('news', (text) => told.push(text));
  used.onNotification((channel) => told.push(channel));
  expect(await seenBy(used)).not.toEqual(fresh);
  await used.exec(
    `begin; insert into public.people (id, name, email) values ('2', '', 'x@people.example')`,
  );
  await used.close();

  const again = await pool.open();
  expect(made).toHaveLength(before);
  expect(await seenBy(again)).toEqual(fresh);
  await again.exec(`notify news, 'of another'`);
  expect(told).toEqual([]);
  await expect(used.query('select 1')).rejects.toThrow('closed');
  expect(used.closed).toBe(true);
  await again.close();
});

test.each([
  ['a column more', 'alter table listings add column more text'],
  ['an index less', 'drop index listings_vin'],
  ['a role', 'create role somebody'],
  ['a migration less', 'delete from drizzle.__drizzle_migrations where id = 3'],
])('one with %s is not opened again', async (_, statement) => {
  const used = await pool.open();
  const before = made.length;
  await used.exec(statement);
  await used.close();
  const other = await pool.open();
  expect(await seenBy(other)).toEqual(fresh);
  expect(made).toHaveLength(before + 1);
  await other.close();
});

test('one that migrations have put rows into is not opened again', async () => {
  const filled = new DatabasePool(async () => {
    const one = await make();
    await one.exec(`insert into people (id, name, email) values ('1', '', 'a@people.example')`);
    return one;
  });
  for (let time = 0; time < 2; time += 1) {
    const used = await filled.open();
    expect((await used.query('select id from people')).rows).toEqual([{ id: '1' }]);
    await used.close();
  }
});
