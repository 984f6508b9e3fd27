import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../test/postgres-server.ts';
import { parseConfig } from '../../../compose/config.ts';
import { withJobQueue } from '../../jobs/start-jobs.ts';
import { createLogger } from '../../logger.ts';
import { connectionTo, connectToServer } from '../connect-to-server.ts';

// The server runs as another user, who reads who may come in.
const folder = mkdtempSync(join(tmpdir(), 'forecourt-password-'));
chmodSync(folder, 0o755);
const mayEnter = join(folder, 'pg_hba.conf');
writeFileSync(
  mayEnter,
  'host all test 127.0.0.1/32 trust\nhost all shop 127.0.0.1/32 scram-sha-256\n',
);
const postgres = await startPostgres({ hba_file: mayEnter });
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true });
});

test.skipIf(!postgres)(
  'the password of the database changes while its connections serve, and new ones have the new one',
  async () => {
    const owner = connectToServer(postgres?.url ?? '');
    const change = (password: string) =>
      owner.database.execute(sql.raw(`alter role shop password '${password}'`));
    await owner.database.execute(sql`do $$ begin create role shop login;
      exception when duplicate_object then null; end $$`);
    await owner.database.execute(sql`grant all on database postgres to shop`);
    await change('one');
    const file = join(folder, 'password');
    writeFileSync(file, 'one\n');
    const DATABASE_URL = (postgres?.url ?? '').replace('//test@', '//shop@');
    const { databaseUrl = '', databasePassword } = parseConfig({
      DATABASE_URL,
      DATABASE_PASSWORD_FILE: file,
    });
    const shop = connectToServer(databaseUrl, databasePassword);
    const ask = () => shop.database.execute(sql`select 1`);
    await ask();
    await change('two');
    await ask();
    // Now each connection is another one.
    await owner.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop'`,
    );
    await expect.poll(() => ask().catch(reasonOf)).toMatch(/password authentication failed/);
    writeFileSync(file, 'two\n');
    await ask();
    const connection = connectionTo(databaseUrl, databasePassword);
    const open = { ...shop, migrations: 0, kind: 'server', connection } as const;
    await withJobQueue({ open, logger: createLogger('silent') }, async () => {});
    await shop.close();
    await owner.close();
  },
);

const reasonOf = (error: unknown) =>
  String(error instanceof Error ? (error.cause ?? error) : error);
