import {
  mergeWallets,
  type StampedWallet,
  stampedWalletSchema,
} from '@forecourt/domain/money/wallet/wallet';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { lockByName } from '../platform/database/lock-by-name.ts';

/** The wallet of a keeper; empty without one, as for what is no longer understood. */
export async function readKeptWallet(database: Database, keeper: string): Promise<StampedWallet> {
  const [row] = await rowsOf<{ fields: unknown }>(
    database,
    sql`select fields from wallets where keeper = ${keeper}`,
  );
  const parsed = stampedWalletSchema.safeParse(row?.fields ?? {});
  return parsed.success ? parsed.data : {};
}

/**
 * Brings a browser's wallet and its person's together: of each field what was set last is kept.
 *
 * @returns the wallet that both have then
 */
export const syncWallet = (
  database: Database,
  keeper: string,
  sent: StampedWallet,
): Promise<StampedWallet> => changeWallet(database, keeper, () => sent);

/** As `syncWallet`, with a wallet that is made with knowledge of the kept one. */
export function changeWallet(
  database: Database,
  keeper: string,
  bring: (kept: StampedWallet) => StampedWallet,
): Promise<StampedWallet> {
  return database.transaction(async (transaction) => {
    // One at a time for each keeper: two that came at once would each lose what the other brings.
    await lockByName(transaction, `wallet ${keeper}`);
    const kept = await readKeptWallet(transaction, keeper);
    const merged = mergeWallets(kept, bring(kept));
    if (Object.keys(merged).length === 0) return merged;
    await transaction.execute(sql`
      insert into wallets (keeper, fields, updated_at)
      values (${keeper}, ${JSON.stringify(merged)}::jsonb, now())
      on conflict (keeper) do update set fields = excluded.fields, updated_at = excluded.updated_at`);
    return merged;
  });
}
