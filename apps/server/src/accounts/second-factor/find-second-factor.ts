import type { SecondFactorState } from '@forecourt/web/accounts/services';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import type { AccountRequest } from '../account-request.ts';

/** What somebody has, and what of it this browser showed. */
export type FoundFactors = Omit<SecondFactorState, 'maySetUp' | 'mayRenewCodes'>;

/** What the person who asks can show as a second factor, and whether this browser did. */
export async function findSecondFactor({
  parts,
  facts,
}: AccountRequest): Promise<FoundFactors | null> {
  if (facts.asker.kind !== 'person') return null;
  const { personId, sessionId } = facts.asker;
  const [row] = await rowsOf<FoundFactors>(
    parts.database,
    sql`select
          exists (select 1 from second_factors where person_id = ${personId} and verified) as "hasApp",
          exists (select 1 from passkeys where person_id = ${personId}) as "hasPasskey",
          exists (select 1 from credentials where person_id = ${personId} and password is not null)
            as "hasPassword",
          (select extract(epoch from second_factor_at) * 1000 from sessions where id = ${sessionId})::float8
            as "shownAt"`,
  );
  return row ?? null;
}
