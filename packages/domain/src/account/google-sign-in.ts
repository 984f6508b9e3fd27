import { cookieValue } from './cookie-header.ts';
import { cookieNames } from './cookies.ts';

/** Addresses of signing in by Google. Pages load this file. */
export const googlePaths = {
  begin: '/account/google/begin',
  callback: '/account/google/callback',
  oneTap: '/account/google/one-tap',
} as const;

/** What a browser needs to show One Tap. */
export interface OneTapClient {
  readonly clientId: string;
  readonly scriptUrl: string;
}

/** The address that begins to sign in by Google, and leads back to a path. */
export const googleSignInPath = (refUrl: string): string =>
  `${googlePaths.begin}?${new URLSearchParams({ refUrl })}`;

/** Whether a browser said that One Tap is not to be shown again. */
export const isOneTapSuppressed = (cookies: string): boolean =>
  !['', '0'].includes(cookieValue(cookies, cookieNames.suppressOneTap) ?? '');
