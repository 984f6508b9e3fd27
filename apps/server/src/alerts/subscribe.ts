import { createHash, randomUUID } from 'node:crypto';
import type { Brand } from '@forecourt/domain/brand/brand';
import { emailAddressSchema } from '@forecourt/domain/lead/email-form';
import type { AlertWish, Subscribed } from '@forecourt/web/alerts/services';
import { sql } from 'drizzle-orm';
import { readSearch } from '../bookmarks/bookmark-search.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { MarketParts } from '../request/parts.ts';
import { alertJobNames } from './alert-parts.ts';

type Parts = Pick<MarketParts, 'database' | 'queue' | 'reference'>;

/** Confirmations that one address is asked for: nobody's box is filled through us. */
const maxAskedADay = 5;

/** Who asks again within this time has a mail on its way. */
const askAgainMinutes = 10;

/** Notes that somebody wants news of a search, and asks at the address whether they do. */
export async function subscribe(parts: Parts, wish: AlertWish, brand: Brand): Promise<Subscribed> {
  const email = emailAddressSchema.safeParse(wish.email).data?.toLowerCase();
  if (email === undefined) return { status: 'INVALID', field: 'email' };
  const search = readSearch(wish.search, brand, parts.reference);
  if (search === null) return { status: 'INVALID', field: 'search' };
  if (wish.textPot !== '') return { status: 'SUBSCRIBED' };
  const ordered = Object.entries(search.parameters).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const fingerprint = createHash('sha256').update(JSON.stringify(ordered)).digest('base64url');
  return parts.database.transaction(async (transaction) => {
    if ((await countAsked(transaction, email)) >= maxAskedADay) return { status: 'LIMITED' };
    const [asked] = await rowsOf<{ id: string }>(
      transaction,
      sql`insert into search_subscriptions as known (id, email, brand, search_name, parameters, fingerprint)
          values (${randomUUID()}, ${email}, ${brand.code}, ${search.searchName},
            ${JSON.stringify(search.parameters)}::json, ${fingerprint})
          on conflict (email, brand, fingerprint) do update set asked_at = now()
            where known.confirmed_at is null
              and known.asked_at < now() - make_interval(mins => ${askAgainMinutes}::int)
          returning id`,
    );
    if (asked)
      await parts.queue.enqueue(transaction, {
        name: alertJobNames.confirm,
        data: { subscriptionId: asked.id },
      });
    return { status: 'SUBSCRIBED' };
  });
}

async function countAsked(database: Database, email: string): Promise<number> {
  const [row] = await rowsOf<{ count: string }>(
    database,
    sql`select count(*) as count from search_subscriptions where email = ${email}
          and confirmed_at is null and asked_at > now() - interval '1 day'`,
  );
  return Number(row?.count ?? 0);
}

/** The name of the search that somebody subscribed to; null where there is no such subscription. */
export async function findSubscribedSearch(database: Database, id: string): Promise<string | null> {
  const [row] = await rowsOf<{ name: string }>(
    database,
    sql`select search_name as name from search_subscriptions where id::text = ${id}`,
  );
  return row?.name ?? null;
}

/** Notes that the address is its reader's own. @returns whether there is such a subscription */
export async function confirmSubscription(database: Database, id: string): Promise<boolean> {
  const rows = await rowsOf(
    database,
    sql`update search_subscriptions set confirmed_at = coalesce(confirmed_at, now())
        where id::text = ${id} returning id`,
  );
  return rows.length > 0;
}
