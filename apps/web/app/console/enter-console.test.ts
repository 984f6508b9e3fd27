import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from '../app-context.ts';
import type { ActAnswer, Asked, OfficeEntry } from '../back-office/office.ts';
import { lostSentence } from '../back-office/sentences.ts';
import { doConsoleAct, loadMissing, loadPage } from './enter-console.ts';
import { feedLimit } from './feeds/feed-limit.ts';
import type { Console } from './services.ts';

type ConsoleEntry = OfficeEntry<Console>;

const reported: unknown[] = [];

function contextOf(entry: ConsoleEntry) {
  const context = new RouterContextProvider();
  const reportError = (error: unknown) => reported.push(error);
  const services = { enterConsole: async () => entry, reportError };
  const origin = 'https://cars.example';
  const app = { services, origin, asker: () => ({ kind: 'person' }) };
  context.set(appContext, app as unknown as AppContext);
  return context;
}

/** Sends a form to a page of the console. */
function send(entry: ConsoleEntry, fields: Asked) {
  const body = `${new URLSearchParams(fields)}`;
  return sendBody(entry, { body, type: 'application/x-www-form-urlencoded', bytes: body.length });
}

/** @param sent.bytes how many a browser says that there are */
function sendBody(
  entry: ConsoleEntry,
  sent: { readonly body: string; readonly type: string; readonly bytes: number },
) {
  const context = contextOf(entry);
  const url = new URL('https://cars.example/console/feeds?source=Peach');
  const headers = { 'Content-Type': sent.type, 'Content-Length': String(sent.bytes) };
  const request = new Request(url, { method: 'POST', body: sent.body, headers });
  return doConsoleAct({ request, url, context });
}

/** A form with a file between two texts, as a browser writes it. */
function withFile(bytes: number) {
  const part = (head: string, text: string) =>
    `--b1\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const file = 'name="file"; filename="cars.csv"\r\nContent-Type: text/csv';
  const body = `${part('name="person"', 'rosa')}${part('name="act"', 'feed.import')}${part('name="dealerName"', 'Äpfel\r\n& Söhne')}${part(file, 'vin'.repeat(9000))}${part('name="late"', 'x')}--b1--\r\n`;
  return { body, bytes, type: 'multipart/form-data; boundary=b1' };
}

const frame = { me: { personId: 'rosa' } };
const seeing = { status: 'ENTERED', office: { frame, see: async () => ({ status: 'SEEN' }) } };

/** A page of somebody who is back from signing in. */
function comeBack(cookie: string, said = 'undone') {
  const url = new URL(`https://cars.example/console/feeds?said=${said}`);
  const request = new Request(url, { headers: { Cookie: cookie } });
  return loadPage({ request, url, context: contextOf(seeing as unknown as ConsoleEntry) }, 'feeds');
}

const answering = (answer: ActAnswer) =>
  ({ status: 'ENTERED', office: { frame, act: async () => answer } }) as unknown as ConsoleEntry;

async function redirectAfter(entry: ConsoleEntry, typed: Asked = {}): Promise<Headers> {
  const form = { act: 'source.set', person: 'rosa', ...typed };
  const thrown = await send(entry, form).catch((answer: unknown) => answer);
  if (!(thrown instanceof Response)) throw new Error('a redirect was expected');
  return thrown.headers;
}

/** Where an act leads. */
async function addressAfter(entry: ConsoleEntry): Promise<URL> {
  const headers = await redirectAfter(entry);
  return new URL(headers.get('Location') ?? '', 'https://cars.example');
}

test('what is refused gives back what was typed, but of a password only that there was one', async () => {
  const typed = { name: 'Peach', url: 'ftp://peach.example', user: 'me' };
  const refused = answering({ status: 'REFUSED', sentence: 'Address: expected https://…' });
  const { data } = await send(refused, { act: 'source.set', ...typed, password: 'hunter2' });
  expect(data).toEqual({
    act: 'source.set',
    sentence: 'Address: expected https://…',
    problems: {},
    typed: { ...typed, passwordAgain: 'yes' },
    preview: null,
    once: null,
  });
});

test('what is done is said on the page, or on the one that shows what came of it', async () => {
  const here = await addressAfter(answering({ status: 'DONE' }));
  expect(`${here.pathname}${here.search}`).toBe('/console/feeds?source=Peach&said=source.set');
  const seenAt = { path: '/console/feeds/1', said: 'feed.import' };
  const there = await addressAfter(answering({ status: 'DONE', ...seenAt }));
  expect(`${there.pathname}${there.search}`).toBe('/console/feeds/1?said=feed.import');
});

test.each(['SIGN_IN', 'SECOND_FACTOR'] as const)(
  'who has to come in first (%s) is told afterwards that nothing was done',
  async (status) => {
    const way = await addressAfter({ status });
    expect(way.searchParams.get('refUrl')).toBe('/console/feeds?source=Peach&said=undone');
  },
);

const typed = { name: 'Peach & Sons', url: 'https://peach.example/ä.csv?a=1;b=2', schedule: '' };

