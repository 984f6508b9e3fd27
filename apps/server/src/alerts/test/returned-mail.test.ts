import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { parseConfig } from '../../compose/config.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import type { CommandParts } from '../../platform/operator-command.ts';
import { alertsCommand } from '../returned-mail/alerts-command.ts';

const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`;
const path = 'http://localhost/cars-for-sale/alert-api/mail-events';
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);

let open: OpenDatabase;
beforeAll(async () => {
  open = await openInMemory();
});
afterAll(() => open.close());

const stopped = async () => {
  const rows = await rowsOf<{ one: string }>(
    open.database,
    sql`select email || ' ' || reason as one from stopped_addresses order by email`,
  );
  return rows.map(({ one }) => one);
};

const appWith = (settings: Record<string, string>) =>
  createQuietApp({ database: open.database, engine, config: parseConfig(settings) });

const post = (settings: Record<string, string>, event: object, key = secret) =>
  postTo(appWith(settings), event, key);

async function postTo(app: ReturnType<typeof appWith>, event: object, key = secret) {
  const body = JSON.stringify(event);
  const at = new Date();
  const answer = await app.request(path, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign('msg_1', at, body),
    },
  });
  return answer.status;
}

const take = (message: string) =>
  alertsCommand.run(
    { database: open.database } as CommandParts,
    { kind: 'alerts', action: 'returned', message },
    () => {},
  );

const report = (type: string, lines: readonly string[]) =>
  [
    'From: postmaster@mail.example',
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; boundary=b; report-type=${type}`,
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--b',
    `Content-Type: message/${type}`,
    '',
    ...lines,
    '',
    '--b--',
    '',
  ].join('\r\n');

test('what the service signs stops an address, again without harm', async () => {
  const settings = { MAIL_EVENTS_SECRET: secret };
  const event = { type: 'email.bounced', data: { to: ['Ann@people.example'] } };
  expect(await post(settings, event)).toBe(204);
  expect(await post(settings, event)).toBe(204);
  expect(await post(settings, { type: 'email.opened', data: { to: ['bob@people.example'] } })).toBe(
    204,
  );
  expect(await stopped()).toEqual(['ann@people.example bounce']);
});

test('another secret takes the place of one in its file while events come, both good at once', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'forecourt-events-')), 'secret');
  const later = `whsec_${Buffer.from('a later one of twenty-four').toString('base64')}`;
  writeFileSync(file, secret);
  const app = appWith({ MAIL_EVENTS_SECRET_FILE: file });
  const send = (told: object, key = secret) => postTo(app, told, key);
  const event = { type: 'email.opened', data: { to: ['zoe@people.example'] } };
  expect([await send(event), await send(event, later)]).toEqual([204, 403]);
  writeFileSync(file, `${later}\n${secret}\n`);
  expect([await send(event), await send(event, later)]).toEqual([204, 204]);
  writeFileSync(file, later);
  expect([await send(event), await send(event, later)]).toEqual([403, 204]);
  rmSync(dirname(file), { recursive: true });
});

test('what is signed otherwise, is no event or comes where none are taken is refused', async () => {
  const settings = { MAIL_EVENTS_SECRET: secret };
  const event = { type: 'email.bounced', data: { to: ['eve@people.example'] } };
  const other = `whsec_${Buffer.from('another of twenty-four bytes').toString('base64')}`;
  expect(await post(settings, event, other)).toBe(403);
  expect(await post(settings, { type: 'email.bounced', data: { to: ['nobody'] } })).toBe(400);
  expect(await post({}, event)).toBe(404);
  expect(await stopped()).not.toContain('eve@people.example bounce');
});

test('a mail that came back for good stops its address, one that waits does not', async () => {
  const said = await take(
    report('delivery-status', [
      'Reporting-MTA: dns; mail.example',
      '',
      'Final-Recipient: rfc822; cleo@people.example',
      'Action: failed',
      'Status: 5.1.1',
      '',
      'Final-Recipient: rfc822; dana@people.example',
      'Action: delayed',
      'Status: 4.2.2',
    ]),
  );
  expect(said).toBe('No alerts go to cleo@people.example anymore.');
  expect(await stopped()).toContain('cleo@people.example bounce');
  expect(await stopped()).not.toContain('dana@people.example bounce');
});

test('a complaint stops its address; a mail about anything else stops nobody', async () => {
  await take(
    report('feedback-report', [
      'Feedback-Type: abuse',
      'Version: 1',
      'Original-Rcpt-To: <finn@people.example>',
    ]),
  );
  expect(await stopped()).toContain('finn@people.example complaint');
  expect(await take('Subject: Hello\r\n\r\nHow are you?')).toMatch(/^Passed over/);
});

test('alerts go to an address again when the operator says so', async () => {
  const resume = (email: string) =>
    alertsCommand.run(
      { database: open.database } as CommandParts,
      { kind: 'alerts', action: 'resume', email },
      () => {},
    );
  const settings = { MAIL_EVENTS_SECRET: secret };
  await post(settings, { type: 'email.complained', data: { to: ['gus@people.example'] } });
  expect(await resume('Gus@people.example')).toMatch(
    /^Alerts go to Gus@people\.example again; they were ended as a complaint came on \d{4}-\d\d-\d\d\.$/,
  );
  expect(await stopped()).not.toContain('gus@people.example complaint');
  await expect(resume('gus@people.example')).rejects.toThrow(
    'Alerts to gus@people.example were not ended: no mail came back.',
  );
});
