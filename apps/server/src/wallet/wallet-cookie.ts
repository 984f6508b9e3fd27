import { isHttps, setCookie } from '@forecourt/domain/account/cookie-header';
import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { type StampedWallet, writeWallet } from '@forecourt/domain/money/wallet/wallet';

/** The header that makes a browser keep a wallet, or forget it when it is empty. */
export function walletCookie(wallet: StampedWallet, origin: string): string {
  const written = writeWallet(wallet);
  const maxAgeSeconds = written === '' ? 0 : cookieAges.walletSeconds;
  return setCookie(cookieNames.wallet, written, { maxAgeSeconds, isSecure: isHttps(origin) });
}
