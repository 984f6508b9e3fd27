import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { ActAnswer } from '@forecourt/web/back-office/office';
import { sql } from 'drizzle-orm';
import { type AuditNote, writeAudit } from '../../audit/audit-log.ts';
import { changeMarket, type MarketChange } from '../../change-log/change-market.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import { lockDealers } from '../../feeds/dealer-locks.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { AtPortal } from '../portal-parts.ts';

/** What somebody changes of their dealer. */
interface DealerChange {
  /** Why it is not done to what stands there now; null where it is. */
  readonly refuse?: (present: Owner, transaction: Database) => Promise<ActAnswer | null>;
  /** What is to be said of it from then on, of what stands there now. */
  readonly change: (present: Owner) => Owner;
  readonly note: (present: Owner, changed: Owner) => Omit<AuditNote, 'subject'>;
  /** What is written beside it. */
  readonly beside?: (change: MarketChange) => Promise<void>;
}

/**
 * Changes what shoppers read of a dealer, with an entry in the audit log. No feed file is applied to the dealer
 * meanwhile, so that neither undoes the other.
 *
 * @returns that it is done, or why not
 */
export async function changeDealer(
  database: Database,
  { dealer, staff }: Pick<AtPortal, 'dealer' | 'staff'>,
  { refuse, change, note, beside }: DealerChange,
): Promise<ActAnswer> {
  let answer: ActAnswer = { status: 'DONE' };
  await changeMarket(database, async (market) => {
    const { transaction } = market;
    if (dealer.dealerCode !== null) await lockDealers(transaction, [dealer.dealerCode]);
    const [row] = await rowsOf<{ data: Owner }>(
      transaction,
      sql`select data from owners where id = ${dealer.id}::bigint for update`,
    );
    if (!row) return;
    const refused = await refuse?.(row.data, transaction);
    if (refused) {
      answer = refused;
      return;
    }
    const changed = change(row.data);
    await writeOwners(market, [changed]);
    await beside?.(market);
    const told = note(row.data, changed);
    await writeAudit(transaction, staff.email, { ...told, subject: `dealer ${dealer.id}` });
  });
  return answer;
}
