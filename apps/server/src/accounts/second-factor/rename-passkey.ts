import type { PasskeyAnswer } from '@forecourt/web/accounts/services';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import { passkeyNameFields } from '../account-fields.ts';
import type { AccountRequest } from '../account-request.ts';
import { type Fields, withFields } from '../answer-fields.ts';
import { mayChangeFactors } from './factor-guard.ts';

/**
 * Gives one key of the person who asks another name. It asks for what removing one asks for: by false names
 * somebody would have the owner remove the wrong key.
 */
export async function renamePasskey(
  request: AccountRequest,
  fields: Fields,
): Promise<PasskeyAnswer> {
  const { parts, facts } = request;
  const { asker, calls } = facts;
  if (asker.kind !== 'person') return { status: 'MISSING' };
  if (!(await mayChangeFactors(request))) return { status: 'FACTOR_MISSING' };
  return withFields(passkeyNameFields, fields, ({ passkey, name }) =>
    calls.require('account', async () => {
      const renamed = await rowsOf(
        parts.database,
        sql`update passkeys set name = ${name}
            where id = ${passkey} and person_id = ${asker.personId} returning 1`,
      );
      return { status: renamed.length > 0 ? 'DONE' : 'MISSING' } as const;
    }),
  );
}
