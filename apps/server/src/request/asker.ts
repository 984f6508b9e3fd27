import { randomUUID } from 'node:crypto';
import type { Asker } from '@forecourt/domain/account/asker';
import { isHttps } from '@forecourt/domain/account/cookie-header';
import { cookieNames } from '@forecourt/domain/account/cookies';
import type { KnownConsumer } from '@forecourt/domain/account/interesting-vehicles';
import type { Context } from 'hono';
import { isbot } from 'isbot';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { KeyRing } from '../platform/secrets/key-ring.ts';
import { readSignedCookie, writeSignedCookie } from '../platform/secrets/signed-cookie.ts';
import type { RequestVariables } from './request-variables.ts';

/** Signed, so that nobody makes up visitors: the id of this browser. */
const visitorCookie = cookieNames.visitor;

/** A year, after which a browser that never came back is somebody else. */
const visitorSeconds = 31_536_000;

/** What a page loads of these kinds is the same for everybody: nobody is looked up for it. */
const kindsForAll: readonly (string | undefined)[] = ['image', 'style', 'script', 'font'];

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
  keyRing: KeyRing,
  readSession: ReadSession,
): Promise<Asker> {
  if (isbot(context.req.header('User-Agent') ?? '')) return { kind: 'bot' };
  const visitor = await readSignedCookie(context, visitorCookie, keyRing);
  const visitorId = visitor?.value ?? null;
  const isForAll = kindsForAll.includes(context.req.header('Sec-Fetch-Dest'));
  const session = isForAll ? null : await readSession(context.req.raw.headers, context.var.calls);
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
  keyRing: KeyRing,
): Promise<string | null> {
  const { asker } = context.var.facts;
  if (asker.kind === 'bot') return null;
  if (asker.visitorId !== null) return asker.visitorId;
  const visitorId = randomUUID();
  await writeVisitor(context, visitorId, keyRing);
  return visitorId;
}

/**
 * Has a browser whose id an earlier key signed keep it once that key is gone: a page of its own carries the
 * cookie anew.
 */
export async function renewVisitor(
  context: Context<{ Variables: RequestVariables }>,
  keyRing: KeyRing,
): Promise<void> {
  const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || context.var.facts.asker.kind === 'bot') return;
  const visitor = await readSignedCookie(context, visitorCookie, keyRing);
  if (!visitor?.isOld) return;
  await writeVisitor(context, visitor.value, keyRing);
  context.header('Cache-Control', 'private, no-store');
}

const writeVisitor = (
  context: Context<{ Variables: RequestVariables }>,
  visitorId: string,
  keyRing: KeyRing,
): Promise<void> =>
  writeSignedCookie(context, visitorCookie, visitorId, {
    keyRing,
    maxAgeSeconds: visitorSeconds,
    isSecure: isHttps(context.var.facts.origin),
  });
