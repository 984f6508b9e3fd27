import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { Listing } from '@forecourt/domain/listing/listing';
import { withPrice } from '@forecourt/domain/listing/price-history';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { sql } from 'drizzle-orm';
import { directCalls } from '../../../test/direct-calls.ts';
import { addBookmark } from '../../bookmarks/bookmark-store.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { parseConfig } from '../../compose/config.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import { dayOf, systemClock } from '../../platform/clock.ts';
import { type Database, type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeLetter } from '../../platform/mail/test/write-letter.ts';
import { ringOf } from '../../platform/secrets/key-ring.ts';
import { readVapidKeys } from '../../push/vapid-keys.ts';
import { createFlagBoard } from '../../request/flags/flag-board.ts';
import { mailedOrigins } from '../../request/mailed-origin.ts';
import { reference } from '../../request/reference.ts';
import { saveCar } from '../../saved/saved-cars.ts';
import { startSearchIndex } from '../../search-index/search-index.ts';
import { takeOffMarket, writeListings } from '../../vehicles/write-listings.ts';
import { createAlertCounts } from '../alert-counts.ts';
import { alertJobs } from '../alert-jobs.ts';
import { alertChannels } from '../channels/alert-channels.ts';
import { collectMessages } from '../collect-messages.ts';
import { followChanges } from '../follow-changes.ts';
import { createConfirmationLimit, subscribe } from '../subscribe.ts';
import { createWatchedSearches } from '../watched/watched-searches.ts';
import { createWebhookTestLimit } from '../webhooks/send-test.ts';

const dayMs = 86_400_000;

/** The log of changes has the time of the database. */
export const today = dayOf(systemClock);
export const daysAgo = (days: number): string =>
  dayOf({ now: () => systemClock.now() - days * dayMs });

const stock = [...generateDemoInventory({ listings: 60, seed: 9, today })];

/** Cars of Atlanta's clocks: noon there is 5 PM UTC. */
const noon = Date.UTC(2026, 10, 23, 17);

export const priceOf = ({ salePrice, msrp }: Listing): number => salePrice ?? msrp ?? 0;

