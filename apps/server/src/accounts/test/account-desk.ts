import { createHash } from 'node:crypto';
import { readWalletCookie } from '@forecourt/domain/money/wallet/wallet-cookie';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import type { AppContext } from '@forecourt/web/app-context';
import { sql } from 'drizzle-orm';
import { createQuietApp, type QuietAppParts } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import { parseConfig } from '../../compose/config.ts';
import { staffJobs } from '../../dealer-staff/staff-jobs.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeLetter } from '../../platform/mail/test/write-letter.ts';
import { mailedOrigins } from '../../request/mailed-origin.ts';
import { accountMailJobs } from '../mail/account-mails.ts';
import type { Passwords } from '../passwords.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);

export const agent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** What a page of these tests shows: who asks, and what became of what was sent. */
export type Shown = ReturnType<typeof JSON.parse>;

const digest = (password: string) => createHash('sha256').update(password).digest('hex');

/** At no cost: what a hash costs in production is half of the time of these tests. */
const quickPasswords: Passwords = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
};

/** Before each test, another try of the same one too: nobody has an account, and no browser asked for anything. */
export async function forgetAccounts(database: Database): Promise<void> {
  await database.execute(
    sql`truncate people, verifications, account_mails, rate_counts restart identity cascade`,
  );
}

/** An application whose pages do what a form names and say it as JSON, with a mailbox. */
export function openAccountDesk(database: Database, given: Partial<QuietAppParts> = {}) {
  const config = parseConfig({});
  const waiting: { readonly name: string; readonly data: Record<string, unknown> }[] = [];
  const mails: Mail[] = [];
  const app = createQuietApp({
    database,
    engine,
    config,
    pages: answerAsJson,
    passwords: quickPasswords,
    queue: {
      enqueue: async (_transaction, job) => {
        waiting.push(job);
      },
    },
    ...given,
  });
  const mailParts = {
    database,
    mailer: {
      write: writeLetter,
      send: async (mail: Mail) => void mails.push(mail),
      close() {},
    },
    originOf: mailedOrigins(config),
  };
  const jobs = { ...accountMailJobs(mailParts), ...staffJobs(mailParts) };
  return {
    app,
    /** Sends what waits. @returns the mails of it */
    async deliver(): Promise<readonly Mail[]> {
      const before = mails.length;
      for (const { name, data } of waiting.splice(0))
        await jobs[name]?.handler({ id: '', data: data as never, retries: 0 });
      return mails.slice(before);
    },
  };
}

type Act = 'signIn' | 'confirmAddress' | 'undoAddress';

async function answerAsJson(request: Request, context: AppContext): Promise<Response> {
  const { services, asker, person, signInRests } = context;
  if (request.method === 'GET') return Response.json({ person, signInRests, asker: asker() });
  const fields = (await request.json()) as Record<string, string>;
  const act = new URL(request.url).pathname.split('/').at(-1) as Act;
  if (request.url.endsWith('/findSessions'))
    return Response.json({ value: await services.findSessions() });
  if (request.url.endsWith('/endSessions'))
    return Response.json({ value: await services.endSessions(fields.id ?? null) });
  if (request.url.endsWith('/writeReview'))
    return Response.json(await services.writeReview(fields.modelCode ?? '', fields));
  if (request.url.endsWith('/findWrittenReviews'))
    return Response.json({ value: await services.findWrittenReviews() });
  if (request.url.endsWith('/deleteReview'))
    return Response.json({ value: await services.deleteReview(fields.id ?? '') });
  if (request.url.endsWith('/findOwnDealerReviews'))
    return Response.json({ value: await services.findOwnDealerReviews() });
  if (request.url.endsWith('/saveProfile'))
    return Response.json(await services.saveProfile(fields));
  if (request.url.endsWith('/findProfile'))
    return Response.json({ value: await services.findProfile() });
  if (request.url.endsWith('/findAddressProof'))
    return Response.json({ value: await services.findAddressProof() });
  if (request.url.endsWith('/holdsReset'))
    return Response.json({ value: await services.holdsReset(fields.token ?? '') });
  if (request.url.endsWith('/holdsUndo'))
    return Response.json({ value: await services.holdsUndo(fields.token ?? '') });
  if (act === 'confirmAddress' || act === 'undoAddress') {
    const answer = await services[act](fields);
    return said(answer, answer.status === 'SIGNED_IN' ? answer.cookies : []);
  }
  if (request.url.endsWith('/exportAccount'))
    return Response.json({ value: await services.exportAccount() });
  if (request.url.endsWith('/deleteAccount'))
    return Response.json({
      value: await services.deleteAccount(fields.email ?? '', fields.person ?? ''),
    });
  if (request.url.endsWith('/keepWallet')) {
    const before = readWalletCookie(request.headers.get('Cookie'));
    return said({}, [await services.keepWallet(before, fields)]);
  }
  if (request.url.endsWith('/forgetWallet')) return said({}, [await services.forgetWallet()]);
  const answer: Shown = await services[act](request.headers, fields);
  return said(answer, Array.isArray(answer) ? answer : (answer.cookies ?? []));
}

function said(answer: Shown, cookies: readonly string[]): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(answer, { headers });
}

/** One browser: it keeps the cookies that it is given. */
export function browse(app: App, more: Readonly<Record<string, string>> = {}) {
  const jar = new Map<string, string>();
  async function ask(method: string, path: string, body?: object): Promise<Shown> {
    const headers = new Headers({ 'User-Agent': agent, ...more });
    headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await app.request(`http://localhost${path}`, { method, headers, ...sent });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    const said: Shown = answer.status === 204 ? {} : await answer.json();
    return { ...said, httpStatus: answer.status, headers: answer.headers };
  }
  return {
    jar,
    act: (name: string, fields: object = {}) => ask('POST', `/account/${name}`, fields),
    read: () => ask('GET', '/account'),
    ask,
  };
}

/** What the link of a mail carries. */
export function linkIn({ text }: Pick<Mail, 'text'>): Record<string, string> {
  const [href = ''] = /http\S+/.exec(text) ?? [];
  return Object.fromEntries(new URL(href).searchParams);
}
