import { cookieValue } from '../../account/cookie-header.ts';
import { cookieNames } from '../../account/cookies.ts';
import { readWallet, type StampedWallet } from './wallet.ts';

/** The wallet of a request's cookies; empty without one. */
export function readWalletCookie(cookies: string | null): StampedWallet {
  const own = cookieValue(cookies, cookieNames.wallet);
  return own === null ? {} : readWallet(own);
}
