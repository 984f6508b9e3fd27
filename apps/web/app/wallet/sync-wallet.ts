import {
  keepNotices,
  parseKeptNotices,
  type WalletNotice,
} from '@forecourt/domain/money/wallet/wallet-notice';
import { keptNotices, noteWalletSync, rememberNotices } from './wallet-memory.ts';

/** What the server answers. */
interface Synced {
  readonly isChanged: boolean;
  readonly notices: readonly WalletNotice[];
}

/**
 * Brings this browser's wallet and its account's together, and notes what there is to tell.
 *
 * @returns whether this browser has other numbers now; a sync that fails is due again at the next page
 */
export async function syncWallet(now: number): Promise<boolean> {
  const answer = await fetch('/cars-for-sale/wallet/sync', { method: 'POST' });
  if (!answer.ok) return false;
  const { isChanged, notices }: Synced = await answer.json();
  noteWalletSync(now);
  rememberNotices(keepNotices(parseKeptNotices(keptNotices()), notices));
  return isChanged;
}
