import type { BrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { sql } from 'drizzle-orm';
import { isInTexts } from '../../platform/database/conditions.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { WebhookPost } from '../../platform/http/post-webhook.ts';
import type { AlertChannel, AlertMessage } from '../channels/channel.ts';
import { askProgram } from './ask-program.ts';
import { newsPayload } from './payload.ts';

/** Under which a program is a recipient of news: by the search that it follows. */
export const webhookRecipient = 'webhook:';

/** In the database, as of every channel. */
export const webhookChannelName = 'webhook';

export interface WebhookChannelParts {
  readonly database: Database;
  /** Where shoppers reach a brand. */
  readonly originOf: (brand: BrandCode) => string;
  /** Whether an address may be connected to. Tests allow their own. */
  readonly mayReach?: WebhookPost['isAllowed'];
}

interface Hook {
  readonly url: string;
  readonly secret: string;
  readonly title: string;
}

/** Alerts for programs: posted to an address that somebody set for a search, signed as Standard Webhooks are. */
export function webhookChannel(parts: WebhookChannelParts): AlertChannel {
  const { database } = parts;
  return {
    name: webhookChannelName,
    reaches: async (transaction, recipients) => {
      const named = recipients.filter((one) => one.startsWith(webhookRecipient));
      if (named.length === 0) return new Set();
      const rows = await rowsOf<{ recipient: string }>(
        transaction,
        sql`select 'webhook:' || bookmark_id as recipient from search_webhooks
            where ${isInTexts(sql`'webhook:' || bookmark_id`, named)}`,
      );
      return new Set(rows.map(({ recipient }) => recipient));
    },
    send: async (message) => {
      const id = message.recipient.slice(webhookRecipient.length);
      const [hook] = await rowsOf<Hook>(
        database,
        sql`select url, secret, title from search_webhooks
              join search_bookmarks on search_bookmarks.id = bookmark_id where bookmark_id = ${id}`,
      );
      if (!hook) return 'unwanted';
      const outcome = await post(parts, hook, message);
      // One that was changed meanwhile was not asked.
      const asked = sql`bookmark_id = ${id} and url = ${hook.url}`;
      await database.execute(sql`update search_webhooks
        set last_outcome = ${outcome.said}, last_at = now() where ${asked}`);
      if (outcome.isGone) await database.execute(sql`delete from search_webhooks where ${asked}`);
      if (outcome.isWorthATry) throw new Error(`A webhook was not taken: ${outcome.said}.`);
      return outcome.notSent;
    },
  };
}

function post({ originOf, mayReach }: WebhookChannelParts, hook: Hook, message: AlertMessage) {
  const { url, secret, title } = hook;
  const { id, source, news, brand } = message;
  const bookmarkId = source.replace('bookmark:', '');
  const origin = originOf(keptBrand(brand).code);
  const body = JSON.stringify(newsPayload({ title, bookmarkId, origin }, news));
  return askProgram({ url, secret, id, body, isAllowed: mayReach });
}
