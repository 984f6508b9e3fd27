import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { useEffect } from 'react';
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
  if (before !== null) forgetCars();
  if (personId === null) localStorage.removeItem(storageKeys.owner);
  else localStorage.setItem(storageKeys.owner, personId);
}

/** Null for a visitor, and in a browser that stores nothing for us. */
function readOwner(): string | null {
  try {
    return localStorage.getItem(storageKeys.owner);
  } catch {
    return null;
  }
}
