import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Asker } from '@forecourt/domain/account/asker';

/** The header in which calls for saved searches carry it. */
export const identityHeader = 'x-identity-token';

/** What scripts of our pages prove with that they speak for whoever is signed in; null for a visitor. */
export function identityToken(asker: Asker, secretKey: string): string | null {
  if (asker.kind !== 'person') return null;
  return createHmac('sha256', secretKey).update(`identity ${asker.sessionId}`).digest('base64url');
}

/** Whether a call speaks for somebody else than its cookie: it then gets nothing. */
export function isForeign(sent: string | undefined, asker: Asker, secretKey: string): boolean {
  if (sent === undefined) return false;
  const own = Buffer.from(identityToken(asker, secretKey) ?? '');
  const given = Buffer.from(sent);
  return own.length === 0 || given.length !== own.length || !timingSafeEqual(given, own);
}
