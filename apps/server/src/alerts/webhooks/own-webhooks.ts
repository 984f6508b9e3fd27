import { randomBytes } from 'node:crypto';
import { personKeeper } from '@forecourt/domain/account/asker';
import { findWebhookFault, type WebhookFault } from '@forecourt/domain/alert/webhook-fault';
import type { WebhookShown } from '@forecourt/web/alerts/services';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { hasPublicHost } from '../../platform/http/public-address.ts';
import type { PageFacts } from '../../request/page-facts.ts';
import type { AlertCall } from '../alert-policies.ts';

type Parts = { readonly database: Database };
type Facts = Pick<PageFacts<AlertCall>, 'asker' | 'calls'>;

/** The webhooks of who is signed in, by `bookmark:` and an id. */
export async function findWebhooks(
  { database }: Parts,
  { asker, calls }: Facts,
): Promise<Readonly<Record<string, WebhookShown>>> {
  if (asker.kind !== 'person') return {};
  const rows = await calls.require('alerts', () =>
    rowsOf<WebhookShown & { source: string }>(
      database,
      sql`select 'bookmark:' || bookmark_id as source, url, secret, last_outcome as "lastOutcome"
          from search_webhooks join search_bookmarks on search_bookmarks.id = bookmark_id
          where keeper = ${personKeeper(asker.personId)}`,
    ),
  );
  return Object.fromEntries(rows.map(({ source, ...webhook }) => [source, webhook]));
}

/**
 * Sets where a program is told of a search's news; an empty address ends it. One that stays the same keeps
 * its secret.
 *
 * @returns what is wrong with the address, or `unknown` where that is no search of who is signed in
 */
export async function setWebhook(
  { database }: Parts,
  { asker, calls }: Facts,
  source: string,
  address: string,
): Promise<'set' | 'unknown' | WebhookFault> {
  if (asker.kind !== 'person') return 'unknown';
  const keeper = personKeeper(asker.personId);
  const url = address.trim();
  const fault = url === '' ? null : findWebhookFault(url, hasPublicHost);
  if (fault !== null) return fault;
  return calls.require('alerts', async () => {
    const [own] = await rowsOf<{ id: string }>(
      database,
      sql`select id from search_bookmarks where 'bookmark:' || id = ${source} and keeper = ${keeper}`,
    );
    if (!own) return 'unknown';
    if (url === '')
      await database.execute(sql`delete from search_webhooks where bookmark_id = ${own.id}`);
    else
      await database.execute(sql`insert into search_webhooks (bookmark_id, url, secret)
        values (${own.id}, ${url}, ${`whsec_${randomBytes(24).toString('base64')}`})
        on conflict (bookmark_id) do update set url = excluded.url, last_outcome = null, last_at = null,
          secret = case when search_webhooks.url = excluded.url
            then search_webhooks.secret else excluded.secret end`);
    return 'set';
  });
}
