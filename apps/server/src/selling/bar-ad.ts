import { isOpenAd } from '@forecourt/domain/selling/private-ad';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import { changeMarket } from '../change-log/change-market.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { allowVin, barVin } from './ads/barred-vins.ts';
import { leaveMarket } from './ads/end-ad.ts';
import { enqueueReminder, type Reminding } from './reminders/due-reminders.ts';
import { privateAds } from './tables.ts';

/** Nothing was removed or allowed; the message says why. */
class RefusedRemoval extends Refusal {
  override readonly name = 'RefusedRemoval';
}

/** Letters of a reason that a seller reads. */
const maxReason = 200;

/**
 * Takes a car of a private seller off the market for good, whoever has it next, and tells its seller and the audit log
 * why.
 *
 * @param actor who does it, for the audit log
 * @throws Refusal where there is no such ad, it has ended, or nobody said why
 */
export async function barAd(
  { database, queue, clock }: Reminding & { readonly clock: Clock },
  actor: string,
  { listing, reason }: { readonly listing: string; readonly reason: string | null },
): Promise<void> {
  const id = /^\d{1,15}$/.test(listing) ? Number(listing) : 0;
  const removalReason = reason?.trim().slice(0, maxReason) ?? '';
  if (removalReason === '')
    throw new RefusedRemoval('The reason: expected a sentence for the seller, who reads it.', {
      field: 'reason',
    });
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
    if (!isOpenAd(ad))
      throw new RefusedRemoval(`The listing ${listing} stays as it is: its seller ended it.`);
    await leaveMarket(change, ad, 'removed', clock.now());
    await barVin(transaction, ad.vin, removalReason);
    await transaction.update(privateAds).set({ removalReason }).where(eq(privateAds.id, ad.id));
    await enqueueReminder({ database: transaction, queue }, ad.id, 'removed');
    await writeAudit(transaction, actor, {
      act: 'private-ad.remove',
      subject: `${listing}, ${ad.vin}`,
      reason: removalReason,
      before: ad.status,
      after: 'removed',
    });
  });
}

/**
 * Lets people sell a car again that was taken off for good, as its next owner may; the ad that was removed stays so.
 *
 * @throws Refusal where it was not taken off, or nobody said why
 */
export async function allowAgain(
  database: Database,
  actor: string,
  { vin: typed, reason: said }: { readonly vin: string; readonly reason: string },
): Promise<void> {
  const vin = typed.trim().toUpperCase();
  const reason = said.trim().slice(0, maxReason);
  if (reason === '') throw new RefusedRemoval('The reason: expected a sentence for the audit log.');
  await database.transaction(async (transaction) => {
    if (!(await allowVin(transaction, vin)))
      throw new RefusedRemoval(`${typed}: expected the VIN of a car that was taken off for good.`);
    await writeAudit(transaction, actor, {
      act: 'private-ad.allow',
      subject: vin,
      reason,
      before: 'removed',
      after: 'allowed',
    });
  });
}
