import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createOnServer } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { type ServerProcess, startServerProcess } from '../../../test/start-processes.ts';
import { migrationsFolder } from '../../platform/database/database.ts';

const postgres = inject('postgresUrl');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-limits-'));

describe.skipIf(postgres === null)('three processes over one PostgreSQL', () => {
  let processes: readonly ServerProcess[] = [];
  let databaseUrl = '';
  beforeAll(async () => {
    databaseUrl = await createOnServer(postgres ?? '');
    // The first one makes the tables.
    const first = await start('first');
    processes = [first, ...(await Promise.all([start('second'), start('third')]))];
  });
  const start = (name: string) =>
    startServerProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, name),
      DEMO_LISTINGS: '20',
      TRUSTED_PROXIES: 'loopback',
    });
  afterAll(async () => {
    expect(await Promise.all(processes.map(({ stop }) => stop()))).toEqual([0, 0, 0]);
    rmSync(folder, { recursive: true, force: true });
  });

  let addresses = 0;
  /**
   * Sends the same thing in turn to each, from an address of its own.
   *
   * @returns how many were let through, and whether each refuses now
   */
  async function sendInTurn(path: string, body: object, times: number) {
    addresses += 1;
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `203.0.113.${addresses}`,
    };
    const send = ({ origin }: ServerProcess) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    const statuses: number[] = [];
    for (let sent = 0; sent < times; sent += processes.length)
      statuses.push(...(await Promise.all(processes.map(send))).map(({ status }) => status));
    const afterwards = await Promise.all(processes.map(send));
    return {
      admitted: statuses.filter((status) => status !== 429).length,
      refusedBy: afterwards.filter(({ status }) => status === 429).length,
      waits: afterwards.map(({ headers }) => Number(headers.get('Retry-After'))),
    };
  }

  test.each([
    // What they send is refused or passed over, and counts all the same.
    ['messages to sellers', '/cars-for-sale/leads', 30, 600],
    ['news for an address', '/cars-for-sale/alert-api/subscribe', 20, 60],
    ['tries of passkeys', '/account/passkeys/sign-in/begin', 60, 600],
  ])('%s of one address are bounded together', async (_, path, max, seconds) => {
    const { admitted, refusedBy, waits } = await sendInTurn(path, {}, max + 6);
    expect(admitted).toBe(max);
    expect(refusedBy).toBe(processes.length);
    for (const wait of waits) {
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(seconds);
    }
  });

  test('passwords of one account are tried so often, whichever process is asked', async () => {
    const fields = { email: ownAddress('pat'), password: 'a guess of somebody' };
    const tries = await Promise.all(
      Array.from({ length: 15 }, async (_, place) => {
        const { origin } = processes[place % processes.length] ?? { origin: '' };
        const answer = await fetch(`${origin}/account/sign-in`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(fields),
        });
        return ((await answer.json()) as { status: string }).status;
      }),
    );
    expect(tries.filter((status) => status === 'REFUSED')).toHaveLength(10);
    expect(tries.filter((status) => status === 'LIMITED')).toHaveLength(5);
  });

  test('all go on serving while a later version changes the tables, and this one starts on them no more', async () => {
    const later = join(folder, 'migrations');
    addMigration(
      later,
      `alter table listings add column later text;
       alter table saved_cars add column later integer not null default 0;
       create table later_things (id integer primary key);`,
    );
    const statuses: number[] = [];
    let isMigrated = false;
    const use = async ({ origin }: ServerProcess) => {
      while (!isMigrated || statuses.length < 60) {
        const saved = await fetch(`${origin}/cars-for-sale/saved-listings`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'User-Agent': browser },
          body: JSON.stringify({ listingId: 1 }),
        });
        const read = await fetch(`${origin}/rest/lsc/listing?numRecords=1`);
        statuses.push(saved.status, read.status);
      }
    };
    const used = Promise.all(processes.map(use));
    const client = new Pool({ connectionString: databaseUrl });
    await migrate(drizzle({ client }), { migrationsFolder: later });
    isMigrated = true;
    await used;
    await client.end();
    // So many savings of one address are too many: that is no fault.
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(200);
    await expect(start('late')).rejects.toThrow(/ended with [1-9]/);
  });
});

const browser = 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0';

/** Writes our migrations into a folder, and one more behind them, as the version after this one has. */
function addMigration(into: string, statements: string): void {
  cpSync(migrationsFolder, into, { recursive: true });
  const path = join(into, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  const tag = '9999_later';
  const when = journal.entries.at(-1).when + 1;
  journal.entries.push({ ...journal.entries.at(-1), idx: journal.entries.length, when, tag });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(
    join(into, `${tag}.sql`),
    statements.replaceAll(';\n', ';--> statement-breakpoint\n'),
  );
}
