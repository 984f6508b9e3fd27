import { storageKeys } from '@forecourt/domain/account/storage-keys';

/** The person who was signed in here when the last page was opened; null for a visitor, and in a browser that stores nothing for us. */
export function readOwner(): string | null {
  try {
    return localStorage.getItem(storageKeys.owner);
  } catch {
    return null;
  }
}
