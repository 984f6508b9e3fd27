import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { appContext } from '../app-context.ts';
import {
  forgetForm,
  keepForm,
  readKeptForm,
  type TypedForm,
  withoutSecrets,
} from '../unsent-forms/unsent-form.ts';
import { readForm, tooLargeSentence } from './acts/read-form.ts';
import type { ConsoleViews } from './console-views.ts';
import { undone, undoneAndKept } from './done-sentences.ts';
import type { ActAnswer, Asked, Console, ConsoleFrame } from './services.ts';

/** Pages of the console are this browser's alone, and no robot's. */
export const consoleHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** What loaders and actions are called with, as far as the console needs it. */
interface Visit {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * Lets who asks in, or leads to what is missing; strangers find nothing here.
 *
 * @param back where to after that
 * @param keep what the browser keeps of a form until then, each a `Set-Cookie`
 */
export async function enterConsole(
  { url, context }: Omit<Visit, 'request'>,
  back = `${url.pathname}${url.search}`,
  keep: () => Promise<readonly string[]> = async () => [],
): Promise<Console> {
  const app = context.get(appContext);
  // The page is never anybody else's.
  app.asker();
  const entry = await app.services.enterConsole();
  if (entry.status === 'ENTERED') return entry.console;
  if (entry.status === 'STRANGER') throw data(null, { status: 404, headers: consoleHeaders });
  const headers = withCookies(await keep());
  throw redirect(
    entry.status === 'SIGN_IN'
      ? signInPath(back)
      : `${accountPaths.secondFactor}?${new URLSearchParams({ refUrl: back })}`,
    { status: 303, headers },
  );
}

function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(consoleHeaders);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** A page of the console with what is around it. */
export interface ConsolePage<Shown> {
  readonly frame: ConsoleFrame;
  readonly shown: Shown;
  /** What was done last. */
  readonly said: string | null;
  /** What was typed before somebody had to sign in again; null where nothing was. */
  readonly unsent: TypedForm | null;
}

/** What somebody sees of a page that is for another role. */
export interface RefusedPage {
  readonly frame: ConsoleFrame;
  /** For which role it is. */
  readonly refused: string;
}

/**
 * Reads a page of the console.
 *
 * @param more what the address names in its path
 */
export async function loadPage<Name extends keyof ConsoleViews>(
  visit: Visit,
  name: Name,
  more: Asked = {},
) {
  const console = await enterConsole(visit);
  const kept = readUnsent(visit);
  if (kept && kept.person !== console.frame.me.personId) throw elsewhere(visit);
  const asked = { ...Object.fromEntries(visit.url.searchParams), ...more };
  const seen = await console.see(name, asked);
  if (seen.status === 'FORBIDDEN') {
    const page: RefusedPage = { frame: console.frame, refused: seen.sentence };
    return data(page, { status: 403, headers: consoleHeaders });
  }
  if (seen.status === 'MISSING') throw data(null, { status: 404, headers: consoleHeaders });
  const said = visit.url.searchParams.get('said');
  const unsent = kept?.form ?? null;
  const page: ConsolePage<ConsoleViews[Name]> = {
    ...{ frame: console.frame, shown: seen.shown, unsent },
    said: unsent ? undoneAndKept : said,
  };
  return data(page, { headers: withCookies(unsent ? forgetForm(pageOf(visit)) : []) });
}

/** The form that is kept for who comes back to it, and the person that it was shown to. */
function readUnsent({ request, url }: Visit) {
  if (url.searchParams.get('said') !== undone) return null;
  const form = readKeptForm(request.headers.get('Cookie'));
  if (form === null) return null;
  const { person = null, ...typed } = form.typed;
  return { person, form: { act: form.act, typed } };
}

/** Whoever signed in instead of who typed a form is not led to it, and the browser forgets it. */
const elsewhere = (visit: Visit) =>
  redirect('/console', { status: 303, headers: withCookies(forgetForm(pageOf(visit))) });

const pageOf = ({ url, context }: Visit) => ({
  origin: context.get(appContext).origin,
  path: url.pathname,
});

/** Bytes of a form of somebody who is nobody yet that is read to its end. */
const maxUnsentBytes = 65_536;

/** What the browser keeps of a form that is not taken; nothing of one that names nobody. */
async function keepUnsent(visit: Visit): Promise<readonly string[]> {
  const { texts } = await readForm(visit.request, maxUnsentBytes);
  const { act = '', ...typed } = texts;
  return typed.person === undefined ? [] : (keepForm({ act, typed }, pageOf(visit)) ?? []);
}

type SeenAt = Extract<ActAnswer, { status: 'DONE' }>['seenAt'];

/** Keeps the file of a form, where it has one that says something. */
async function keepFile(console: Console, file: File | null): Promise<Asked> {
  const kept = file === null ? null : await console.upload(file);
  return kept === null ? {} : { file: kept };
}

/** Does what a form of a page asks for, and shows the page again. */
export async function doAct(visit: Visit) {
  // Whoever signs in first is told afterwards that it was not done, and finds what was typed.
  const back = addressSaying(visit.url, undone);
  const console = await enterConsole(visit, back, () => keepUnsent(visit));
  const { texts, file, isTooLarge } = await readForm(visit.request);
  const { act = '', person = console.frame.me.personId, ...typed } = texts;
  const isAnother = person !== console.frame.me.personId;
  const fields: Asked = isAnother ? typed : { ...typed, ...(await keepFile(console, file)) };
  const answer =
    isTooLarge || isAnother
      ? refusing(isAnother ? anotherSentence : tooLargeSentence)
      : await console.act(act, fields);
  if (answer.status === 'DONE' && answer.once !== undefined)
    return data({ problem: null, once: answer.once, act, typed: {} }, { headers: consoleHeaders });
  if (answer.status === 'DONE') {
    throw redirect(addressAfter(visit.url, act, answer.seenAt), {
      status: 303,
      headers: consoleHeaders,
    });
  }
  const status = isTooLarge ? 413 : answer.status === 'FORBIDDEN' ? 403 : 400;
  return data(
    { problem: answer.sentence, once: null, act, typed: withoutSecrets(fields) },
    { status, headers: consoleHeaders },
  );
}

const refusing = (sentence: string) => ({ status: 'REFUSED' as const, sentence });

/** Said where who is signed in is not whom the form was shown to. */
const anotherSentence =
  'Another account is signed in here now, and nothing was done. Do it once more with this one.';

function addressAfter(url: URL, act: string, seenAt: SeenAt): string {
  if (seenAt) return `${seenAt.path}?${new URLSearchParams({ said: seenAt.said })}`;
  return addressSaying(url, act);
}

function addressSaying(url: URL, said: string): string {
  const query = new URLSearchParams(url.search);
  query.set('said', said);
  return `${url.pathname}?${query}`;
}
