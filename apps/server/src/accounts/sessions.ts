import type { SessionShown } from '@forecourt/web/accounts/services';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { dayInWords } from '../platform/database/moment.ts';
import type { AccountRequest } from './account-request.ts';
import { describeBrowser } from './describe-browser.ts';

/** Where the person who asks is signed in, this browser first and the others by their age. */
export async function findSessions({
  parts,
  facts,
}: AccountRequest): Promise<readonly SessionShown[]> {
  const { asker, calls } = facts;
  if (asker.kind !== 'person') return [];
  const rows = await calls.require('account', () =>
    rowsOf<{ id: string; agent: string | null; since: string }>(
      parts.database,
      sql`select id, user_agent as agent,
            ${dayInWords(sql`created_at`)} as since
          from sessions where person_id = ${asker.personId} and expires_at > now()
          order by id <> ${asker.sessionId}, created_at desc`,
    ),
  );
  return rows.map(({ id, agent, since }) => ({
    id,
    since,
    browser: describeBrowser(agent ?? ''),
    isThis: id === asker.sessionId,
  }));
}

/**
 * Ends one other session of the person who asks, or all others.
 *
 * @returns false where it is somebody else's: pressed twice, the second finds none and has what the first had
 */
export async function endSessions(
  { parts, facts }: AccountRequest,
  id: string | null,
): Promise<boolean> {
  const { asker, calls } = facts;
  if (asker.kind !== 'person') return false;
  const which = id === null ? { allBut: asker.sessionId } : { only: id };
  return calls.require('account', async () => {
    await deleteSessions(parts.database, asker.personId, which);
    const left = await rowsOf(parts.database, sql`select 1 from sessions where id = ${id}`);
    return left.length === 0;
  });
}

/** Signs a person out in one browser, or in all but one, by the ids of their sessions. */
export async function deleteSessions(
  database: Database,
  personId: string,
  which: { readonly only: string } | { readonly allBut: string },
): Promise<void> {
  const isMeant = 'only' in which ? sql`id = ${which.only}` : sql`id <> ${which.allBut}`;
  await database.execute(sql`delete from sessions where person_id = ${personId} and ${isMeant}`);
}
