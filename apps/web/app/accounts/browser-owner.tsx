import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { useEffect } from 'react';
import { comparedCars } from '../compare/compared-cars.ts';
import { fetchHistory } from '../history/fetch-history.ts';
import { readOwner } from '../history/read-owner.ts';
import { forgetCars } from '../history/remembered-cars.ts';
import { forgetSeenCars } from '../push/seen-cache.ts';

/**
 * Notices when somebody else has the browser than before: whoever signed in, or signed out. What it keeps
 * of a person is then forgotten.
 *
 * @param personId null for a visitor
 */
export function BrowserOwner({ personId }: { readonly personId: string | null }) {
  useEffect(() => void changeOwner(personId).catch(reportError), [personId]);
  return null;
}

async function changeOwner(personId: string | null): Promise<void> {
  const before = readOwner();
  if (before === personId) return;
  await forgetSeenCars();
  // What a visitor saw goes with them into their account; what a person saw stays there.
  if (before !== null) {
    forgetCars();
    comparedCars.forget();
    localStorage.removeItem(storageKeys.owner);
  }
  if (personId === null) return;
  // Once: a page that cannot bring it leaves it to the next.
  await comparedCars.merge();
  localStorage.setItem(storageKeys.owner, personId);
  await fetchHistory();
}
