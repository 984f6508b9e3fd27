import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { keepCookie } from '../ui/keep-cookie.ts';

/** For how long a shopper wants to see no showcase. */
export type SuppressedFor = 'while' | 'session';

/** Hides showcases from the next page on; the server reads the cookie. */
export function suppressShowcase(how: SuppressedFor): void {
  keepCookie(cookieName, '1', how === 'while' ? cookieAges.suppressAlphaMs : null);
}

export function unsuppressShowcase(): void {
  keepCookie(cookieName, '', 0);
}

const cookieName = cookieNames.suppressAlpha;

/** Whether the shopper has hidden showcases, for a while or for this visit. */
export function isShowcaseSuppressed(cookies: string | null): boolean {
  return cookieValue(cookies, cookieName) === '1';
}
