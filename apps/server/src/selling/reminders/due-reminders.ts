import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { adDays } from '@forecourt/domain/selling/private-ad';
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { changeMarket } from '../../change-log/change-market.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import { leaveMarket } from '../ads/end-ad.ts';
import { loweredPrice } from '../ads/lowered-price.ts';
import { privateAds } from '../tables.ts';

/** What sellers are written. Names of jobs are in the database. */
export type Reminder = 'still-for-sale' | 'paused' | 'lower-price' | 'removed';

export const remindJob = 'remind-seller';

export interface Reminding {
  readonly database: Database;
  readonly queue: JobQueue;
}

const daysBefore = (now: number, days: number) => new Date(now - days * dayMs);

/** Asks sellers who were not heard of, pauses ads of those who did not answer, and asks about lower prices. */
export async function remindSellers(parts: Reminding, now: number): Promise<void> {
  await pauseQuiet(parts, now);
  await askQuiet(parts, now);
  await askToLower(parts, now);
}

const isLive = eq(privateAds.status, 'live');
/** Whether the seller was asked, and not heard of since. */
const isAsked = gt(privateAds.askedAt, privateAds.confirmedAt);

async function pauseQuiet({ database, queue }: Reminding, now: number): Promise<void> {
  const isOver = lte(privateAds.askedAt, daysBefore(now, adDays.toAnswer));
  const due = await database
    .select()
    .from(privateAds)
    .where(and(isLive, isAsked, isOver));
  for (const { id } of due)
    await changeMarket(database, async (change) => {
      const { transaction } = change;
      const [ad] = await transaction
        .select()
        .from(privateAds)
        .where(and(eq(privateAds.id, id), isLive, isAsked, isOver))
        .for('update');
      if (!ad) return;
      await leaveMarket(change, ad, 'paused', now);
      await enqueueReminder({ database: transaction, queue }, id, 'paused');
    });
}

async function askQuiet({ database, queue }: Reminding, now: number): Promise<void> {
  const isQuiet = lt(privateAds.confirmedAt, daysBefore(now, adDays.quiet));
  await database.transaction(async (transaction) => {
    const due = await transaction
      .update(privateAds)
      .set({ askedAt: new Date(now) })
      .where(
        and(
          isLive,
          isQuiet,
          or(isNull(privateAds.askedAt), lte(privateAds.askedAt, privateAds.confirmedAt)),
        ),
      )
      .returning({ id: privateAds.id });
    for (const { id } of due)
      await enqueueReminder({ database: transaction, queue }, id, 'still-for-sale');
  });
}

async function askToLower({ database, queue }: Reminding, now: number): Promise<void> {
  const isThoughtOf = sql`${privateAds.facts} ->> 'lowering' is not null`;
  const notAsked = or(
    isNull(privateAds.loweringAskedAt),
    lt(privateAds.loweringAskedAt, daysBefore(now, adDays.lowering)),
  );
  await database.transaction(async (transaction) => {
    const ads = await transaction
      .select()
      .from(privateAds)
      .where(and(isLive, isThoughtOf, notAsked))
      .for('update');
    for (const ad of ads.filter((one) => loweredPrice(one, now) !== null)) {
      await transaction
        .update(privateAds)
        .set({ loweringAskedAt: new Date(now) })
        .where(eq(privateAds.id, ad.id));
      await enqueueReminder({ database: transaction, queue }, ad.id, 'lower-price');
    }
  });
}

export const enqueueReminder = ({ database, queue }: Reminding, adId: string, reminder: Reminder) =>
  queue.enqueue(database, { name: remindJob, data: { adId, reminder } });
