import { useEffect } from 'react';
import { readArriving, readOwner } from '../history/read-owner.ts';

/**
 * Notices when somebody else has the browser than before: whoever signed in, or signed out. What it keeps
 * of a person is then forgotten.
 *
 * @param personId null for a visitor
 */
export function BrowserOwner({ personId }: { readonly personId: string | null }) {
  useEffect(() => void noticeOwner(personId).catch(reportError), [personId]);
  return null;
}

async function noticeOwner(personId: string | null): Promise<void> {
  const before = readOwner() ?? readArriving();
  if (before === personId && readArriving() === null) return;
  const { changeOwner } = await import('./change-owner.ts');
  await changeOwner(before, personId);
}
