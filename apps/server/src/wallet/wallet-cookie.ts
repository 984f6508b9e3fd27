import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { type StampedWallet, writeWallet } from '@forecourt/domain/money/wallet/wallet';

/** The header that makes a browser keep a wallet, or forget it when it is empty. */
export function walletCookie(wallet: StampedWallet, origin: string): string {
  const written = writeWallet(wallet);
  const age = written === '' ? 0 : cookieAges.walletSeconds;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieNames.wallet}=${written}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
