import { afterEach, expect, test } from 'vitest';
import { migratedFiles } from '../../../../test/databases.ts';
import { DatabaseLost } from '../database-lost.ts';
import { EmbeddedClient } from '../embedded-client.ts';

/** "No space left on device" among the numbers of the database's own system calls. */
const noSpace = 51;

let client: EmbeddedClient;
afterEach(() => client.close());

/** From now on no file of these can be written, as on a full disk. */
function fillDisk(files: string): void {
  const { FS } = client.Module;
  const { write } = FS;
  FS.write = (...[stream, ...rest]: Parameters<typeof write>) => {
    if (stream.path?.includes(files)) throw new FS.ErrnoError(noSpace);
    return write(stream, ...rest);
  };
}

test('a log that cannot be written ends the database with a sentence, and nothing waits for it', async () => {
  client = new EmbeddedClient({ loadDataDir: await migratedFiles() });
  await client.exec('create table cars (vin text)');
  fillDisk('xlogtemp');
  const fillLog = async () => {
    for (let round = 0; round < 100; round += 1) {
      await client.query(
        `insert into cars select repeat('x', 1000) from generate_series(1, 2000) as number`,
      );
    }
  };
  await expect(fillLog()).rejects.toThrow(
    /^The database stopped: could not write to file "pg_wal\/xlogtemp\.\d+": No space left on device\. Make room/,
  );
  await expect(client.query('select 1')).rejects.toThrow(DatabaseLost);
  await expect(client.transaction(async () => {})).rejects.toThrow(DatabaseLost);
  await client.close();
});

test('a table that cannot grow refuses what was to be written, and the database goes on', async () => {
  client = new EmbeddedClient({ loadDataDir: await migratedFiles() });
  await client.exec('create table cars (vin text)');
  fillDisk('base/');
  const grow = client.query(
    `insert into cars select repeat('x', 1000) from generate_series(1, 2000) as number`,
  );
  await expect(grow).rejects.toThrow(/No space left on device/);
  const { rows } = await client.query('select count(*)::int as count from cars');
  expect(rows).toEqual([{ count: 0 }]);
});
