import { personKeeper, visitorKeeper } from '@forecourt/domain/account/asker';
import { isHttps, setCookie } from '@forecourt/domain/account/cookie-header';
import type { Context } from 'hono';
import { sendCookies } from '../platform/http/send-cookies.ts';
import type { Keepings, KeptCookie } from '../platform/keeping.ts';
import type { Session } from '../request/asker.ts';
import type { AccountRequest } from './account-request.ts';
import { deleteSessions } from './sessions.ts';

/**
 * Receives who just signed in: what this browser kept becomes theirs, and who was signed in before on it
 * no longer is.
 *
 * @param cookies those of the new session
 * @returns all cookies that the browser gets
 */
export async function welcome(
  request: AccountRequest,
  cookies: readonly string[],
): Promise<readonly string[]> {
  const { parts, accounts, facts } = request;
  const sent = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
  const session = await parts.readSession(new Headers({ Cookie: sent }), facts.calls);
  if (session === null || session === 'resting') return cookies;
  await endSessionBefore(request);
  await handOver(request, session);
  const isSecure = isHttps(facts.origin);
  return [
    ...cookies,
    accounts.throttle.browserCookie(session.consumer.email ?? '', isSecure),
    ...(await keeperCookies(
      parts.keepings,
      personKeeper(session.personId),
      bringsOthers(request, session) ? null : request.headers.get('Cookie'),
      isSecure,
    )),
  ];
}

/** Whether the cookies of this browser tell of somebody else, who was signed in on it until now. */
const bringsOthers = ({ facts: { asker } }: AccountRequest, { personId }: Session): boolean =>
  asker.kind === 'person' && asker.personId !== personId;

async function endSessionBefore({ parts, facts }: AccountRequest): Promise<void> {
  if (facts.asker.kind !== 'person') return;
  const { personId, sessionId } = facts.asker;
  await deleteSessions(parts.database, personId, { only: sessionId });
}

/** What cannot be handed over now is at the next time: nobody is kept out for it. */
async function handOver({ parts, facts }: AccountRequest, session: Session): Promise<void> {
  const { asker, requestId } = facts;
  if (asker.kind === 'bot' || asker.visitorId === null) return;
  const from = visitorKeeper(asker.visitorId);
  const to = personKeeper(session.personId);
  for (const keeping of parts.keepings.all())
    await keeping
      .move?.(from, to, session.sessionId)
      .catch((error) => parts.logger.error(error, requestId));
}

/**
 * What a browser is told that a keeper has now, or nobody.
 *
 * @param sent the cookies that the keeper brings along; null for none
 */
export async function keeperCookies(
  keepings: Keepings,
  key: string | null,
  sent: string | null,
  isSecure: boolean,
): Promise<readonly string[]> {
  const cookies = await Promise.all(keepings.all().map((keeping) => keeping.cookieOf?.(key, sent)));
  return cookies.flatMap((cookie) => (cookie ? toHeader(cookie, isSecure) : []));
}

const toHeader = ({ name, value, maxAgeSeconds }: KeptCookie, isSecure: boolean): string =>
  setCookie(name, value, { maxAgeSeconds, isSecure });

/** Gives a browser cookies that are written already: its answer is for it alone, and kept by nobody. */
export function setCookies(context: Context, cookies: readonly string[]): void {
  context.header('Cache-Control', 'private, no-store');
  sendCookies(context, ...cookies);
}
