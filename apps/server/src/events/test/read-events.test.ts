import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { readEvents } from '../read-events.ts';
import { writeEvents } from '../write-events.ts';

const all = { since: null, after: 0, upTo: null };
const row = (page: 'srp' | 'vdp') => [{ brand: 'atc', kind: 'page', page }] as const;
/** Of the embedded database, which has one connection, no two ever write at once. */
const servers = engines.filter(([name]) => name === 'PostgreSQL');

test.each(servers)('no event is passed over that is still on its way, on %s', async (_, open) => {
  const { database, close } = await open();
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const slow = database.transaction(async (transaction) => {
    await writeEvents(transaction, row('srp'));
    written();
    await mayEnd;
  });
  await isWritten;
  await writeEvents(database, row('vdp'));
  const read = readEvents(database, all);
  end();
  expect((await read).map(({ page }) => page)).toEqual(['srp', 'vdp']);
  await slow;
  await close();
});

test.each(engines)('a day begins as its times are told, in UTC, on %s', async (_, open) => {
  const { database, close } = await open();
  await database.execute(sql`insert into shopper_events (at, brand, kind)
    values ('2026-11-28T23:59:59Z', 'atc', 'page'), ('2026-11-29T01:00:00Z', 'atc', 'page')`);
  const read = await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local time zone 'America/New_York'`);
    return readEvents(transaction, { ...all, since: '2026-11-29' });
  });
  expect(read.map(({ at }) => at)).toEqual(['2026-11-29T01:00:00.000Z']);
  await close();
});
