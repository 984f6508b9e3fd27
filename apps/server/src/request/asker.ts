import { randomUUID } from 'node:crypto';
import type { Asker } from '@forecourt/domain/account/asker';
import { cookieNames } from '@forecourt/domain/account/cookies';
import type { KnownConsumer } from '@forecourt/domain/account/interesting-vehicles';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import { isbot } from 'isbot';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { RequestVariables } from './request-variables.ts';

/** Signed, so that nobody makes up visitors: the id of this browser. */
const visitorCookie = cookieNames.visitor;

/** A year, after which a browser that never came back is somebody else. */
const visitorSeconds = 31_536_000;

/** Who is signed in on a browser. */
export interface Session {
  readonly personId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly consumer: KnownConsumer;
}

/** Tells who is signed in: null for nobody, `resting` where it cannot be found out now. Accounts say how. */
export type ReadSession = (
  headers: Headers,
  calls: Calls<string>,
) => Promise<Session | 'resting' | null>;

/** Where nobody can sign in, nobody is. */
export const nobodySignedIn: ReadSession = async () => null;

/** Who asks. A robot is nobody, whatever cookies it sends. */
export async function readAsker(
  context: Context<{ Variables: RequestVariables }>,
  secretKey: string,
  readSession: ReadSession,
): Promise<Asker> {
  if (isbot(context.req.header('User-Agent') ?? '')) return { kind: 'bot' };
  const visitorId = (await getSignedCookie(context, secretKey, visitorCookie)) || null;
  const session = await readSession(context.req.raw.headers, context.var.calls);
  if (session === null) return { kind: 'visitor', visitorId };
  if (session === 'resting') return { kind: 'visitor', visitorId, signInRests: true };
  return { kind: 'person', ...session, visitorId };
}

/**
 * The id of the browser that asks, from now on if it had none: the answer then carries the cookie.
 *
 * @public
 */
export async function requireVisitorId(
  context: Context<{ Variables: RequestVariables }>,
  secretKey: string,
): Promise<string | null> {
  const { asker, origin } = context.var.facts;
  if (asker.kind === 'bot') return null;
  if (asker.visitorId !== null) return asker.visitorId;
  const visitorId = randomUUID();
  await setSignedCookie(context, visitorCookie, visitorId, secretKey, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: visitorSeconds,
    secure: origin.startsWith('https:'),
  });
  return visitorId;
}
