import { cookieNames } from '../../account/cookies.ts';
import { readWallet, type StampedWallet } from './wallet.ts';

/** The wallet of a request's cookies; empty without one. */
export function readWalletCookie(cookies: string | null): StampedWallet {
  const prefix = `${cookieNames.wallet}=`;
  const own = (cookies ?? '').split(/; */).find((cookie) => cookie.startsWith(prefix));
  return own === undefined ? {} : readWallet(own.slice(prefix.length));
}
