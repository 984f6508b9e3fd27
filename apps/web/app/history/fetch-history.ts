import { isStale, type RecentEntry } from '@forecourt/domain/account/recent-inventory';
import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { readOwner } from './read-owner.ts';
import { recentInventory, takeHistory } from './remembered-cars.ts';

const address = '/cars-for-sale/history';

/**
 * Brings what this browser saw to the account of whoever is signed in, and what the account knows here. Of a
 * visitor nothing is sent, and nothing is fetched that was fetched in the last two minutes.
 */
export async function fetchHistory(): Promise<void> {
  const owner = readOwner();
  if (owner === null) return;
  const now = Date.now();
  if (!isStale(lastFetch(), now)) return;
  sessionStorage.setItem(storageKeys.historyFetched, String(now));
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ entries: recentInventory() }),
  });
  if (!answer.ok) throw new Error(`The history was answered with ${answer.status}.`);
  const { history }: { readonly history: readonly RecentEntry[] } = await answer.json();
  // Somebody who left meanwhile leaves nothing here.
  if (readOwner() === owner) takeHistory(history);
}

function lastFetch(): number {
  return Number(sessionStorage.getItem(storageKeys.historyFetched) ?? 0);
}

/** Has the account forget, too. */
export async function forgetHistory(): Promise<void> {
  if (readOwner() === null) return;
  const answer = await fetch(address, { method: 'DELETE', keepalive: true });
  if (!answer.ok) throw new Error(`The account was not told to forget: ${answer.status}.`);
}
