import { isHttps, setCookie } from '@forecourt/domain/account/cookie-header';
import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { readVisits, visitsOn, writeVisits } from '@forecourt/domain/account/last-visit';
import type { AppContext } from '../../app-context.ts';
import type { Since } from './since-row.ts';
import { toSinceRows } from './to-since-rows.ts';
import { whenWords } from './when-words.ts';

interface FoundSince {
  /** Null for a browser that keeps nothing here. */
  readonly since: Since | null;
  /** What the browser is to be told besides. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What changed for a shopper since the last visit; it counts as told on every visit of its day. */
export async function findSince(cookies: string | null, app: AppContext): Promise<FoundSince> {
  if (!app.isKnown) return { since: null, headers: {} };
  const { services } = app;
  const visits = visitsOn(readVisits(cookies), app.today);
  const [cars, searches] = await Promise.all([
    services.findSavedChanges(app.asker(), visits.before),
    services.findBookmarkNews(),
  ]);
  const when = visits.before === null ? null : whenWords(visits.before, app.today);
  const lastVisit = setCookie(cookieNames.lastVisit, writeVisits(visits), {
    maxAgeSeconds: cookieAges.lastVisitSeconds,
    isSecure: isHttps(app.origin),
    httpOnly: true,
  });
  return {
    since: { when, rows: toSinceRows({ cars, searches }, app) },
    headers: { 'Set-Cookie': lastVisit, 'Cache-Control': 'private, no-store' },
  };
}