test.each(['SIGN_IN', 'SECOND_FACTOR'] as const)(
  'what was typed before %s is there afterwards, once and without its password',
  async (status) => {
    const headers = await redirectAfter({ status }, { ...typed, password: 'hunter2' });
    const kept = headers.get('Set-Cookie') ?? '';
    expect(kept).toMatch(/; Path=\/console\/feeds; SameSite=Lax; HttpOnly; Secure$/);
    expect(kept).not.toContain('hunter2');
    const { data, init } = await comeBack(kept.split(';')[0] ?? '');
    expect(data).toMatchObject({ said: 'undone-and-kept' });
    expect('unsent' in data && data.unsent).toEqual({
      act: 'source.set',
      typed: { ...typed, passwordAgain: 'yes' },
    });
    expect(new Headers(init?.headers).get('Set-Cookie')).toMatch(
      /^unsentForm=; Max-Age=0; Path=\/console\/feeds;/,
    );
  },
);

test('whoever signs in instead is neither shown what another typed nor led to it', async () => {
  const headers = await redirectAfter({ status: 'SIGN_IN' }, { ...typed, person: 'dana' });
  const kept = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  for (const cookie of [kept, 'unsentForm=act=source.set&name=Peach']) {
    const thrown = await comeBack(cookie).catch((answer: unknown) => answer);
    if (!(thrown instanceof Response)) throw new Error('a redirect was expected');
    expect(thrown.headers.get('Location')).toBe('/console');
    expect(thrown.headers.get('Set-Cookie')).toMatch(
      /^unsentForm=; Max-Age=0; Path=\/console\/feeds;/,
    );
  }
});

test('a form that names nobody is not kept', async () => {
  const thrown = await send({ status: 'SIGN_IN' }, typed).catch((answer: unknown) => answer);
  expect(thrown instanceof Response && thrown.headers.get('Set-Cookie')).toBeNull();
});

test('what nobody knows the end of is said so, and what was typed stays', async () => {
  const act = async () => Promise.reject(new Error('the database is away'));
  const entry = { status: 'ENTERED', office: { frame, act } } as unknown as ConsoleEntry;
  const { data, init } = await send(entry, { act: 'source.set', ...typed });
  expect(init?.status).toBe(503);
  expect(data).toMatchObject({ sentence: lostSentence, typed });
  expect(reported).toMatchObject([{ message: 'the database is away' }]);
});

test('what was shown to another account is not done with this one', async () => {
  const { data, init } = await send(answering({ status: 'DONE' }), { ...typed, person: 'dana' });
  expect(init?.status).toBe(400);
  expect(data).toMatchObject({ sentence: expect.stringMatching(/^Another account/), typed });
});

test('a form that is too long for two cookies is not kept, and one is shown where it is asked for only', async () => {
  const long = await redirectAfter({ status: 'SIGN_IN' }, { name: 'ä'.repeat(12_000) });
  expect(long.get('Set-Cookie')).toBeNull();
  expect((await comeBack('')).data).toMatchObject({ said: 'undone', unsent: null });
  const other = await comeBack('unsentForm=act=source.set&name=Peach', 'source.set');
  expect(other.data).toMatchObject({ said: 'source.set', unsent: null });
});

test('a file that is too large is refused with the limit, and what was typed ahead of it stays', async () => {
  const upload = async () => null;
  const never = {
    status: 'ENTERED',
    office: { frame, upload, uploadLimit: feedLimit },
  } as unknown as ConsoleEntry;
  const { data, init } = await sendBody(never, withFile(64_000_001));
  expect(init?.status).toBe(413);
  expect(data).toMatchObject({ act: 'feed.import', typed: { dealerName: 'Äpfel\r\n& Söhne' } });
  expect(data.sentence).toMatch(/^The file is larger than 64 MB\./);
  expect(Object.keys(data.typed)).toEqual(['dealerName']);
});

test('of a file that somebody sends who has to sign in first, the words are kept', async () => {
  const thrown = await sendBody({ status: 'SIGN_IN' }, withFile(1_000_000)).catch(
    (answer: unknown) => answer,
  );
  const kept = thrown instanceof Response ? (thrown.headers.get('Set-Cookie') ?? '') : '';
  expect(kept).toMatch(/^unsentForm=person=rosa&dealerName=[^;]+&act=feed\.import;/);
});

test('who has another role is told which the page needs, in the frame of the console', async () => {
  const refusal = { status: 'FORBIDDEN', sentence: 'This is for the role of owner.' };
  const entry = { status: 'ENTERED', office: { frame, see: async () => refusal } };
  const url = new URL('https://cars.example/console/people');
  const context = contextOf(entry as unknown as ConsoleEntry);
  const { data, init } = await loadPage({ request: new Request(url), url, context }, 'people');
  expect(init?.status).toBe(403);
  expect(data).toMatchObject({ frame, refused: 'This is for the role of owner.' });
});

test('nothing is found inside the console by who is in it, and nothing at all by a stranger', async () => {
  const url = new URL('https://cars.example/console/nowhere');
  const visit = (entry: ConsoleEntry) => ({
    request: new Request(url),
    url,
    context: contextOf(entry),
  });
  const entered = visit(seeing as unknown as ConsoleEntry);
  expect(await loadMissing(entered)).toMatchObject({
    data: { frame, isMissing: true },
    init: { status: 404 },
  });
  const gone = {
    status: 'ENTERED',
    office: { frame, see: async () => ({ status: 'MISSING' }) },
  } as unknown as ConsoleEntry;
  expect(await loadPage(visit(gone), 'feed')).toMatchObject({
    data: { isMissing: true },
    init: { status: 404 },
  });
  const stranger = loadMissing(visit({ status: 'STRANGER' }));
  await expect(stranger).rejects.toMatchObject({ data: null, init: { status: 404 } });
});
