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
    const due = await findDue(transaction, now);
    for (const channel of parts.channels) {
      const recipients = [...new Set(due.map(({ recipient }) => recipient))];
      const reached = await channel.reaches(transaction, recipients);
      const told = due.filter(({ recipient }) => reached.has(recipient));
      await addMessages(parts, transaction, channel.name, told);
    }
    const ids = due.flatMap((one) => one.ids);
    if (due.length > 0)
      await transaction.execute(sql`update alert_news set collected_at = ${now}::timestamptz
        where ${isIn(sql`id`, ids)}`);
    return due.length === maxAtOnce;
  });
}

/**
 * With what is due comes what waits for the same reason: it is told earlier, and in one message. What is due is
 * looked for first, by its index: a night's news waits for the morning, and this is asked every other second.
 */
export function findDue(database: Database, now: string): Promise<DueNews[]> {
  return rowsOf(
    database,
    sql`select recipient, source, min(brand) as brand, json_agg(id order by id) as ids,
          json_agg(json_build_object('kind', kind, 'listingId', listing_id, 'price', price,
            'priceBefore', price_before) order by id) as news
        from (select recipient, source from alert_news
              where collected_at is null and due_at <= ${now}::timestamptz
              group by recipient, source order by min(due_at) limit ${maxAtOnce}) as due
          join alert_news using (recipient, source)
        where collected_at is null
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
