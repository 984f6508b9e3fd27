import { cookieNames } from '@forecourt/domain/account/cookies';
import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { comparedCars } from '../compare/compared-cars.ts';
import { forgetDrafts } from '../drafts/drafts.ts';
import { fetchHistory } from '../history/fetch-history.ts';
import { readArriving, readOwner } from '../history/read-owner.ts';
import { forgetCars } from '../history/remembered-cars.ts';
import { forgetContacts } from '../leads/contacted-cars.ts';
import { forgetSeenCars } from '../push/seen-cache.ts';
import { keepCookie } from '../ui/keep-cookie.ts';
import { forgetWalletMemory } from '../wallet/wallet-memory.ts';

/**
 * Forgets what this browser keeps of somebody else than who has it now.
 *
 * @param before null for a visitor, as is `personId`; the same where the account of who signed in has not answered yet
 */
export async function changeOwner(before: string | null, personId: string | null): Promise<void> {
  await forgetSeenCars();
  // What a visitor saw goes with them into their account; what a person saw stays there.
  if (before !== null && before !== personId) {
    forgetCars();
    forgetContacts();
    forgetDrafts();
    forgetWalletMemory();
    // Of a session that ended by itself: the account has it, and another person would be given it.
    if (personId === null) keepCookie(cookieNames.wallet, '', 0);
    comparedCars.forget();
    localStorage.removeItem(storageKeys.owner);
    localStorage.removeItem(storageKeys.arriving);
  }
  if (personId === null) return;
  // Once: a page that cannot bring it leaves it to the next.
  noteArriving(personId);
  const noted = readArriving();
  const hasLeft = () => readArriving() !== noted && readOwner() !== personId;
  await comparedCars.merge(hasLeft);
  if (hasLeft()) return;
  localStorage.setItem(storageKeys.owner, personId);
  localStorage.removeItem(storageKeys.arriving);
  await fetchHistory();
}

/** From now on it is theirs what is done here, though the account has not answered: it goes when they do. */
function noteArriving(personId: string): void {
  try {
    localStorage.setItem(storageKeys.arriving, personId);
  } catch {
    // Full, or closed to us: nothing is kept here that could stay.
  }
}
