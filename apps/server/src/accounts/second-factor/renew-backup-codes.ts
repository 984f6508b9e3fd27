import { accountPaths } from '@forecourt/domain/account/sign-in';
import type { BackupCodesAnswer } from '@forecourt/web/accounts/services';
import type { AccountRequest } from '../account-request.ts';
import { occasionOf } from '../answer-fields.ts';
import { isRefusal } from '../is-refusal.ts';
import { queueMail } from '../mail/account-mails.ts';
import { mayRenewCodes } from './factor-guard.ts';
import { codesLimited, wrongPassword } from './second-factor.ts';

/**
 * Makes new backup codes in place of those of the person who asks, which open nothing from then on, and tells the
 * person by mail. It asks for a second factor that this browser showed, whoever it is: each code stands in for one.
 *
 * @param password that of the account, where it has one
 */
export async function renewBackupCodes(
  request: AccountRequest,
  password: string,
): Promise<BackupCodesAnswer> {
  const { accounts, facts, headers, parts } = request;
  const { asker, calls } = facts;
  if (asker.kind !== 'person') return { status: 'STRANGER' };
  if (!(await mayRenewCodes(request))) return { status: 'FACTOR_MISSING' };
  const waitMs = await accounts.codes.admit(asker.personId);
  if (waitMs > 0) return codesLimited(waitMs);
  const { api } = await accounts.secondFactorsAt(facts.origin);
  const body = password === '' ? {} : { password };
  try {
    return await calls.require('account', async () => {
      const { backupCodes } = await api.generateBackupCodes({ body, headers });
      const occasion = occasionOf(request, { refUrl: accountPaths.account });
      const email = asker.consumer.email ?? '';
      await queueMail(parts, { kind: 'codes-renewed', email, token: null, ...occasion });
      return { status: 'RENEWED', backupCodes } as const;
    });
  } catch (error) {
    if (isRefusal(error)) return wrongPassword;
    throw error;
  }
}
