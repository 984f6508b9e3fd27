import { cookieAges, cookieNames } from '@forecourt/domain/account/cookies';
import { withoutCleared, writeWallet } from '@forecourt/domain/money/wallet/wallet';
import { readWalletCookie } from '@forecourt/domain/money/wallet/wallet-cookie';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Keeping } from '../platform/keeping.ts';
import { readKeptWallet, syncWallet } from './wallet-store.ts';

/**
 * Wallets, as something that is somebody's. A visitor's is in the cookie alone: whoever signs in brings
 * it along, and whoever signs out leaves nothing of it in the browser.
 */
export function walletKeeping(database: Database): Keeping {
  return {
    name: 'wallet',
    exportOf: async ({ key }) =>
      Object.entries(withoutCleared(await readKeptWallet(database, key))).map(
        ([field, { value, at }]) => ({
          field,
          value,
          setAt: new Date(at * 1000).toISOString(),
        }),
      ),
    forget: async ({ key }) => {
      await database.execute(sql`delete from wallets where keeper = ${key}`);
    },
    cookieOf: async (key, sent) => {
      const wallet = key === null ? {} : await syncWallet(database, key, readWalletCookie(sent));
      const value = writeWallet(withoutCleared(wallet));
      return {
        name: cookieNames.wallet,
        value,
        maxAgeSeconds: value === '' ? 0 : cookieAges.walletSeconds,
      };
    },
  };
}
