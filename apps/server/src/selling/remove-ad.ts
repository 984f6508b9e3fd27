import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import { changeMarket } from '../change-log/change-market.ts';
import { Refusal } from '../platform/refusal.ts';
import { leaveMarket } from './ads/end-ad.ts';
import { enqueueReminder, type Reminding } from './reminders/due-reminders.ts';
import { privateAds } from './tables.ts';

/** Nothing was removed; the message says why. */
class RefusedRemoval extends Refusal {
  override readonly name = 'RefusedRemoval';
}

/** Letters of a reason that a seller reads. */
const maxReason = 200;

/**
 * Takes a car of a private seller off the market for good, and tells its seller and the audit log why.
 *
 * @param actor who does it, for the audit log
 * @throws Refusal where there is no such ad, it was removed before, or nobody said why
 */
export async function removeAd(
  { database, queue }: Reminding,
  actor: string,
  { listing, reason }: { readonly listing: string; readonly reason: string | null },
): Promise<void> {
  const id = /^\d{1,15}$/.test(listing) ? Number(listing) : 0;
  const removalReason = reason?.trim().slice(0, maxReason) ?? '';
  if (removalReason === '')
    throw new RefusedRemoval('The reason: expected a sentence for the seller, who reads it.');
  await changeMarket(database, async (change) => {
    const { transaction } = change;
    const [ad] = await transaction
      .select()
      .from(privateAds)
      .where(eq(privateAds.listingId, id))
      .for('update');
    if (!ad) throw new RefusedRemoval(`${listing}: expected the id of a private seller’s listing.`);
    if (ad.status === 'removed')
      throw new RefusedRemoval(`The listing ${listing} was taken off the market already.`);
    await leaveMarket(change, ad, 'removed');
    await transaction.update(privateAds).set({ removalReason }).where(eq(privateAds.id, ad.id));
    await enqueueReminder({ database: transaction, queue }, ad.id, 'removed');
    await writeAudit(transaction, actor, {
      ...{ act: 'private-ad.remove', subject: `${listing}, ${ad.vin}`, reason: removalReason },
      ...{ before: ad.status, after: 'removed' },
    });
  });
}
