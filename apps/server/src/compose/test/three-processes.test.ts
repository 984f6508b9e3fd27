import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createOnServer } from '../../../test/databases.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { createLead } from '../../leads/create-lead.ts';
import { createLogger } from '../../platform/logger.ts';
import { type MailServer, startMailServer } from '../../platform/mail/test/mail-server.ts';
import { takeOffMarket } from '../../vehicles/write-listings.ts';
import { type App, createApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { type Marketplace, startMarketplace } from '../start-marketplace.ts';

const postgres = inject('postgresUrl');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-three-'));
const leadsTo = 'leads@cars.example';

/** The others look at the log every 100 ms; to take an edit over and to render takes a busy machine longer. */
const patience = { timeout: 20_000, interval: 20 };

/** Everything that a process has of its own, three times over one database. */
interface Running {
  readonly marketplace: Marketplace;
  readonly app: App;
  /** Pages that were rendered and not kept. */
  rendered: number;
}

describe.skipIf(postgres === null)('three marketplaces over one PostgreSQL', () => {
  const all: Running[] = [];
  let mailServer: MailServer;

  beforeAll(async () => {
    mailServer = await startMailServer();
    const databaseUrl = await createOnServer(postgres ?? '');
    // The first one makes the tables and the cars.
    for (const name of ['first', 'second', 'third']) all.push(await start(name, databaseUrl));
  });
  afterAll(async () => {
    await Promise.all(all.map(({ marketplace }) => marketplace.stop()));
    await mailServer.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(name: string, databaseUrl: string): Promise<Running> {
    const config = parseConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, name),
      DEMO_LISTINGS: '300',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'hello@cars.example',
      LEADS_TO: leadsTo,
    });
    const marketplace = await startMarketplace(config, createLogger('silent'));
    const running: Running = { marketplace, app: null as unknown as App, rendered: 0 };
    const pages = async () => {
      running.rendered += 1;
      const body = `${marketplace.index.engine.status.listings} cars`;
      return new Response(body, { headers: { 'Content-Length': String(body.length) } });
    };
    return Object.assign(running, {
      app: createApp(marketplace.parts, { pages, clientFolder: null }),
    });
  }

  const carsOf = async ({ marketplace }: Running): Promise<readonly SearchHit[]> => {
    const asked = { filter: { values: {} }, sort: 'relevance', offset: 0, limit: 20 } as const;
    return (await marketplace.index.engine.search(asked)).hits;
  };
  const first = () => {
    const [running] = all;
    if (!running) throw new Error('nothing runs');
    return running;
  };
  const pageOf = async ({ app }: Running) => (await app.request('/cars-for-sale/all-cars')).text();

  test('what one changes is found, and on the pages that were kept, by all', async () => {
    const before = await Promise.all(all.map(pageOf));
    expect(new Set(before).size).toBe(1);
    // Kept by each: asked again, nothing is rendered.
    const rendered = all.map((running) => running.rendered);
    expect(await Promise.all(all.map(pageOf))).toEqual(before);
    expect(all.map((running) => running.rendered)).toEqual(rendered);

    const [sold] = await carsOf(first());
    const id = sold?.card.id ?? 0;
    await changeMarket(first().marketplace.open.database, (change) => takeOffMarket(change, [id]));
    await vi.waitFor(async () => {
      for (const running of all) {
        expect(await running.marketplace.index.engine.findById(id)).toBeUndefined();
        expect(await pageOf(running)).not.toBe(before[0]);
      }
    }, patience);
  });

  test('a browser is the same one everywhere, and what it saved through one is there at once', async () => {
    const [hit] = await carsOf(first());
    const path = '/cars-for-sale/saved-listings';
    const saved = await first().app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': browser },
      body: JSON.stringify({ listingId: hit?.card.id }),
    });
    expect(saved.status).toBe(200);
    const cookie = saved.headers.getSetCookie().map((set) => set.split(';')[0]);
    for (const { app } of all) {
      const headers = { Cookie: cookie.join('; '), 'User-Agent': browser };
      const answer = await app.request(path, { headers });
      expect(await answer.json()).toEqual({ listingIds: [hit?.card.id] });
    }
  });

  test('a job is done once, whoever enqueued it and whoever does it', async () => {
    const hits = (await carsOf(first())).filter(({ owner }) => !owner.hideEmailForm).slice(0, 12);
    await Promise.all(
      hits.map(async ({ card }, place) => {
        const parts = all[place % all.length]?.marketplace.parts ?? first().marketplace.parts;
        const fields = {
          listingId: card.id,
          comments: 'Is it there?',
          firstName: 'Dana',
          lastName: 'Diaz',
          fromEmailAddress: `dana${place}@people.example`,
          zip: '30303',
          originPage: 'srp',
        };
        const sender = { brand: 'atc', visitorId: null, personId: null, key: null };
        const used = { ...parts, counts: parts.leadCounts, leadsTo };
        expect(await createLead(used, fields, sender)).toMatchObject({ status: 'SUCCESS' });
      }),
    );
    // One to the seller and one to the shopper.
    await mailServer.reach(2 * hits.length);
    const waiting = () => first().marketplace.jobs.readFigures();
    await vi.waitFor(async () => {
      const open = (await waiting()).map(({ waiting: w, active }) => w + active);
      expect(open.reduce((sum, count) => sum + count, 0)).toBe(0);
    }, patience);
    const sent = mailServer.mails.map(
      ({ parsed, recipients }) => `${parsed.messageId} ${recipients}`,
    );
    expect(sent).toHaveLength(2 * hits.length);
    expect(new Set(sent).size).toBe(sent.length);
  }, 60_000);
});

const browser = 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0';
