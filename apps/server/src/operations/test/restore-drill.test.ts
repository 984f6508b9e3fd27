import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import { setOperator } from '../../console/operators.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { restoreCommand } from '../backup-commands.ts';
import { fileOf, orderedTables } from '../backup-manifest.ts';
import { restoreBackup, verifyBackup } from '../restore-backup.ts';
import { writeBackup } from '../write-backup.ts';

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'forecourt-backup-')), 'backup');

/** Rows of each kind that a copy could lose something of. */
async function fill(database: Database): Promise<void> {
  await setOperator(database, 'test', { email: 'rosa@example.com', role: 'owner' });
  await writeAudit(database, 'test', { act: 'x', subject: 'two\nlines, “quotes” and \\ signs' });
  const owner = JSON.stringify({ name: 'Peachtree', rating: 4.5, hours: [], none: null });
  await database.execute(sql`
    insert into owners (id, dealer_code, data) values (100000001, 'peach', ${owner}::json)`);
  await database.execute(sql`
    insert into listings (id, owner_id, vin, status, data)
    select 700000000 + n, 100000001, 'VIN' || n, 'active', '{"price":1e3}'::json
    from generate_series(1, 1200) as n`);
  await database.execute(sql`select nextval('listing_ids')`);
  await database.execute(
    sql`insert into people (id, name, email) values ('sam', 'Sam', 'sam@example.com')`,
  );
  await database.execute(sql`
    insert into private_ads (id, person_id, brand, vin, status, facts)
    values (gen_random_uuid(), 'sam', 'atc', 'VIN1', 'draft', '{}')`);
  await database.execute(sql`
    insert into ad_pictures (id, ad_id, place, width, height, large, small, sent_hash)
    select gen_random_uuid(), private_ads.id, n, 1920, 1440,
      decode(repeat(md5(n::text), 6250), 'hex'), decode(md5(n::text), 'hex'), n::text
    from private_ads, generate_series(1, 3) as n`);
}

/** All that a database has, as text. */
async function contentsOf(database: Database): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {};
  for (const table of await orderedTables(database)) {
    const rows = await rowsOf<{ line: string }>(
      database,
      sql`select row_to_json(kept)::text as line from ${sql.identifier(table)} as kept order by 1`,
    );
    if (rows.length > 0) contents[table] = rows.map(({ line }) => line);
  }
  return contents;
}

describe.each(engines)('a backup on %s', (_, open) => {
  test('is restored whole into a new database, which goes on from there', async () => {
    const first = await open();
    await fill(first.database);
    const folder = newFolder();
    const made = await writeBackup(first.database, folder);
    expect(made.tables.find(({ table }) => table === 'listings')).toMatchObject({ rows: 1200 });
    const before = await contentsOf(first.database);

    const second = await open();
    await restoreBackup(second.database, folder, { replace: false });
    expect(await contentsOf(second.database)).toEqual(before);
    await expect(restoreBackup(second.database, folder, { replace: false })).rejects.toThrow(
      /not empty/,
    );
    await writeAudit(second.database, 'test', { act: 'later', subject: 'gone after it' });
    await restoreBackup(second.database, folder, { replace: true });
    expect(await contentsOf(second.database)).toEqual(before);
    const [next] = await rowsOf<{ id: string }>(
      second.database,
      sql`select nextval('listing_ids')::text as id`,
    );
    expect(next?.id).toBe('700000002');
    await writeAudit(second.database, 'test', { act: 'later', subject: 'with an id of its own' });

    const nowhere = join(folder, 'nowhere', 'backup');
    await expect(writeBackup(first.database, nowhere)).rejects.toThrow(
      'expected a folder that is there',
    );
    await expect(writeBackup(first.database, folder), 'never over another one').rejects.toThrow(
      /EEXIST/,
    );
    const file = join(folder, fileOf('listings'));
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 20));
    await expect(verifyBackup(folder)).rejects.toThrow(/damaged|not as it was written/);
    const kept = await contentsOf(second.database);
    await expect(restoreBackup(second.database, folder, { replace: true })).rejects.toThrow(
      /cannot be used/,
    );
    expect(await contentsOf(second.database), 'all or nothing').toEqual(kept);
    await first.close();
    await second.close();
  });
});

const servers = engines.filter(([name]) => name === 'PostgreSQL');

test.each(servers)(
  'nothing is restored beside a process that serves from it, on %s',
  async (_, open) => {
    const { database, close } = await open();
    const [row] = await rowsOf<{ name: string }>(database, sql`select current_database() as name`);
    const url = new URL(inject('postgresUrl') ?? '');
    url.pathname = row?.name ?? '';
    const other = new Client({ connectionString: url.href, application_name: 'forecourt/another' });
    await other.connect();
    const folder = newFolder();
    const parts = { database, dataDir: folder, signal: undefined } as never;
    const restore = () =>
      restoreCommand.run(parts, { kind: 'restore', folder, replace: true }, () => {});
    await expect(restore()).rejects.toThrow('The marketplace is running');
    await other.end();
    await expect
      .poll(() => restore().catch(({ message }: Error) => message))
      .toContain('expected the folder of a whole backup');
    await close();
  },
);
