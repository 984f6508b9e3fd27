import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, migrationsFolder, rowsOf } from '../../platform/database/database.ts';
import { type Finding, look, well, wrong } from './finding.ts';

/** Seconds that the clocks of two machines may be apart before days and links come out wrong. */
const maxDriftSeconds = 5;

/** What is asked of a database that answers; nothing is changed in it. */
export async function checkDatabase(database: Database, now: number): Promise<Finding[]> {
  const [server] = await rowsOf<{ version: string; at: number; mb: number }>(
    database,
    sql`select current_setting('server_version') as version,
          extract(epoch from clock_timestamp())::float8 as at,
          (pg_database_size(current_database()) / 1000000)::int as mb`,
  );
  if (!server) return [];
  const migrations = await checkMigrations(database);
  const asked = well('database', `PostgreSQL ${server.version} answers, ${server.mb} MB.`);
  // Without its tables there is nothing else to ask for.
  if (migrations.state === 'wrong' || !(await hasTables(database))) return [asked, migrations];
  return [
    asked,
    migrations,
    await checkClock(database, now, server.at),
    ...(await checkKeys(database)),
    ...(await checkWaiting(database)),
  ];
}

async function checkMigrations(database: Database): Promise<Finding> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const [found] = await rowsOf<{ exists: boolean }>(
    database,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists)
    return look('migrations', 'The database is empty.', 'The first start makes its tables.');
  const rows = await rowsOf<{ at: string }>(
    database,
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  const last = Number(rows.at(-1)?.at ?? 0);
  if (last > Math.max(...known))
    return wrong(
      'migrations',
      'A later version of Forecourt has changed this database.',
      'Start that version, or restore a backup that this one made.',
    );
  const waiting = known.filter((at) => at > last).length;
  return waiting === 0
    ? well('migrations', `All ${known.length} are done.`)
    : look('migrations', `${waiting} of ${known.length} wait.`, 'The next start does them.');
}

async function hasTables(database: Database): Promise<boolean> {
  const [found] = await rowsOf<{ exists: boolean }>(
    database,
    sql`select to_regclass('public.audit_entries') is not null as exists`,
  );
  return found?.exists ?? false;
}

/** A clock is wrong when the database’s is another, or when something was written later than now. */
async function checkClock(database: Database, now: number, at: number): Promise<Finding> {
  const drift = Math.abs(now / 1000 - at);
  if (drift > maxDriftSeconds)
    return wrong(
      'clock',
      `This machine and the database are ${Math.round(drift)} s apart.`,
      'Have both keep time by NTP: links, sessions and days on the market go by it.',
    );
  const [row] = await rowsOf<{ ahead: number | null }>(
    database,
    sql`select extract(epoch from max(at) - now())::float8 as ahead from audit_entries`,
  );
  const ahead = row?.ahead ?? 0;
  if (ahead > maxDriftSeconds)
    return wrong(
      'clock',
      `The audit log has entries ${Math.round(ahead / 60)} min ahead of now: the clock went back.`,
      'Set the clock right before anything is written by it.',
    );
  return well('clock', `${new Date(now).toISOString()}, as the database has it.`);
}

/** Keys that the first start makes. */
const keyNames = { visitors: 'cookies and links', push: 'notices' } as const;

async function checkKeys(database: Database): Promise<Finding[]> {
  const rows = await rowsOf<{ name: string; length: number }>(
    database,
    sql`select name, length(value)::int as length from secrets`,
  );
  const missing = Object.entries(keyNames).filter(
    ([name]) => !rows.some((row) => row.name.split('/')[0] === name),
  );
  const short = rows.filter(({ length }) => length < 32);
  if (short.length > 0)
    return [
      wrong(
        'keys',
        `${short.map(({ name }) => name).join(', ')}: shorter than 32 characters.`,
        'Somebody changed them by hand: remove the row, and the next start makes another.',
      ),
    ];
  if (missing.length > 0)
    return [
      look(
        'keys',
        `None yet for ${missing.map(([, use]) => use).join(' and ')}.`,
        'The next start makes them.',
      ),
    ];
  return [well('keys', `${rows.length} are kept in the database.`)];
}

/** What nobody looked after. */
async function checkWaiting(database: Database): Promise<Finding[]> {
  const [row] = await rowsOf<{ dead: number; held: number; people: number }>(
    database,
    sql`select (select count(*)::int from leads where status = 'dead') as dead,
          (select count(*)::int from held_dealers where settled_as is null) as held,
          (select count(*)::int from operators) as people`,
  );
  if (!row) return [];
  return [
    row.dead === 0
      ? well('leads', 'None was given up.')
      : look(
          'leads',
          `${counted(row.dead, 'was', 'were')} given up.`,
          'See /console/leads, and send them again.',
        ),
    row.held === 0
      ? well('feeds', 'No dealer is held.')
      : look(
          'feeds',
          `${counted(row.held, 'dealer is', 'dealers are')} held.`,
          'Decide on them at /console/feeds.',
        ),
    row.people === 0
      ? look(
          'console',
          'Nobody runs it yet.',
          'forecourt operators add name@example.com, or open the path that the start printed.',
        )
      : well('console', `${counted(row.people, 'person', 'people')} may come in.`),
  ];
}

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;
