import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { readKept } from '../ui/kept-text.ts';

/** The person who was signed in here when the last page was opened; null for a visitor. */
export const readOwner = (): string | null => readKept(storageKeys.owner);

/** The person who signed in here, and whose account has not answered yet. */
export const readArriving = (): string | null => readKept(storageKeys.arriving);
