import { cookieNames } from '@forecourt/domain/account/cookies';
import { keysOfOwner } from '@forecourt/domain/account/keys-of-owner';
import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { comparedCars } from '../compare/compared-cars.ts';
import { fetchHistory } from '../history/fetch-history.ts';
import { readArriving, readOwner } from '../history/read-owner.ts';
import { forgetSeenCars } from '../push/seen-cache.ts';
import { keepCookie } from '../ui/keep-cookie.ts';
import { forgetKept, keepForYears, removeKept } from '../ui/kept-text.ts';

/**
 * Forgets what this browser keeps of somebody else than who has it now.
 *
 * @param before null for a visitor, as is `personId`; the same where the account of who signed in has not answered yet
 */
export async function changeOwner(before: string | null, personId: string | null): Promise<void> {
  await forgetSeenCars();
  // What a visitor saw goes with them into their account; what a person saw stays there.
  if (before !== null && before !== personId) {
    forgetKept(keysOfOwner);
    // Of a session that ended by itself: the account has it, and another person would be given it.
    if (personId === null) keepCookie(cookieNames.wallet, '', 0);
    removeKept(storageKeys.owner);
    removeKept(storageKeys.arriving);
  }
  if (personId === null) return;
  // From now on it is theirs what is done here, though the account has not answered: it goes when they do.
  keepForYears(storageKeys.arriving, personId);
  const noted = readArriving();
  const hasLeft = () => readArriving() !== noted && readOwner() !== personId;
  // Once: a page that cannot bring it leaves it to the next.
  await comparedCars.merge(hasLeft);
  if (hasLeft()) return;
  keepForYears(storageKeys.owner, personId);
  removeKept(storageKeys.arriving);
  await fetchHistory();
}
