import { storageKeys } from '@forecourt/domain/account/storage-keys';

/** Of a browser that stores nothing for us: as long as its page is open. */
const unstored = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  unstored.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full, or closed to us: it lasts for the visit.
  }
}

/** Milliseconds since 1970; null where there was none. */
export function lastWalletSync(): number | null {
  const stored = read(storageKeys.lastWalletSync);
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null;
}

export const noteWalletSync = (now: number): void => write(storageKeys.lastWalletSync, String(now));

/** What was kept of the last notices. */
export const keptNotices = (): string | null => read(storageKeys.walletNotification);

export const rememberNotices = (notices: unknown): void =>
  write(storageKeys.walletNotification, JSON.stringify(notices));