/** A market whose news is told when the test says so. */
export async function openAlertDesk(
  open: OpenDatabase,
  pushServices: readonly string[] = [],
  mayReach?: (address: string) => boolean,
  indexedOn = today,
  settings: Readonly<Record<string, string>> = {},
) {
  const { database } = open;
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-alerts-'));
  const sellers = [1, 2].map(
    (id): Owner => ({
      ...requireFirst(stock).owner,
      id,
      dealerCode: `dealer-${id}`,
      state: 'GA',
      zip: '30303',
      latitude: 33.75,
      longitude: -84.39,
      deliveryDmaCodes: [],
    }),
  );
  await changeMarket(database, (change) => writeOwners(change, sellers));
  const logger = createLogger('silent');
  const index = await startSearchIndex({
    database,
    logger,
    today: indexedOn,
    workers: 0,
    snapshotPath: join(folder, 'index'),
  });
  let now = noon;
  const waiting: { readonly name: string; readonly data: Record<string, unknown> }[] = [];
  const mails: Mail[] = [];
  const config = parseConfig({ PUBLIC_URL: 'https://cars.example', ...settings });
  const common = {
    database,
    engine: index.engine,
    reference,
    config,
    flags: createFlagBoard(config),
    logger,
    keyRing: ringOf('the key of tests'),
    clock: { now: () => now },
    mailer: {
      write: writeLetter,
      send: async (mail: Mail) => void mails.push(mail),
      close() {},
    },
    originOf: mailedOrigins(config),
    queue: {
      enqueue: async (_: unknown, ...jobs: typeof waiting) => void waiting.push(...jobs),
    },
    alertCounts: createAlertCounts(),
    ...(mayReach && { mayReach }),
    pushSender: {
      contact: 'mailto:test@cars.example',
      pushServices,
      pathPrefixOf: () => '',
      vapidKeys: () => readVapidKeys(database),
    },
  };
  const confirmationLimit = createConfirmationLimit(common);
  const webhookTestLimit = createWebhookTestLimit(common);
  const parts = { ...common, confirmationLimit, webhookTestLimit, channels: alertChannels(common) };
  const jobs = alertJobs(parts);
  const watched = createWatchedSearches(parts);
  const [template] = stock
    .flatMap(({ listings }) => listings)
    .filter(({ listingType, salePrice }) => listingType === 'USED' && salePrice !== null);
  let made = 0;

  /** A change is news for those who began to watch before it, and so has a time of its own. */
  async function change(make: Parameters<typeof changeMarket>[1]) {
    await nextTime(database);
    await changeMarket(database, make);
    await index.catchUp();
  }

  const write = (listings: readonly Listing[]) => change((to) => writeListings(to, listings));

  return {
    parts,
    waiting,
    database,
    /** Puts a car on the market. */
    async add(fields: Partial<Listing> = {}): Promise<Listing> {
      made += 1;
      const listing = {
        ...requireFirst([template]),
        id: made,
        vin: `1HGCM82633A${String(made).padStart(6, '0')}`,
        ownerId: 1,
        makeCode: 'HONDA',
        modelCode: 'CIVIC',
        salePrice: 20_000,
        listedOn: today,
        ...fields,
      };
      const priced = { ...listing, priceHistory: [{ on: daysAgo(3), price: priceOf(listing) }] };
      await write([priced]);
      return priced;
    },
    /** Has it cost another price from a day on, as an import does that began then. */
    async reprice(listing: Listing, salePrice: number, from = today): Promise<Listing> {
      const priceHistory = withPrice(listing.priceHistory, salePrice, from);
      const priced = { ...listing, salePrice, priceHistory };
      await write([priced]);
      return priced;
    },
    takeAway: (listing: Listing, as?: 'gone' | 'sold') =>
      change((to) => takeOffMarket(to, [listing.id], as)),
    bringBack: (listing: Listing) => write([listing]),
    async addPerson(id: string) {
      await database.execute(sql`insert into people (id, name, email, email_verified)
        values (${id}, '', ${`${id}@people.example`}, true)`);
    },
    saveCar: (keeper: string, { id: listingId, ...listing }: Listing, savedAt = 0) =>
      saveCar(database, keeper, { listingId, price: listing.salePrice, savedAt }, 99),
    saveSearch: (keeper: string, parameters: Record<string, string[]>, title = 'Civics') =>
      addBookmark(
        database,
        keeper,
        { brand: 'atc', title, searchName: title, parameters, savedAt: new Date(0) },
        99,
      ),
    /** As the form does. */
    subscribe: (email: string, search: string, textPot = '') =>
      subscribe(
        parts,
        { email, search, textPot },
        { brand: requireBrand('atc'), calls: directCalls },
      ),
    /** Looks for news, and for what is due after so many minutes. */
    async follow(minutes = 1): Promise<void> {
      while (await followChanges(parts, watched));
      now += minutes * 60_000;
      while (await collectMessages(parts));
    },
    /** Lets the time until the next noon go by. */
    waitForNoon() {
      now = noon + Math.ceil((now - noon) / dayMs) * dayMs;
    },
    /** Sends what waits. @returns the mails of it */
    async deliver(): Promise<readonly Mail[]> {
      const before = mails.length;
      for (const { name, data } of waiting.splice(0))
        await jobs[name]?.handler({ id: '', data: data as never, retries: 0 });
      return mails.slice(before);
    },
    async close() {
      await index.stop();
      await open.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Waits until the database's clock has moved on: that of the embedded one counts milliseconds. */
async function nextTime(database: Database): Promise<void> {
  const read = () => rowsOf<{ time: string }>(database, sql`select now()::text as time`);
  const [before] = await read();
  let [now] = await read();
  while (now?.time === before?.time) [now] = await read();
}

function requireFirst<Value>([first]: readonly (Value | undefined)[]): Value {
  if (first === undefined) throw new Error('too few demo cars');
  return first;
}
