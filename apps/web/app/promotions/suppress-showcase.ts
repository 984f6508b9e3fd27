import { cookieValue } from '@forecourt/domain/account/cookie-header';
import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';

/** For how long a shopper wants to see no showcase. */
export type SuppressedFor = 'while' | 'session';

/** Hides showcases from the next page on; the server reads the cookie. */
export function suppressShowcase(how: SuppressedFor): void {
  const expires = how === 'while' ? Date.now() + cookieAges.suppressAlphaMs : null;
  void cookieStore.set({ ...cookie, value: '1', expires });
}

export function unsuppressShowcase(): void {
  void cookieStore.delete({ name: cookie.name, path: cookie.path });
}

const cookie = { name: cookieNames.suppressAlpha, path: '/', sameSite: 'lax' } as const;

/** Whether the shopper has hidden showcases, for a while or for this visit. */
export function isShowcaseSuppressed(cookies: string | null): boolean {
  return cookieValue(cookies, cookie.name) === '1';
}
