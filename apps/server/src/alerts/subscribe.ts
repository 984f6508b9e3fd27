import { createHash, randomUUID } from 'node:crypto';
import type { AskedNews } from '@forecourt/domain/alert/asked-words';
import type { Brand } from '@forecourt/domain/brand/brand';
import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { emailAddressSchema } from '@forecourt/domain/lead/email-form';
import { mailboxOf } from '@forecourt/domain/lead/mailbox';
import type { AlertWish, Subscribed } from '@forecourt/web/alerts/services';
import { sql } from 'drizzle-orm';
import type { BookmarkCall } from '../bookmarks/bookmark-policies.ts';
import { namesOf } from '../bookmarks/dealer-of-search.ts';
import type { Calls } from '../platform/calls/call-runner.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import {
  createSharedLimiter,
  type LimitSource,
  type SharedLimiter,
} from '../platform/limits/shared-limiter.ts';
import type { MarketParts } from '../request/parts.ts';
import { alertJobNames } from './alert-parts.ts';
import type { AlertCall } from './alert-policies.ts';
import { askedNewsOf } from './asked-news.ts';
import { readWanted, type Wanted } from './read-wanted.ts';
import { searchSubscriptions } from './tables.ts';
import { isAwayNow } from './watched/watched-vins.ts';

type Parts = Pick<MarketParts, 'database' | 'engine' | 'queue' | 'reference'> & {
  readonly confirmationLimit: SharedLimiter;
};

/** Mails a day that ask one mailbox to confirm: nobody's box is filled through us. */
const rate = { max: 5, windowMs: dayMs };

/** Who asks again within this time has a mail on its way. */
const askAgainMinutes = 10;

/** Bounds how many confirmations one mailbox is asked for, by all processes together. */
export const createConfirmationLimit = (source: LimitSource): SharedLimiter =>
  createSharedLimiter(source, 'alert confirmations', rate);

/** What news is wanted of, and the address that somebody wants it at. */
interface Asked {
  readonly email: string;
  readonly brand: Brand;
  readonly wanted: Wanted;
  /** Of the parameters. */
  readonly fingerprint: string;
}

/** Where a wish is made: on which brand's pages, and by whose calls. */
interface Asking {
  readonly brand: Brand;
  readonly calls: Calls<AlertCall | BookmarkCall>;
}

/** Notes that somebody wants news of a search or a car, and asks at the address whether they do. */
export const subscribe = (parts: Parts, wish: AlertWish, asking: Asking): Promise<Subscribed> =>
  asking.calls.require('alerts', () => noteWish(parts, wish, asking));

async function noteWish(
  parts: Parts,
  wish: AlertWish,
  { brand, calls }: Asking,
): Promise<Subscribed> {
  const email = emailAddressSchema.safeParse(wish.email).data?.toLowerCase();
  if (email === undefined) return { status: 'INVALID', field: 'email' };
  const wanted = await readWanted(wish.search, brand, namesOf(parts, calls));
  if (wanted === null) return { status: 'INVALID', field: 'search' };
  if (wish.textPot !== '') return { status: 'SUBSCRIBED' };
  const ordered = Object.entries(wanted.parameters).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const fingerprint = createHash('sha256').update(JSON.stringify(ordered)).digest('base64url');
  const asked = { email, brand, wanted, fingerprint };
  const { database, confirmationLimit: limit } = parts;
  const isNew = !(await isAskedOrConfirmed(database, asked));
  // What is known is refused like the rest, so that no answer tells that it is known.
  const mailbox = mailboxOf(email);
  const waitMs = await (isNew ? limit.admit(mailbox) : limit.foresee(mailbox));
  if (waitMs > 0) return { status: 'LIMITED' };
  if (isNew) await askToConfirm(parts, asked);
  return { status: 'SUBSCRIBED' };
}

/** Whether the address has a mail about the search on its way, or confirmed it. */
async function isAskedOrConfirmed(
  database: Database,
  { email, brand, fingerprint }: Asked,
): Promise<boolean> {
  const rows = await rowsOf(
    database,
    sql`select id from search_subscriptions
        where email = ${email} and brand = ${brand.code} and fingerprint = ${fingerprint}
          and (confirmed_at is not null
            or asked_at >= now() - make_interval(mins => ${askAgainMinutes}::int))`,
  );
  return rows.length > 0;
}

/** Queues the mail, unless one that came at the same time did. */
function askToConfirm(
  { database, queue }: Parts,
  { email, brand, wanted, fingerprint }: Asked,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [asked] = await rowsOf<{ id: string }>(
      transaction,
      sql`insert into search_subscriptions as known (id, email, brand, search_name, parameters, fingerprint, vin, rhythm)
          values (${randomUUID()}, ${email}, ${brand.code}, ${wanted.name},
            ${JSON.stringify(wanted.parameters)}::json, ${fingerprint}, ${wanted.vin}, ${wanted.rhythm})
          on conflict (email, brand, fingerprint) do update set asked_at = now()
            where known.confirmed_at is null
              and known.asked_at < now() - make_interval(mins => ${askAgainMinutes}::int)
          returning id`,
    );
    if (asked)
      await queue.enqueue(transaction, {
        name: alertJobNames.confirm,
        data: { subscriptionId: asked.id },
      });
  });
}

/** What somebody wants news of; null where there is no such subscription. */
export async function findSubscribed(
  { database, reference }: Pick<Parts, 'database' | 'reference'>,
  id: string,
): Promise<(AskedNews & { readonly isConfirmed: boolean }) | null> {
  const [row] = await database
    .select()
    .from(searchSubscriptions)
    .where(sql`${searchSubscriptions.id}::text = ${id}`);
  return row ? { ...askedNewsOf(row, reference), isConfirmed: row.confirmedAt !== null } : null;
}

/**
 * Notes that the address is its reader's own, and whether a car that is watched is away just now.
 *
 * @returns whether there is such a subscription
 */
export async function confirmSubscription(database: Database, id: string): Promise<boolean> {
  const rows = await rowsOf(
    database,
    sql`update search_subscriptions set confirmed_at = coalesce(confirmed_at, now()),
          is_away = case when confirmed_at is null then ${isAwayNow} else is_away end
        where id::text = ${id} returning id`,
  );
  return rows.length > 0;
}
