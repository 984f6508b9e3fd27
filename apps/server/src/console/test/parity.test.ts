import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Campaign } from '@forecourt/domain/promotion/campaign';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { quietParts } from '../../../test/quiet-app.ts';
import { capabilities } from '../../compose/capabilities.ts';
import { parseConfig } from '../../compose/config.ts';
import { contributedBy } from '../../compose/contributions.ts';
import { runCommand } from '../../compose/run-command.ts';
import { readDealerQueue } from '../../dealer-reviews/decide-dealer-review.ts';
import { demoCampaigns } from '../../demo/demo-campaigns.ts';
import { type Database, type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { type JobQueue, startJobs } from '../../platform/jobs/start-jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import type { Terminal } from '../../platform/operator-command.ts';
import { readQueue } from '../../reference/reviews/review-store.ts';
import type { QueuedReview } from '../../reviews/decision.ts';
import { consoleActs } from '../acts/console-acts.ts';
import { toCampaignFields } from '../campaign-fields.ts';
import { commandPartsOf } from '../command-parts.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { consoleFiles } from '../files/console-files.ts';
import type { Operator } from '../operators.ts';
import { keepUpload } from '../uploads.ts';
import { effectOf } from './market-rows.ts';

type Act = keyof typeof consoleActs;

/** What is pressed at the console, and what is typed for the same. */
interface Pair {
  readonly fields: Readonly<Record<string, string>>;
  readonly words: readonly string[];
}

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-parity-'));
const operator: Operator = {
  email: 'rosa@example.com',
  role: 'owner',
  personId: null,
  addedBy: 'test',
  addedAt: new Date(0),
  seenAt: null,
};
const { commands } = contributedBy(capabilities);
let opened: OpenDatabase;
let parts: ConsoleParts;
let pairs: Readonly<Record<Act, Pair>>;

/** Jobs are told from the rows that they leave: what is enqueued is kept as one, too. */
const queue: JobQueue = {
  enqueue: async (transaction, ...jobs) => {
    for (const { name, data } of jobs)
      await transaction.execute(
        sql`insert into pgboss.job (name, data) values (${name}, ${JSON.stringify(data)}::jsonb)`,
      );
  },
};

/** Types a command, as somebody at the command line would. @returns what is printed */
async function type(words: readonly string[], given: ConsoleParts): Promise<string> {
  const printed: string[] = [];
  const program = new Command('forecourt').exitOverride();
  for (const command of commands) {
    const terminal: Terminal<never, unknown> = {
      run: (asked) => runCommand(command, asked, commandPartsOf(given), () => {}),
      fromHere: (path) => path,
      say: (text) => void printed.push(text),
      dataDir,
      today: '2026-11-23',
    };
    command.describe(program, terminal);
  }
  await program.parseAsync([...words], { from: 'user' });
  return printed.join('\n');
}

/** Presses something, as the console has it done. */
async function press(act: Act, fields: Pair['fields'], given: ConsoleParts): Promise<void> {
  await consoleActs[act].run(given, fields, { operator, personId: 'rosa', now: Date.now() });
}

const inside = (database: Database): ConsoleParts => ({ ...parts, database, queue });

beforeAll(async () => {
  opened = await openInMemory();
  const names = ['deliver-lead', 'fetch-feed', 'forget-counts'];
  const definition = { retry: { limit: 0, firstWaitSeconds: 1, longestWaitSeconds: 1 } };
  const jobs = await startJobs({
    open: opened,
    logger: createLogger('silent'),
    definitions: Object.fromEntries(
      names.map((name) => [name, { ...definition, timeoutSeconds: 9, handler: async () => {} }]),
    ),
  });
  await jobs.stop();
  const config = parseConfig({ DATA_DIR: dataDir, SMTP_URL: '' });
  const engine = new LocalSearch(
    createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-23' }),
  );
  parts = quietParts({ database: opened.database, engine, config });
  pairs = await setTheScene();
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

const header = 'vin,listing_type,year,make,model,price,dealer_code,dealer_name,dealer_zip';
const car = (vin: string, words: string) =>
  `${vin},used,${words},18990,peachtree,Peachtree Motors,30303`;
const camry = car('4T1B11HKXKU000001', '2019,Toyota,Camry');
const rav4 = car('2T3W1RFV0MC000002', '2021,Toyota,RAV4');
const truck = car('1FTEW1EP6LF000003', '2020,Ford,F-150');

function fileOf(name: string, cars: readonly string[]): string {
  const path = join(dataDir, name);
  writeFileSync(path, [header, ...cars].join('\n'));
  return path;
}

const ids = {
  lead: '11111111-1111-4111-8111-111111111111',
  report: '22222222-2222-4222-8222-222222222222',
  review: '33333333-3333-4333-8333-333333333333',
  ad: '44444444-4444-4444-8444-444444444444',
};

/** A marketplace in which there is something to do for every act. */
async function setTheScene(): Promise<Readonly<Record<Act, Pair>>> {
  const { database } = opened;
  const scene = inside(database);
  for (const words of [
    ['operators', 'add', 'rosa@example.com'],
    ['operators', 'add', 'dana@example.com', '--role', 'analyst'],
    ['import', fileOf('stock.csv', [camry, rav4, truck])],
    ['import', fileOf('cut.csv', [camry])],
    ['feeds', 'set', 'Peach', 'https://feeds.example.com/cars.csv'],
    ['keys', 'make', 'Old', 'feeds.write'],
    ['switch', 'set', 'flag.compare', 'off'],
    ['switch', 'set', 'log-level', 'error'],
    ['tables', 'set', 'states.GA.title', '21'],
    ['campaigns', 'add', campaignFile()],
  ])
    await type(words, scene);
  await database.execute(sql`
    insert into leads (id, kind, status, brand, listing_id, owner_id, vehicle, email)
    values (${ids.lead}, 'email', 'dead', 'forecourt', 1, 1, '{"name":"2019 Toyota Camry"}', 'dana@example.com')`);
  await database.execute(sql`
    insert into listing_reports (id, listing_id, vehicle, owner_id, brand, reason, details, created_at)
    values (${ids.report}, 1, '2019 Toyota Camry', 1, 'forecourt', 'OTHER', 'gone', now())`);
  await database.execute(sql`
    insert into model_reviews (id, model_code, year, author_name, relation, ratings, title, body, written_at)
    values (${ids.review}, 'CAMRY', 2019, 'Dana', 'own', '{}', 'Fine', 'A fine car', now())`);
  await database.execute(sql`
    insert into people (id, name, email) values ('seller', 'Sam', 'sam@example.com')`);
  const [ad] = await rowsOf<{ listing: string }>(
    database,
    sql`insert into private_ads (id, person_id, brand, vin, status, facts, listing_id, published_at)
        select ${ids.ad}::uuid, 'seller', 'atc', vin, 'live', '{}', id, now()
        from listings where status = 'active' order by id limit 1 returning listing_id::text as listing`,
  );
  await database.execute(
    sql`update operators set person_id = 'dana' where email = 'dana@example.com'`,
  );
  await database.execute(
    sql`insert into pgboss.job (name, state) values ('forget-counts', 'failed')`,
  );
  const [held] = await rowsOf<{ run: string; owner: string }>(
    database,
    sql`select run_id as run, owner_id::text as owner from held_dealers`,
  );
  if (!held) throw new Error('no dealer is held');
  const file = fileOf('more.csv', [camry, rav4, truck.replace('18990', '17990')]);
  await database.execute(sql`
    insert into dealer_reviews (id, owner_id, author_name, car, visit, overall, title, body, written_at)
    values (gen_random_uuid(), 1, 'Dana', '2020 Honda CR-V', 'bought', 5, 'Fine', 'A fine dealer', now())`);
  const [dealerReview] = await readDealerQueue(database);
  if (!dealerReview) throw new Error('no review of a dealer waits');
  const [review] = await readQueue(database);
  if (!review) throw new Error('no review waits');
  const upload = await keepUpload(dataDir, await asFile(file));
  const listing = ad?.listing ?? '';
  return pairsOf({
    held,
    file,
    upload,
    listing,
    review: { id: review.id, version: review.version },
    dealerReview: { id: dealerReview.id, version: dealerReview.version },
  });
}

const asFile = async (path: string) => new File([await openAsBlob(path)], 'more.csv');

const [campaign] = demoCampaigns;

const newCampaign: Campaign = {
  code: 'new-one',
  title: 'New',
  text: 'A new one',
  action: 'See it',
  href: '/cars-for-sale',
  brands: ['kbb'],
  pages: ['srp'],
  makeCodes: ['HONDA'],
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
};

function campaignFile(given = campaign): string {
  const path = join(dataDir, `${given?.code}.json`);
  writeFileSync(path, JSON.stringify([given]));
  return path;
}

function pairsOf({
  held,
  file,
  upload,
  listing,
  review,
  dealerReview,
}: {
  readonly held: { readonly run: string; readonly owner: string };
  readonly file: string;
  readonly upload: string;
  readonly listing: string;
  readonly review: Pick<QueuedReview, 'id' | 'version'>;
  readonly dealerReview: Pick<QueuedReview, 'id' | 'version'>;
}): Readonly<Record<Act, Pair>> {
  const email = 'dana@example.com';
  const compare = { flag: 'compare' };
  const code = campaign?.code ?? '';
  const source = { name: 'Cherry', url: 'https://feeds.example.com/c.csv', schedule: '30 5 * * *' };
  return {
    'person.set': {
      fields: { email, role: 'operator' },
      words: ['operators', 'add', email, '--role', 'operator'],
    },
    'person.remove': {
      fields: { email, reason: 'left us' },
      words: ['operators', 'remove', email, '--reason', 'left us'],
    },
    'person.reset': {
      fields: { email, reason: 'lost the phone', passkeys: 'on' },
      words: ['operators', 'reset', email, '--reason', 'lost the phone', '--passkeys'],
    },
    'feed.import': { fields: { file: upload }, words: ['import', file] },
    'feed.apply': {
      fields: { ...held, reason: 'sold at auction' },
      words: ['runs', 'apply', held.run, held.owner, '--reason', 'sold at auction'],
    },
    'feed.keep': { fields: held, words: ['runs', 'keep', held.run, held.owner] },
    'source.set': {
      fields: source,
      words: ['feeds', 'set', source.name, source.url, '--schedule', source.schedule],
    },
    'source.remove': {
      fields: { name: 'Peach', reason: 'sold out' },
      words: ['feeds', 'remove', 'Peach', '--reason', 'sold out'],
    },
    'source.fetch': { fields: { name: 'Peach' }, words: ['feeds', 'fetch', 'Peach'] },
    'key.make': {
      fields: { name: 'New', 'feeds.write': 'on', perMinute: '60' },
      words: ['keys', 'make', 'New', 'feeds.write', '--per-minute', '60'],
    },
    'key.revoke': {
      fields: { name: 'Old', reason: 'leaked' },
      words: ['keys', 'revoke', 'Old', '--reason', 'leaked'],
    },
    'lead.resend': {
      fields: { id: ids.lead },
      words: ['leads', 'resend', ids.lead.slice(0, 8)],
    },
    'lead.resend-dead': { fields: {}, words: ['leads', 'resend-dead'] },
    'report.close': {
      fields: { id: ids.report },
      words: ['reports', 'close', ids.report.slice(0, 8)],
    },
    'private-ad.remove': {
      fields: { listing, reason: 'reported as stolen' },
      words: ['private-ads', 'remove', listing, '--reason', 'reported as stolen'],
    },
    'review.approve': {
      fields: review,
      words: ['reviews', 'approve', review.id, review.version],
    },
    'review.reject': {
      fields: { ...review, reason: 'not the car' },
      words: ['reviews', 'reject', review.id, review.version, '--reason', 'not the car'],
    },
    'dealer-review.approve': {
      fields: dealerReview,
      words: ['dealer-reviews', 'approve', dealerReview.id, dealerReview.version],
    },
    'dealer-review.reject': {
      fields: { ...dealerReview, reason: 'no shopper' },
      words: [
        'dealer-reviews',
        'reject',
        dealerReview.id,
        dealerReview.version,
        '--reason',
        'no shopper',
      ],
    },
    'job.retry': { fields: { name: 'forget-counts' }, words: ['jobs', 'retry', 'forget-counts'] },
    'flag.on': { fields: compare, words: ['switch', 'set', 'flag.compare', 'on'] },
    'flag.off': {
      fields: { flag: 'wallet' },
      words: ['switch', 'set', 'flag.wallet', 'off'],
    },
    'flag.clear': { fields: compare, words: ['switch', 'clear', 'flag.compare'] },
    'log.debug': { fields: {}, words: ['switch', 'set', 'log-level', 'debug'] },
    'log.warn': { fields: {}, words: ['switch', 'set', 'log-level', 'warn'] },
    'log.clear': { fields: {}, words: ['switch', 'clear', 'log-level'] },
    'campaign.set': {
      fields: { ...toCampaignFields(newCampaign), shown: '' },
      words: ['campaigns', 'add', campaignFile(newCampaign)],
    },
    'campaign.end': {
      fields: { code, reason: 'over budget' },
      words: ['campaigns', 'end', code, '--reason', 'over budget'],
    },
    'table.set': {
      fields: { path: 'states.GA.docFeeCap', value: '699', asOf: '2026-01-31' },
      words: ['tables', 'set', 'states.GA.docFeeCap', '699', '--as-of', '2026-01-31'],
    },
    'table.clear': {
      fields: { path: 'states.GA.title' },
      words: ['tables', 'clear', 'states.GA.title'],
    },
  };
}

test.each(Object.keys(consoleActs) as Act[])(
  '%s: the command line does what the console does, and the audit log tells it',
  async (act) => {
    const { fields, words } = pairs[act];
    const pressed = await effectOf(opened.database, operator.email, (transaction) =>
      press(act, fields, inside(transaction)),
    );
    const typed = await effectOf(opened.database, 'command line', async (transaction) => {
      await type(words, inside(transaction));
    });
    expect(typed.come).toEqual(pressed.come);
    expect(typed.gone).toEqual(pressed.gone);
    for (const { come } of [pressed, typed]) {
      const told = come.find((row) => row.startsWith('audit_entries ')) ?? '';
      expect(told).toContain(fields.reason ?? 'audit_entries ');
    }
    expect(pressed.come.length + pressed.gone.length, 'it has an effect').toBeGreaterThan(1);
  },
);

/** What is typed for a file that the console hands out. */
const printed: Readonly<Record<keyof typeof consoleFiles, (run: string) => readonly string[]>> = {
  quarantine: (run) => ['runs', 'quarantine', run],
  audit: () => ['audit'],
};

test.each(Object.keys(printed) as (keyof typeof consoleFiles)[])(
  '%s: the command line prints what the console hands out',
  async (name) => {
    await type(
      ['import', fileOf('odd.csv', [camry, car('4T1B11HK6KU000004', '2019,Toyota,Camry')])],
      inside(opened.database),
    );
    const [run] = await rowsOf<{ id: string }>(
      opened.database,
      sql`select id from feed_runs order by started_at desc limit 1`,
    );
    const asked = { run: run?.id ?? '' };
    const lines = await consoleFiles[name].read(inside(opened.database), asked);
    let handed = '';
    for await (const line of lines ?? []) handed += line;
    expect(handed.split('\n').length).toBeGreaterThan(2);
    expect(await type(printed[name](asked.run), inside(opened.database))).toBe(handed.trimEnd());
  },
);
