import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { keepForYears, readKept } from '../ui/kept-text.ts';

/** Milliseconds since 1970; null where there was none. */
export function lastWalletSync(): number | null {
  const stored = readKept(storageKeys.lastWalletSync);
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null;
}

export const noteWalletSync = (now: number): void =>
  keepForYears(storageKeys.lastWalletSync, String(now));

/** What was kept of the last notices. */
export const keptNotices = (): string | null => readKept(storageKeys.walletNotification);

export const rememberNotices = (notices: unknown): void =>
  keepForYears(storageKeys.walletNotification, JSON.stringify(notices));
