import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HttpVariables, securityHeaders } from '../../http/security-headers.ts';
import type { Mail, Mailer } from '../mail.ts';
import { listMails } from '../mailbox.ts';
import { mailboxRoutes } from '../mailbox-routes.ts';
import { createMailer, mailRouteOf } from '../mailer.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

const from = 'hello@cars.example';
const mail: Mail = {
  id: 'lead-1',
  fromName: 'Forecourt',
  to: 'dealer@lot.example',
  subject: 'A question about your car',
  text: 'Is it there?\n',
};

let server: MailServer;
let mailer: Mailer;
beforeAll(async () => {
  server = await startMailServer();
  mailer = createMailer({ kind: 'smtp', url: server.url, from }, () => {});
});
afterAll(async () => {
  mailer.close();
  await server.stop();
});
beforeEach(() => {
  server.mails.length = 0;
});

test('a mail without HTML is plain text and nothing else', async () => {
  await mailer.send(mail);
  const [received] = server.mails;
  expect(received?.recipients).toEqual(['dealer@lot.example']);
  expect(received?.source).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(received?.source).not.toMatch(/multipart/);
  expect(received?.parsed).toMatchObject({
    from: { name: 'Forecourt', address: from },
    subject: mail.subject,
    text: 'Is it there?\n',
    messageId: '<lead-1@cars.example>',
  });
});

test('with HTML it has its twin as plain text', async () => {
  await mailer.send({ ...mail, html: '<p>Is it <b>there</b>?</p>' });
  const [received] = server.mails;
  expect(received?.source).toMatch(/multipart\/alternative/);
  expect(received?.parsed.text?.trim()).toBe('Is it there?');
  expect(received?.parsed.html).toContain('<b>there</b>');
});

test('no line break in any field adds a header or a recipient', async () => {
  const evil = 'x\r\nBcc: victim@other.example\r\n\r\nX-Evil: 1\n\u2028\u0085';
  await mailer.send({
    ...mail,
    id: `lead-2${evil}`,
    fromName: evil,
    subject: `Hello${evil}`,
    text: `Hello${evil}`,
  });
  const [received] = server.mails;
  expect(received?.recipients).toEqual(['dealer@lot.example']);
  const names = received?.parsed.headers.map(({ key }) => key);
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-evil');
  expect(received?.parsed.subject).toBe('Hellox Bcc: victim@other.example X-Evil: 1');
});

test.each([
  'dealer@lot.example\r\nBcc: victim@other.example',
  'dealer@lot.example, victim@other.example',
  'Victim <victim@other.example>',
  'nobody',
  'a@b',
])('an address such as %j is refused for good', async (address) => {
  await expect(mailer.send({ ...mail, to: address })).rejects.toMatchObject({ isFinal: true });
  await expect(mailer.send({ ...mail, replyTo: address })).rejects.toMatchObject({ isFinal: true });
  expect(server.mails).toEqual([]);
});

test('a server that is out of order is told without a word of the mail', async () => {
  server.refuseNext(1);
  const failure = await mailer.send(mail).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'MailNotSent', isFinal: false });
  expect(String(failure)).toContain('451');
  expect(String(failure)).not.toContain('lot.example');
  await mailer.send(mail);
  expect(server.mails).toHaveLength(1);
});

test('the password of the server changes while mails are sent: one sent before the file did waits', async () => {
  let good = 'one';
  const guarded = await startMailServer(0, (password) => password === good);
  let known = 'one';
  const url = guarded.url.replace('//', '//me@');
  const sender = createMailer({ kind: 'smtp', url, password: () => known, from }, () => {});
  await sender.send(mail);
  good = 'two';
  known = 'three';
  const failure = await sender.send(mail).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'MailNotSent', isFinal: false });
  known = 'two';
  await Promise.all([sender.send(mail), sender.send(mail)]);
  expect(guarded.mails).toHaveLength(3);
  sender.close();
  await guarded.stop();
});

test('a server of mails needs the address that they come from', () => {
  const settings = { smtpUrl: 'smtp://relay.example', mailFrom: undefined, dataDir: '/data' };
  expect(() => mailRouteOf(settings)).toThrow('MAIL_FROM is needed');
  expect(mailRouteOf({ ...settings, smtpUrl: undefined })).toMatchObject({ kind: 'folder' });
});

const folder = mkdtempSync(join(tmpdir(), 'forecourt-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));
const kept = createMailer({ kind: 'folder', folder, from }, () => {});

test('without a server mails are kept, one that is sent again once', async () => {
  await kept.send({ ...mail, html: '<style>p{}</style><p>Is it there?</p>' });
  await kept.send({ ...mail, html: '<style>p{}</style><p>Is it there?</p>' });
  const mails = await listMails(folder);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: mail.to, subject: mail.subject });
  expect(mails[0]?.text.trim()).toBe('Is it there?');
});

const listening = createServer(
  getRequestListener(
    new Hono<{ Variables: HttpVariables }>()
      .use(
        securityHeaders({ development: false, adOrigins: [], signInOrigins: [], isSecure: false }),
      )
      .route('/', mailboxRoutes(folder)).fetch,
  ),
);
beforeAll(() => new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  listening.closeAllConnections();
  return new Promise((resolve) => listening.close(resolve));
});
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}${path}`, { headers });

test('kept mails are read at the mailbox', async () => {
  const list = await ask('/dev/mailbox');
  expect(list.status).toBe(200);
  expect(list.headers.get('Cache-Control')).toBe('no-store');
  const path = /href="(\/dev\/mailbox\/[\da-f]+)"/.exec(await list.text())?.[1] ?? '';
  const page = await (await ask(path)).text();
  expect(page).toContain('A question about your car');
  expect(page).toContain('<pre>Is it there?');
  const html = await ask(`${path}/html`);
  const nonce = /'nonce-([^']+)'/.exec(html.headers.get('Content-Security-Policy') ?? '')?.[1];
  expect(await html.text()).toContain(`<style nonce="${nonce}">`);
  expect(await (await ask(`${path}/source`)).text()).toContain('Message-ID:');
});

test('to others it is not there', async () => {
  const behindProxy = await ask('/dev/mailbox', { 'X-Forwarded-For': '203.0.113.9' });
  const rebound = await mailboxRoutes(folder).request(
    'http://evil.example/dev/mailbox',
    {},
    {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    },
  );
  const fromAway = await mailboxRoutes(folder).request(
    'http://localhost/dev/mailbox',
    {},
    {
      incoming: { socket: { remoteAddress: '203.0.113.9' } },
    },
  );
  for (const answer of [behindProxy, rebound, fromAway]) expect(answer.status).toBe(404);
  expect((await ask('/dev/mailbox/../../etc/passwd')).status).toBe(404);
  expect((await ask('/dev/mailbox/0123')).status).toBe(404);
});
