import { storageKeys } from '@forecourt/domain/account/storage-keys';

/** Under which this browser gets notices; null where it gets none. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(storageKeys.pushToken);
  } catch {
    return null;
  }
}
