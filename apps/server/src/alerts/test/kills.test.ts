import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { createMigrated } from '../../../test/databases.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import { dayOf, systemClock } from '../../platform/clock.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { startMailServer } from '../../platform/mail/test/mail-server.ts';
import { writeListings } from '../../vehicles/write-listings.ts';

const url = inject('postgresUrl');
/** A few, since each starts two marketplaces; `ALERT_KILLS=100` for a night. */
const kills = Number(process.env.ALERT_KILLS ?? 2);
/** Changes between two kills, and persons who saved each of the cars. */
const wave = 10;
const persons = 6;

const folder = mkdtempSync(join(tmpdir(), 'forecourt-alert-kills-'));
afterAll(() => rmSync(folder, { recursive: true }));

const today = dayOf(systemClock);
const seller = [...generateDemoInventory({ listings: 40, seed: 9, today })].find(
  ({ listings }) => listings.length > 0,
);
const [car] = seller?.listings ?? [];
if (!seller || !car) throw new Error('too few demo cars');
const { owner } = seller;
const cars = Array.from(
  { length: wave * kills },
  (_, place): Listing => ({
    ...car,
    id: place + 1,
    salePrice: 20_000,
    vin: `1HGCM82633A${String(place).padStart(6, '0')}`,
    priceHistory: [{ on: '2026-11-01', price: 20_000 }],
  }),
);

async function fill(database: Database): Promise<void> {
  await changeMarket(database, async (change) => {
    await writeOwners(change, [owner]);
    await writeListings(change, cars);
  });
  await database.execute(sql`insert into people (id, name, email, email_verified)
    select n, '', 'p' || n || '@people.example', true from generate_series(1, ${persons}::int) as n`);
  await database.execute(sql`insert into saved_cars (keeper, listing_id, price, saved_at)
    select 'person:' || people.id, listings.id, 20000, to_timestamp(0) from people, listings`);
  // Nothing before now is news.
  await database.execute(sql`insert into alert_progress (id, position)
    select 1, max(sequence) from listing_change`);
}

const reprice = (database: Database, some: readonly Listing[]) =>
  Promise.all(
    some.map((one) =>
      changeMarket(database, (change) =>
        writeListings(change, [
          {
            ...one,
            salePrice: 19_000,
            priceHistory: [...one.priceHistory, { on: today, price: 19_000 }],
          },
        ]),
      ),
    ),
  );

/** On PostgreSQL, which outlives the processes, as in production. */
test.skipIf(url === null)(
  'every message that is due is sent once, however often one of two processes is killed',
  async () => {
    const address = await createMigrated(url ?? '');
    const open = await openDatabase({ databaseUrl: address, dataDir: '' });
    await fill(open.database);
    const server = await startMailServer();
    const program = fileURLToPath(new URL('../../../test/alerts-process.ts', import.meta.url));
    const startedAt = String(Date.now());
    const start = async () => {
      const child = spawn(process.execPath, [program, address, server.url, startedAt], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      return child;
    };
    const [survivor, first] = await Promise.all([start(), start()]);
    for (let kill = 0; kill < kills; kill += 1) {
      const child = kill === 0 ? first : await start();
      const changed = reprice(open.database, cars.slice(kill * wave, (kill + 1) * wave));
      // In the middle of looking, of collecting and of sending.
      await pause(Math.random() * 2500);
      child.kill('SIGKILL');
      await Promise.all([once(child, 'exit'), changed]);
    }
    const due = cars.length * persons;
    const told = async () => {
      const rows = await rowsOf<{ id: string; recipient: string; car: number }>(
        open.database,
        sql`select id, recipient, (one ->> 'listingId')::int as car
            from alert_messages, json_array_elements(news) as one where outcome = 'sent'`,
      );
      return rows;
    };
    while ((await told()).length < due) await pause(200);
    survivor.kill('SIGKILL');
    await once(survivor, 'exit');
    const all = await told();
    expect(new Set(all.map(({ recipient, car: id }) => `${recipient} ${id}`)).size).toBe(due);
    expect(all).toHaveLength(due);
    // A kill between the server's word and our note has a mail sent again, under the same id: readers
    // show it once.
    const arrived = new Set(server.mails.map(({ parsed }) => parsed.messageId));
    expect(arrived).toEqual(new Set(all.map(({ id }) => `<alert-${id}@cars.example>`)));
    await server.stop();
    await open.close();
  },
  60_000 + 20_000 * kills,
);
