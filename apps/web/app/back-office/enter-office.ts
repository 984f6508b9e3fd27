import { accountPaths, type SignInReason, signInPath } from '@forecourt/domain/account/sign-in';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { type AppContext, appContext } from '../app-context.ts';
import type { OfficeEntry } from './office.ts';

/** Pages of the back office are this browser's alone, and no robot's. */
export const officeHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** What loaders and actions are called with, as far as the back office needs it. */
export interface Visit {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/** What becomes of somebody who has to sign in first. */
export interface SignInFirst {
  /** Where to after that. */
  readonly back: string;
  /** What the browser keeps of a form until then, each a `Set-Cookie`. */
  keep(): Promise<readonly string[]>;
}

/** Lets somebody in, or leads to what is missing; strangers find nothing. */
export type Enter<Entered> = (
  visit: Omit<Visit, 'request'>,
  first?: SignInFirst,
) => Promise<Entered>;

/**
 * @param ask whether who asks may come in
 * @param reason what those who sign in first are told
 */
export function entrance<Entered>(
  ask: (app: AppContext, url: URL) => Promise<OfficeEntry<Entered>>,
  reason: SignInReason | null = null,
): Enter<Entered> {
  return async ({ url, context }, first = signInBeforeReading(url)) => {
    const app = context.get(appContext);
    // The page is never anybody else's.
    app.asker();
    const entry = await ask(app, url);
    if (entry.status === 'ENTERED') return entry.office;
    if (entry.status === 'STRANGER') throw missing();
    const isSignIn = entry.status === 'SIGN_IN';
    const way = isSignIn ? signInPath(first.back, 'signin', reason) : secondFactorPath(first.back);
    throw redirect(way, {
      status: 303,
      headers: officeHeadersWith(await first.keep()),
    });
  };
}

const signInBeforeReading = (url: URL): SignInFirst => ({
  back: `${url.pathname}${url.search}`,
  keep: async () => [],
});

const secondFactorPath = (back: string) =>
  `${accountPaths.secondFactor}?${new URLSearchParams({ refUrl: back })}`;

/** To be thrown. */
export const missing = () => data(null, { status: 404, headers: officeHeaders });

/** @param cookies each a `Set-Cookie` */
export function officeHeadersWith(cookies: readonly string[]): Headers {
  const headers = new Headers(officeHeaders);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}
