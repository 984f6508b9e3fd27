import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openInMemory } from '../../../../test/databases.ts';
import { CannotStart } from '../../cannot-start.ts';
import { countNewMigrations } from '../count-new-migrations.ts';
import { removeLeftovers } from '../data-folder.ts';
import { openDatabase } from '../open-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (dataDir = folder) => openDatabase({ databaseUrl: undefined, dataDir });

describe('a data folder is refused with a sentence', () => {
  test('that has files of a database and is none, and nothing is made over them', async () => {
    mkdirSync(join(folder, 'database', 'base'), { recursive: true });
    await expect(open()).rejects.toThrow(CannotStart);
    await expect(open()).rejects.toThrow(/has files but no PG_VERSION: it is no whole database/);
    expect(readdirSync(join(folder, 'database'))).toEqual(['base']);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  test('that is damaged', async () => {
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database', 'PG_VERSION'), 'nonsense\n');
    await expect(open()).rejects.toThrow(/^The database in .* cannot be opened: .{10,200}$/);
  });

  test('that is a file, is below a file or has too long a path', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(open(file)).rejects.toThrow(/cannot be used: a file is in its place\.$/);
    await expect(open(join(file, 'data'))).rejects.toThrow(/: a file is in its place\.$/);
    await expect(open(join(folder, 'x'.repeat(300)))).rejects.toThrow(/: its path is too long\.$/);
  });

  test.runIf(existsSync('/proc/self'))(
    'that is where the system lets nobody make one',
    async () => {
      const refused = open('/proc/forecourt/data');
      await expect(refused).rejects.toThrow(
        /^The data folder \/proc\/forecourt\/data cannot be used: /,
      );
    },
  );
});

test('a database that a later version made is refused', async () => {
  const { database, close } = await openInMemory();
  expect(await countNewMigrations(database)).toBe(0);
  await database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
  );
  await expect(countNewMigrations(database)).rejects.toThrow(
    /^The database was made by a later version of Forecourt/,
  );
  await close();
});

test('a command over a database that a later version made says so, and ends', async () => {
  const { database, close, migrations } = await open();
  expect(migrations, 'a new one gets them all').toBeGreaterThan(50);
  await database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
  );
  await close();
  const program = fileURLToPath(new URL('../../../cli.ts', import.meta.url));
  const asked = spawn(process.execPath, [program, 'operators', 'list'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });
  const [problem, [code]] = await Promise.all([text(asked.stderr), once(asked, 'exit')]);
  expect(problem).toMatch(/^The database was made by a later version of Forecourt/);
  expect(code).toBe(1);
});

test('what killed processes left is removed, and what a running command reads stays', async () => {
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => gone.once('exit', resolve));
  mkdirSync(join(folder, 'spool'));
  mkdirSync(join(folder, 'incoming'));
  const running = `standard-input-${process.ppid}-a`;
  for (const file of [
    'spool/a.spool',
    'search-index.1.tmp',
    `incoming/standard-input-${gone.pid}-a`,
  ])
    writeFileSync(join(folder, file), '');
  const own = `standard-input-${process.pid}-a`;
  for (const file of ['search-index', `incoming/${running}`, `incoming/${own}`])
    writeFileSync(join(folder, file), '');
  removeLeftovers(folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
    ['incoming', `incoming/${running}`, `incoming/${own}`, 'search-index', 'spool'].sort(),
  );
});
