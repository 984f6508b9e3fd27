import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { Command } from 'commander';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { MailServer } from '../../platform/mail/test/mail-server.ts';
import type { CommandParts } from '../../platform/operator-command.ts';
import { leadExportCommand } from '../export-command.ts';
import { leadLines } from '../export-leads.ts';
import { type LeadCommand, leadsCommand } from '../lead-command.ts';
import { listLeads } from '../list-leads.ts';
import {
  dealersCars,
  type LeadDesk,
  type LeadMarket,
  leadEmailOf,
  openLeadMarket,
} from './lead-market.ts';

let market: LeadMarket;
let server: MailServer;
let desk: LeadDesk;
let parts: CommandParts;
let app: ReturnType<typeof createQuietApp>;
beforeAll(async () => {
  market = await openLeadMarket(openInMemory(), { mailRelay: 'reply@cars.example' });
  ({ server, desk } = market);
  const { database } = market.open;
  const withQueue: CommandParts['withQueue'] = (use) => use(desk.jobs);
  parts = { database, dataDir: '', today: '2026-11-21', withQueue };
  const engine = new LocalSearch(
    createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
  );
  app = createQuietApp({ database, engine, queue: desk.jobs });
});
afterAll(() => market.close());
/** All that earlier tests sent has arrived. */
beforeEach(async () => {
  await until(async () =>
    (await desk.jobs.readFigures()).every(({ waiting, active }) => waiting + active === 0),
  );
  server.mails.length = 0;
});

const run = (asked: Record<string, unknown>) =>
  leadsCommand.run(parts, { kind: 'leads', ...asked } as LeadCommand, () => {});

