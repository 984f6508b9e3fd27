import { storageKeys } from '@forecourt/domain/account/storage-keys';

/**
 * The person who was signed in here when the last page was opened; null for a visitor, and in a browser that
 * stores nothing for us.
 */
export const readOwner = (): string | null => read(storageKeys.owner);

/** The person who signed in here, and whose account has not answered yet. */
export const readArriving = (): string | null => read(storageKeys.arriving);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
