import { keeperOf } from '@forecourt/domain/account/asker';
import {
  clearedWallet,
  type StampedWallet,
  type WalletField,
  withFields,
  withoutCleared,
} from '@forecourt/domain/money/wallet/wallet';
import type { Database } from '../platform/database/database.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { walletCookie } from './wallet-cookie.ts';
import type { WalletCall } from './wallet-policies.ts';
import { changeWallet } from './wallet-store.ts';

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
  const at = Math.floor(now / 1000);
  const after = withFields(before, changes, at);
  const keeper = asker.kind === 'person' ? keeperOf(asker) : null;
  if (keeper === null) return walletCookie(after, origin);
  const kept = await calls.attempt(
    'wallet-sync',
    async () =>
      withoutCleared(
        await changeWallet(database, keeper, (known) => withFields(before, changes, at, known)),
      ),
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
  if (keeper !== null)
    await calls.require('wallet-sync', () =>
      changeWallet(database, keeper, (known) => clearedWallet(known, at)),
    );
  return walletCookie({}, origin);
}
