import type { Asker } from '@forecourt/domain/account/asker';
import type { KeyRing } from '../platform/secrets/key-ring.ts';

/** The header in which calls for saved searches carry it. */
export const identityHeader = 'x-identity-token';

const claimOf = (sessionId: string) => `identity ${sessionId}`;

/** What scripts of our pages prove with that they speak for whoever is signed in; null for a visitor. */
export const identityToken = (asker: Asker, keyRing: KeyRing): string | null =>
  asker.kind === 'person' ? keyRing.sign(claimOf(asker.sessionId)) : null;

/** Whether a call speaks for somebody else than its cookie: it then gets nothing. */
export const isForeign = (sent: string | undefined, asker: Asker, keyRing: KeyRing): boolean =>
  sent !== undefined &&
  !(asker.kind === 'person' && keyRing.hasSigned(claimOf(asker.sessionId), sent));
