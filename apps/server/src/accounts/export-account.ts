import { personKeeper } from '@forecourt/domain/account/asker';
import { isHttps } from '@forecourt/domain/account/cookie-header';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/is-uuid.ts';
import type { Keeper } from '../platform/keeping.ts';
import type { AccountRequest } from './account-request.ts';
import { occasionOf } from './answer-fields.ts';
import { forgetAddressLinks, forgetLinks } from './change-address/address-links.ts';
import { forgetMails, queueMail } from './mail/account-mails.ts';
import { withoutSession } from './sign-out.ts';
import { keeperCookies } from './welcome.ts';

/** Whoever asks, as capabilities keep things of them; null where nobody is signed in. */
function keeperWho({
  facts: { asker },
}: AccountRequest): (Keeper & { readonly id: string }) | null {
  if (asker.kind !== 'person') return null;
  const { personId: id, consumer } = asker;
  return { id, key: personKeeper(id), email: consumer.email };
}

/** Everything that is kept of the person who asks, under the names of what keeps it. */
export async function exportAccount(request: AccountRequest): Promise<object | null> {
  const keeper = keeperWho(request);
  if (keeper === null) return null;
  const { parts, facts } = request;
  return facts.calls.require('account', async () => {
    const [account] = await rowsOf<object>(
      parts.database,
      sql`select email, email_verified as "emailVerified", first_name as "firstName",
            last_name as "lastName", phone, is_one_click_opted_in as "isOneClickOptedIn",
            created_at as "createdAt",
            (select coalesce(json_agg(json_build_object('browser', user_agent, 'since', created_at,
               'until', expires_at)), '[]'::json) from sessions where person_id = people.id) as sessions,
            (select coalesce(json_agg(json_build_object('by', provider_id, 'since', created_at)),
               '[]'::json) from credentials where person_id = people.id) as "waysToSignIn",
            (select coalesce(json_agg(json_build_object('name', name, 'since', created_at)),
               '[]'::json) from passkeys where person_id = people.id) as passkeys
          from people where id = ${keeper.id}`,
    );
    const kept: Record<string, unknown> = {};
    for (const keeping of parts.keepings.all()) kept[keeping.name] = await keeping.exportOf(keeper);
    return { exportedAt: new Date(facts.now).toISOString(), account: account ?? null, ...kept };
  });
}

/**
 * Removes everything that is kept of the person who asks, here and in what waits to be done. What sellers
 * got by email is with them.
 *
 * @param typed the address, typed once more
 * @param personId whose page it was sent from: pressed twice, the second finds nobody, and has what the first had
 * @returns cookies that take those of the account away; null where the address is another
 */
export async function deleteAccount(
  request: AccountRequest,
  typed: string,
  personId: string,
): Promise<readonly string[] | null> {
  const keeper = keeperWho(request);
  if (keeper === null) return (await isGone(request, personId)) ? cookiesAfterwards(request) : null;
  if (typed.trim().toLowerCase() !== keeper.email) return null;
  const { parts, facts } = request;
  await facts.calls.require('account', async () => {
    for (const keeping of parts.keepings.all()) await keeping.forget(keeper);
    await forgetMails(parts.database, keeper.email ?? '');
    await forgetAddressLinks(parts.database, keeper.id);
    await forgetLinks(parts.database, { personId: keeper.id, email: keeper.email ?? '' });
    // Sessions and ways to sign in go with it. Last, so that what failed can be asked for again.
    await parts.database.transaction(async (transaction) => {
      const gone = await rowsOf(
        transaction,
        sql`delete from people where id = ${keeper.id} returning 1`,
      );
      if (gone.length > 0) await confirmDeletion(request, transaction, keeper.email);
    });
  });
  return cookiesAfterwards(request);
}

/** The one mail to the address that goes out afterwards: its row goes once it is sent. */
async function confirmDeletion(
  request: AccountRequest,
  database: Database,
  email: string | null,
): Promise<void> {
  const { queue } = request.parts;
  const occasion = occasionOf(request, { refUrl: '/' });
  if (email)
    await queueMail({ database, queue }, { kind: 'deleted', email, token: null, ...occasion });
}

async function cookiesAfterwards(request: AccountRequest): Promise<readonly string[]> {
  const { parts, accounts, facts } = request;
  const isSecure = isHttps(facts.origin);
  return [
    withoutSession(facts.origin),
    accounts.throttle.withoutBrowserCookie(isSecure),
    ...(await keeperCookies(parts.keepings, null, null, isSecure)),
  ];
}

/** Whether there was such a person, as far as can be told: ids are random, and nobody has this one. */
async function isGone({ parts, facts }: AccountRequest, personId: string): Promise<boolean> {
  if (!isUuid(personId)) return false;
  const found = await facts.calls.require('account', () =>
    rowsOf(parts.database, sql`select 1 from people where id = ${personId}`),
  );
  return found.length === 0;
}
