import { keeperOf } from '@forecourt/domain/account/asker';
import {
  type StampedWallet,
  type WalletField,
  walletFields,
  withFields,
  withoutCleared,
} from '@forecourt/domain/money/wallet/wallet';
import type { Database } from '../platform/database/database.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { walletCookie } from './wallet-cookie.ts';
import type { WalletCall } from './wallet-policies.ts';
import { syncWallet } from './wallet-store.ts';

type Facts = Pick<PageFacts<WalletCall>, 'asker' | 'calls' | 'now' | 'origin'>;

/**
 * Keeps what was told: in the browser, and in the account of whoever is signed in. While that cannot be
 * reached the browser has it, until the next sync.
 *
 * @returns the `Set-Cookie` of it
 */
export async function keepWallet(
  database: Database,
  { asker, calls, now, origin }: Facts,
  before: StampedWallet,
  changes: Readonly<Partial<Record<WalletField, string>>>,
): Promise<string> {
  const after = withFields(before, changes, Math.floor(now / 1000));
  const keeper = asker.kind === 'person' ? keeperOf(asker) : null;
  if (keeper === null) return walletCookie(after, origin);
  const kept = await calls.attempt(
    'wallet-sync',
    async () => withoutCleared(await syncWallet(database, keeper, after)),
    after,
  );
  return walletCookie(kept, origin);
}

/** Clears every field, in the account as well. @returns the `Set-Cookie` that does so in the browser */
export async function forgetWallet(
  database: Database,
  { asker, calls, now, origin }: Facts,
): Promise<string> {
  const keeper = asker.kind === 'person' ? keeperOf(asker) : null;
  const at = Math.floor(now / 1000);
  const cleared = Object.fromEntries(walletFields.map((field) => [field, { value: '', at }]));
  if (keeper !== null)
    await calls.require('wallet-sync', () => syncWallet(database, keeper, cleared));
  return walletCookie({}, origin);
}
