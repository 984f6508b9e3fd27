import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isIn } from '../platform/database/conditions.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { type AlertParts, alertJobNames } from './alert-parts.ts';
import { alertMessages, type StoredNews } from './tables.ts';
import { webhookChannelName } from './webhooks/webhook-channel.ts';

/** Held while messages are made: due news goes into one message, whichever process makes it. */
const collectLock = 7_110_003;

/** Messages that are made in one step. */
const maxAtOnce = 500;

export interface DueNews {
  readonly recipient: string;
  readonly source: string;
  readonly brand: string;
  readonly ids: readonly number[];
  readonly news: readonly StoredNews[];
}

/**
 * Puts what is due into messages, one for each recipient, what it is news for and channel, with the jobs
 * that send them.
 *
 * @returns whether there may be more
 */
export function collectMessages(parts: AlertParts): Promise<boolean> {
  return parts.database.transaction(async (transaction) => {
    const [lock] = await rowsOf<{ isOurs: boolean }>(
      transaction,
      sql`select pg_try_advisory_xact_lock(${collectLock}) as "isOurs"`,
    );
    if (!lock?.isOurs) return false;
    const now = new Date(parts.clock.now()).toISOString();
    await forgetUnwanted(transaction, now);
    const due = await findDue(transaction, now);
    for (const channel of parts.channels) {
      const recipients = [...new Set(due.map(({ recipient }) => recipient))];
      const reached = await channel.reaches(transaction, recipients);
      const told = due.filter(({ recipient }) => reached.has(recipient));
      await addMessages(parts, transaction, channel.name, told);
    }
    if (due.length > 0) await noteCollected(transaction, due, now);
    // What several things wait with is told by one of them, so that a full step may make few messages.
    return due.length > 0;
  });
}

/** Of who is told now what they no longer have or save: it may not stand in the way of what else tells the same. */
async function forgetUnwanted(database: Database, now: string): Promise<void> {
  await database.execute(sql`delete from alert_news where collected_at is null
    and recipient in (select recipient from alert_news
      where collected_at is null and due_at <= ${now}::timestamptz)
    and not case split_part(source, ':', 1)
      when 'cars' then exists (select from saved_cars where keeper = recipient
        and saved_cars.listing_id = alert_news.listing_id and removed_at is null)
      when 'bookmark' then exists (select from search_bookmarks where 'bookmark:' || id = source)
      else exists (select from search_subscriptions where 'subscription:' || id = source) end`);
}

/** What was put into messages, and the same where it waits for another reason. */
async function noteCollected(
  database: Database,
  due: readonly DueNews[],
  now: string,
): Promise<void> {
  const ids = due.flatMap((one) => one.ids);
  await database.execute(sql`update alert_news set collected_at = ${now}::timestamptz
    from (select recipient, listing_id, kind, day from alert_news
      where ${isIn(sql`id`, ids)}) as told
    where collected_at is null and alert_news.recipient = told.recipient
      and alert_news.listing_id = told.listing_id and alert_news.kind = told.kind
      and alert_news.day = told.day`);
}

/**
 * With what is due comes what waits for the same reason: it is told earlier, and in one message. What is due is
 * looked for first, by its index: a night's news waits for the morning, and this is asked every other second. Of the
 * same for several reasons the one that is due first tells.
 */
export function findDue(database: Database, now: string): Promise<DueNews[]> {
  return rowsOf(
    database,
    sql`select recipient, source, min(brand) as brand, json_agg(id order by id) as ids,
          json_agg(json_build_object('kind', kind, 'listingId', listing_id, 'price', price,
            'priceBefore', price_before) order by id) as news
        from (select distinct on (recipient, listing_id, kind, day) alert_news.*
              from (select recipient, source from alert_news
                    where collected_at is null and due_at <= ${now}::timestamptz
                    group by recipient, source order by min(due_at) limit ${maxAtOnce}) as due
                join alert_news using (recipient, source)
              where collected_at is null
              order by recipient, listing_id, kind, day, due_at, id) as told
        group by recipient, source order by min(due_at)`,
  );
}

async function addMessages(
  { queue, clock }: AlertParts,
  transaction: Database,
  channel: string,
  told: readonly DueNews[],
): Promise<void> {
  if (told.length === 0) return;
  const createdAt = new Date(clock.now());
  const messages = told.map(({ recipient, source, brand, news }) => ({
    id: randomUUID(),
    channel,
    recipient,
    source,
    brand,
    news,
    createdAt,
  }));
  await transaction.insert(alertMessages).values(messages);
  const name = channel === webhookChannelName ? alertJobNames.webhook : alertJobNames.send;
  const jobs = messages.map(({ id }) => ({ name, data: { messageId: id } }));
  await queue.enqueue(transaction, ...jobs);
}
