import { cookieValue, setCookie } from '@forecourt/domain/account/cookie-header';
import { cookieNames } from '@forecourt/domain/account/cookies';
import type { KeyRing } from '../../platform/secrets/key-ring.ts';
import { linkMinutes } from '../mail/link-minutes.ts';
import type { SignedUp } from './confirm-token.ts';

const claimOf = ({ email, hash }: SignedUp) => `signed up here ${email} ${hash ?? ''}`;

/** The cookie of a browser in which the password of a sign-up was typed. @param isSecure whether over `https` alone */
export const ownBrowserCookie = (ring: KeyRing, signedUp: SignedUp, isSecure: boolean): string =>
  setCookie(cookieNames.signedUpHere, ring.sign(claimOf(signedUp)), {
    maxAgeSeconds: linkMinutes.confirm * 60,
    path: '/account',
    httpOnly: true,
    isSecure,
  });

/** Whether the password of a sign-up was typed in the browser that asks. */
export const isOwnBrowser = (headers: Headers, ring: KeyRing, signedUp: SignedUp): boolean =>
  ring.hasSigned(
    claimOf(signedUp),
    cookieValue(headers.get('Cookie'), cookieNames.signedUpHere) ?? '',
  );