async function post(body: object, headers: Record<string, string> = {}) {
  const answer = await app.request('http://localhost/cars-for-sale/leads', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const leadOn = (place: number, more: object = {}) => ({
  listingId: dealersCars[place]?.listing.id,
  comments: '=1+1',
  firstName: 'Dana',
  lastName: 'Ellis',
  fromEmailAddress: ownAddress('dana'),
  phoneNumber: '',
  zip: '30303',
  originPage: 'srp',
  ...more,
});

test('a list of a status that there is not is refused by the name of the option', async () => {
  const program = new Command().exitOverride();
  leadsCommand.describe(program, {
    dataDir: '',
    today: '2026-11-22',
    fromHere: (path) => path,
    say: () => {},
    run: () => Promise.reject(new Error('nothing is asked')),
  });
  const words = ['leads', 'list', '--status', 'foo'];
  await expect(program.parseAsync(words, { from: 'user' })).rejects.toThrow(
    '--status: expected one of waiting, sent, dead, counted.',
  );
});

test('a post is answered with what was really done [calls.email-owner]', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const lead = leadOn(0, { kind: 'one-click' });
  const { status, body } = await post(lead, key);
  expect(status).toBe(200);
  expect(body.emailResult.email).toMatchObject({ status: 'SUCCESS', isRepeated: false });
  const again = await post(lead, key);
  expect(again.body.emailResult.email).toMatchObject({
    status: 'SUCCESS',
    isRepeated: true,
    leadId: body.emailResult.email.leadId,
  });
});

test.each([
  [{ fromEmailAddress: 'dana' }, 400, /^fromEmailAddress: expected an email address/],
  [{ comments: '', kind: 'email' }, 400, /^comments: expected a message/],
  [{ listingId: 5 }, 404, /no longer for sale/],
])('%j is refused in a sentence', async (given, status, sentence) => {
  const answer = await post(leadOn(1, given));
  expect(answer.status).toBe(status);
  expect(answer.body.detail).toMatch(sentence);
});

test('a number that is asked for is counted', async () => {
  const answer = await app.request('http://localhost/cars-for-sale/leads/count', {
    method: 'POST',
    body: JSON.stringify({ kind: 'phone-reveal', listingId: dealersCars[2]?.listing.id }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(204);
  expect(await run({ action: 'list', status: 'counted' })).toContain('phone-reveal');
});

test('the operator lists, shows, exports and sends again', async () => {
  const car = dealersCars[3];
  if (!car) throw new Error('too few cars');
  const lead = leadOn(3);
  const { body } = await post(lead);
  const { leadId } = body.emailResult.email;
  const toSeller = () =>
    server.mails.filter(({ recipients }) => recipients.includes(leadEmailOf(car)));
  await until(() => toSeller().length === 1);
  await until(async () => (await run({ action: 'show', id: leadId })).includes('Status:     sent'));
  const list = await run({ action: 'list' });
  expect(list).toContain(leadId.slice(0, 8));
  expect(list).not.toContain('example.com');
  expect(await run({ action: 'show', id: leadId.slice(0, 8) })).toContain(lead.fromEmailAddress);
  await run({ action: 'resend', id: leadId });
  await until(() => toSeller().length === 2);
  expect(toSeller()[1]?.parsed.text).toContain('<prospect status="resend">');
  await expect(run({ action: 'show', id: 'ffffffff' })).rejects.toThrow('There is no lead');
});

test('an export has all of them, the latest first, some at a time', async () => {
  for (const place of [5, 6, 7]) await post(leadOn(place, { comments: `=${place}+1` }));
  const { database } = market.open;
  const ids = async (max?: number) => {
    const lines: string[] = [];
    for await (const line of leadLines(database, undefined, max)) lines.push(line);
    expect(lines[0]).toContain('firstName,lastName,email');
    return lines.slice(1).map((line) => line.slice(0, line.indexOf(',')));
  };
  const latest = (await listLeads(database, { limit: 1000 })).map(({ id }) => id);
  expect(latest.length).toBeGreaterThan(2);
  expect(await ids(2)).toEqual(latest);
  expect(await ids()).toEqual(latest);
  const none = leadLines(database, '2999-01-01');
  await none.next();
  expect((await none.next()).done, 'none is of that day').toBe(true);
});

test('the command line writes an export, which no spreadsheet runs', async () => {
  const said: string[] = [];
  const program = new Command();
  const terminal = {
    dataDir: '',
    today: '2026-11-22',
    fromHere: (path: string) => path,
    say: (text: string) => void said.push(text),
  };
  leadsCommand.describe(program, {
    ...terminal,
    run: () => Promise.reject(new Error('not asked')),
  });
  leadExportCommand.describe(program, {
    ...terminal,
    run: (asked) => leadExportCommand.run(parts, asked, () => {}),
  });
  await post(leadOn(8));
  await program.parseAsync(['leads', 'export'], { from: 'user' });
  expect(said.join('\n')).toMatch(/^id,createdAt,kind/);
  expect(said.join('\n')).toContain("'=1+1");
});

test('answers by mail go through us, and neither side sees the other’s address', async () => {
  const car = dealersCars[4];
  if (!car) throw new Error('too few cars');
  const lead = leadOn(4);
  await post(lead);
  await until(() => server.mails.length === 2);
  const seller = server.mails.find(({ recipients }) => recipients.includes(leadEmailOf(car)));
  expect(seller?.source).not.toContain(lead.fromEmailAddress);
  const relay = seller?.parsed.replyTo?.[0]?.address ?? '';
  expect(relay).toMatch(/^reply\+[\da-f]{32}@cars\.example$/);
  expect(seller?.parsed.text).toContain(relay);
  const reply = (text: string, header = '') =>
    run({
      action: 'receive',
      message: `From: desk@lot.example\r\nTo: ${relay}\r\n${header}Subject: Re\r\n\r\n${text}`,
    });
  const quoted = 'Yes, come by.\r\n\r\nOn Saturday Forecourt wrote:\r\n> Is it there?\r\n';
  expect(await reply(quoted)).toBe('Passed on.');
  await until(() => server.mails.length === 3);
  expect(server.mails[2]?.recipients).toEqual([lead.fromEmailAddress]);
  expect(server.mails[2]?.parsed.text).toContain('> Yes, come by.');
  expect(server.mails[2]?.source).not.toContain('lot.example');
  const html = 'Content-Type: text/html; charset=utf-8\r\n';
  expect(await reply('<p>Bring your <b>title</b>.</p>', html)).toBe('Passed on.');
  await until(() => server.mails.length === 4);
  expect(server.mails[3]?.parsed.text).toContain('> Bring your title.');
  // A server of mails gives back to who wrote it what ends with another code than 0.
  await expect(reply('x'.repeat(2001))).rejects.toThrow(
    'Not passed on: it has more than 2,000 characters.',
  );
  await expect(reply('> Is it there?')).rejects.toThrow(/^Not passed on: it has no words/);
  expect(await reply('I am away', 'Auto-Submitted: auto-replied\r\n')).toMatch(/^Passed over/);
  expect(await run({ action: 'receive', message: 'To: a@b.example\r\n\r\nHi' })).toMatch(
    /no conversation/,
  );
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resume) => setTimeout(resume, 50));
}
