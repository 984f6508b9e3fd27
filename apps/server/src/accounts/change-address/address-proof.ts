import type { AddressProof } from '@forecourt/web/accounts/services';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import type { AccountRequest } from '../account-request.ts';
import { mayChangeFactors } from '../second-factor/factor-guard.ts';

/** Who has no password signed in within as many hours, as for another passkey. */
const freshHours = 24;

/** What who asks has to show before the address of the account is changed; null for a visitor. */
export async function findAddressProof(request: AccountRequest): Promise<AddressProof | null> {
  const { parts, facts } = request;
  if (facts.asker.kind !== 'person') return null;
  const { personId, sessionId } = facts.asker;
  if (!(await mayChangeFactors(request))) return 'factor';
  const [found] = await facts.calls.require('account', () =>
    rowsOf<{ hasPassword: boolean; isFresh: boolean }>(
      parts.database,
      sql`select
            exists (select 1 from credentials where person_id = ${personId} and password is not null)
              as "hasPassword",
            exists (select 1 from sessions where id = ${sessionId}
              and created_at > now() - make_interval(hours => ${freshHours})) as "isFresh"`,
    ),
  );
  if (found?.hasPassword) return 'password';
  return found?.isFresh ? 'recent' : 'sign-in';
}
