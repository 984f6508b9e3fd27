import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { comparedCars } from '../compare/compared-cars.ts';
import { fetchHistory } from '../history/fetch-history.ts';
import { forgetCars } from '../history/remembered-cars.ts';
import { forgetContacts } from '../leads/contacted-cars.ts';
import { forgetSeenCars } from '../push/seen-cache.ts';
import { forgetWalletMemory } from '../wallet/wallet-memory.ts';

/**
 * Forgets what this browser keeps of somebody else than who has it now.
 *
 * @param before null for a visitor, as is `personId`
 */
export async function changeOwner(before: string | null, personId: string | null): Promise<void> {
  await forgetSeenCars();
  // What a visitor saw goes with them into their account; what a person saw stays there.
  if (before !== null) {
    forgetCars();
    forgetContacts();
    forgetWalletMemory();
    comparedCars.forget();
    localStorage.removeItem(storageKeys.owner);
  }
  if (personId === null) return;
  // Once: a page that cannot bring it leaves it to the next.
  await comparedCars.merge();
  localStorage.setItem(storageKeys.owner, personId);
  await fetchHistory();
}
