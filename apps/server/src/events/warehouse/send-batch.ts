import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { postWebhook, type WebhookPost } from '../../platform/http/post-webhook.ts';
import type { Logger } from '../../platform/logger.ts';
import { readEvents } from '../read-events.ts';
import { eventBatches } from './tables.ts';
import type { Warehouse } from './warehouse-settings.ts';

export interface SendingParts {
  readonly database: Database;
  readonly warehouse: Warehouse;
  readonly logger: Pick<Logger, 'warn'>;
  /** Whether an address may be connected to. Tests allow their own. */
  readonly mayReach?: WebhookPost['isAllowed'];
}

/** The warehouse did not take a batch; another try is worth it. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/**
 * Posts a batch under its id, by which a warehouse knows one that comes again.
 *
 * @throws NotTaken, PrivateAddress, or what the network threw
 */
export async function sendBatch(parts: SendingParts, batchId: string): Promise<void> {
  const { database, warehouse, mayReach } = parts;
  const [batch] = await database.select().from(eventBatches).where(eq(eventBatches.id, batchId));
  if (!batch || batch.sentAt !== null) return;
  const { firstId, lastId } = batch;
  const events = await readEvents(database, { after: firstId - 1, upTo: lastId, since: null });
  // Those that were forgotten meanwhile are told to nobody.
  if (events.length > 0) {
    const body = JSON.stringify({
      type: 'shopper.events',
      timestamp: batch.createdAt.toISOString(),
      data: { events },
    });
    const { url } = warehouse;
    const secret = warehouse.secret();
    const status = await postWebhook({ url, secret, id: batchId, body, isAllowed: mayReach });
    if (status < 200 || status >= 300) throw new NotTaken(`The warehouse answered ${status}.`);
  }
  await database
    .update(eventBatches)
    .set({ sentAt: sql`now()`, givenUpAt: null })
    .where(eq(eventBatches.id, batchId));
}

/** Notes of one that no try could send that the operator has to have it sent again. */
export async function giveUpBatch(
  { database, logger }: Pick<SendingParts, 'database' | 'logger'>,
  batchId: string,
): Promise<void> {
  logger.warn('a batch of events was given up: forecourt warehouse --again', { batchId });
  await database
    .update(eventBatches)
    .set({ givenUpAt: sql`now()` })
    .where(sql`${eventBatches.id} = ${batchId} and ${eventBatches.sentAt} is null`);
}
