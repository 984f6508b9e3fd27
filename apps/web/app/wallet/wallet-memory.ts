import { storageKeys } from '@forecourt/domain/account/storage-keys';

/** Of a browser that stores nothing for us: as long as its page is open. */
const unstored = new Map<string, string>();

/** Where a browser may keep something, what lasts for the visit first; a browser may keep each closed to us. */
const visit = () => sessionStorage;
const years = () => localStorage;

/** What was written last is where it could be written, and nowhere that lasts shorter. */
function read(key: string): string | null {
  return unstored.get(key) ?? readFrom(visit, key) ?? readFrom(years, key);
}

function write(key: string, text: string): void {
  const isKept = writeTo(years, key, text);
  // Full, or closed to us: it lasts for the visit.
  const isOfVisit = !isKept && writeTo(visit, key, text);
  if (isKept) removeFrom(visit, key);
  if (isKept || isOfVisit) unstored.delete(key);
  else unstored.set(key, text);
}

function readFrom(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function writeTo(storage: () => Storage, key: string, text: string): boolean {
  try {
    storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function removeFrom(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Closed to us: there is nothing in it.
  }
}

function forget(key: string): void {
  unstored.delete(key);
  for (const storage of [visit, years]) removeFrom(storage, key);
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

/** Forgets both: they are of somebody who has left this browser. */
export function forgetWalletMemory(): void {
  forget(storageKeys.lastWalletSync);
  forget(storageKeys.walletNotification);
}
