import type { BrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { postWebhook, type WebhookPost } from '../../platform/http/post-webhook.ts';
import { PrivateAddress } from '../../platform/http/public-address.ts';
import type { AlertChannel, AlertMessage, CarNews, NotSent } from '../channels/channel.ts';

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
            where 'webhook:' || bookmark_id in
              (select value from json_array_elements_text(${JSON.stringify(named)}::json))`,
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
      await database.execute(sql`update search_webhooks
        set last_outcome = ${outcome.said}, last_at = now() where bookmark_id = ${id}`);
      if (outcome.isGone)
        await database.execute(sql`delete from search_webhooks where bookmark_id = ${id}`);
      if (outcome.isWorthATry) throw new Error(`A webhook was not taken: ${outcome.said}.`);
      return outcome.notSent;
    },
  };
}

interface Outcome {
  /** For the person who set it. */
  readonly said: string;
  readonly notSent: NotSent | null;
  readonly isWorthATry?: true;
  /** It says that it wants no more. */
  readonly isGone?: true;
}

async function post(
  { originOf, mayReach }: WebhookChannelParts,
  { url, secret, title }: Hook,
  message: AlertMessage,
): Promise<Outcome> {
  const body = JSON.stringify(toPayload(message, title, originOf(keptBrand(message.brand).code)));
  try {
    const status = await postWebhook({ url, secret, id: message.id, body, isAllowed: mayReach });
    return toOutcome(status);
  } catch (error) {
    if (error instanceof PrivateAddress)
      return { said: 'it leads to a private address', notSent: 'refused' };
    return { said: 'it could not be reached', notSent: 'refused', isWorthATry: true };
  }
}

function toOutcome(status: number): Outcome {
  if (status >= 200 && status < 300) return { said: 'taken', notSent: null };
  if (status === 410) return { said: 'it is gone', notSent: 'unwanted', isGone: true };
  if (status >= 300 && status < 400)
    return { said: 'it leads elsewhere, which is not followed', notSent: 'refused' };
  return { said: `it answered ${status}`, notSent: 'refused', isWorthATry: true };
}

/** As it is told: the search, and each car with what is new about it. */
function toPayload({ source, news }: AlertMessage, title: string, origin: string) {
  return {
    type: 'search.news',
    timestamp: new Date().toISOString(),
    data: {
      search: {
        title,
        url: `${origin}/cars-for-sale?bookmarkId=${source.replace('bookmark:', '')}`,
      },
      news: news.map((one) => toNews(one, origin)),
    },
  };
}

const toNews = ({ kind, listingId, listing, price, priceBefore }: CarNews, origin: string) => ({
  ...{ kind, listingId, price, priceBefore },
  ...{ vin: listing.vin, year: listing.year, makeCode: listing.makeCode },
  ...{ modelCode: listing.modelCode, trim: listing.trim, mileage: listing.mileage },
  url: `${origin}${vehiclePath(listingId)}`,
});
