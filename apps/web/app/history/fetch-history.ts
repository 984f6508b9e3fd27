import { isStale, type RecentEntry } from '@forecourt/domain/account/recent-inventory';
import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { keepForVisit, readKept } from '../ui/kept-text.ts';
import { readOwner } from './read-owner.ts';
import { recentInventory, takeHistory } from './remembered-cars.ts';

const address = '/cars-for-sale/history';

/** What is on its way, and for whom. */
let fetching: { readonly owner: string; readonly done: Promise<void> } | null = null;

/**
 * Brings what this browser saw to the account of whoever is signed in, and what the account knows here. Of a
 * visitor nothing is sent, and nothing is fetched that came in the last two minutes: what was not answered, as
 * when the page was left meanwhile, is asked again by the next.
 */
export async function fetchHistory(): Promise<void> {
  const owner = readOwner();
  if (owner === null) return;
  if (fetching?.owner !== owner) {
    if (!isStale(lastFetch(), Date.now())) return;
    const started = { owner, done: fetchFor(owner) };
    fetching = started;
    const end = () => {
      if (fetching === started) fetching = null;
    };
    started.done.then(end, end);
  }
  return fetching?.done;
}

async function fetchFor(owner: string): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ entries: recentInventory() }),
  });
  if (!answer.ok) throw new Error(`The history was answered with ${answer.status}.`);
  const { history, isWhole }: Answer = await answer.json();
  // Somebody who left meanwhile leaves nothing here.
  if (readOwner() !== owner) return;
  takeHistory(history);
  if (isWhole) keepForVisit(storageKeys.historyFetched, String(Date.now()));
}

interface Answer {
  readonly history: readonly RecentEntry[];
  /** False when the account could not be asked: then it is what was sent. */
  readonly isWhole: boolean;
}

function lastFetch(): number {
  return Number(readKept(storageKeys.historyFetched) ?? 0);
}

/** Has the account forget, too. */
export async function forgetHistory(): Promise<void> {
  if (readOwner() === null) return;
  const answer = await fetch(address, { method: 'DELETE', keepalive: true });
  if (!answer.ok) throw new Error(`The account was not told to forget: ${answer.status}.`);
}
