import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { readKept } from '../ui/kept-text.ts';

/** Under which this browser gets notices; null where it gets none. */
export const readToken = (): string | null => readKept(storageKeys.pushToken);
