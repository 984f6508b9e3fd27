import { accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { appContext } from '../app-context.ts';
import type { ConsoleViews } from './console-views.ts';
import { undone } from './done-sentences.ts';
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
 */
export async function enterConsole(
  { url, context }: Omit<Visit, 'request'>,
  back = `${url.pathname}${url.search}`,
): Promise<Console> {
  const app = context.get(appContext);
  // The page is never anybody else's.
  app.asker();
  const entry = await app.services.enterConsole();
  if (entry.status === 'ENTERED') return entry.console;
  if (entry.status === 'STRANGER') throw data(null, { status: 404, headers: consoleHeaders });
  throw redirect(
    entry.status === 'SIGN_IN'
      ? signInPath(back)
      : `${accountPaths.secondFactor}?${new URLSearchParams({ refUrl: back })}`,
    { status: 303, headers: consoleHeaders },
  );
}

/** A page of the console with what is around it. */
export interface ConsolePage<Shown> {
  readonly frame: ConsoleFrame;
  readonly shown: Shown;
  /** What was done last. */
  readonly said: string | null;
}

/**
 * Reads a page of the console.
 *
 * @param more what the address names in its path
 */
export async function loadPage<Name extends keyof ConsoleViews>(
  visit: Omit<Visit, 'request'>,
  name: Name,
  more: Asked = {},
) {
  const console = await enterConsole(visit);
  const asked = { ...Object.fromEntries(visit.url.searchParams), ...more };
  const seen = await console.see(name, asked);
  if (seen.status === 'FORBIDDEN')
    throw data(seen.sentence, { status: 403, headers: consoleHeaders });
  if (seen.status === 'MISSING') throw data(null, { status: 404, headers: consoleHeaders });
  const page: ConsolePage<ConsoleViews[Name]> = {
    ...{ frame: console.frame, shown: seen.shown },
    said: visit.url.searchParams.get('said'),
  };
  return data(page, { headers: consoleHeaders });
}

type SeenAt = Extract<ActAnswer, { status: 'DONE' }>['seenAt'];

/** Keeps the file of a form, where it has one that says something. */
async function keepFile(console: Console, form: FormData): Promise<Asked> {
  const sent = form.get('file');
  if (!(sent instanceof File) || sent.size === 0) return {};
  const kept = await console.upload(sent);
  return kept === null ? {} : { file: kept };
}

/** Does what a form of a page asks for, and shows the page again. */
export async function doAct(visit: Visit) {
  // What was sent is gone when somebody signs in first: the page says that it was not done.
  const console = await enterConsole(visit, addressSaying(visit.url, undone));
  const form = await visit.request.formData().catch(() => new FormData());
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const { act = '', ...fields }: Asked = {
    ...Object.fromEntries(texts),
    ...(await keepFile(console, form)),
  };
  const answer = await console.act(act, fields);
  if (answer.status === 'DONE' && answer.once !== undefined)
    return data({ problem: null, once: answer.once, act, typed: {} }, { headers: consoleHeaders });
  if (answer.status === 'DONE') {
    throw redirect(addressAfter(visit.url, act, answer.seenAt), {
      status: 303,
      headers: consoleHeaders,
    });
  }
  const status = answer.status === 'FORBIDDEN' ? 403 : 400;
  const { password: _never, file: _sent, ...typed } = fields;
  return data(
    { problem: answer.sentence, once: null, act, typed },
    { status, headers: consoleHeaders },
  );
}

function addressAfter(url: URL, act: string, seenAt: SeenAt): string {
  if (seenAt) return `${seenAt.path}?${new URLSearchParams({ said: seenAt.said })}`;
  return addressSaying(url, act);
}

function addressSaying(url: URL, said: string): string {
  const query = new URLSearchParams(url.search);
  query.set('said', said);
  return `${url.pathname}?${query}`;
}
