import { waitWords } from '@forecourt/domain/calendar/wait-words';
import type { SecondFactorAnswer } from '@forecourt/web/accounts/services';
import { sql } from 'drizzle-orm';
import { encode } from 'uqr';
import type { AccountRequest } from '../account-request.ts';
import { isRefusal } from '../is-refusal.ts';
import { factorMissing, mayChangeFactors } from './factor-guard.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { renewSeals } from './renew-seals.ts';

const wrongCode = 'expected the code that the app shows now, or a backup code that was not used';

export const wrongPassword = {
  status: 'INVALID',
  problems: { password: 'expected the password of this account' },
} as const;

/** The key is gone that the secret of the app was sealed with. */
const lostSeed =
  'What this app was set up with is gone. Ask an owner of the marketplace to reset it.';

/** Makes a secret for an app, which counts from the first code on that is typed. */
export async function beginSecondFactor(
  request: AccountRequest,
  password: string,
): Promise<SecondFactorAnswer> {
  const { accounts, facts, headers } = request;
  if (facts.asker.kind !== 'person') return { status: 'STRANGER' };
  if (!(await mayChangeFactors(request))) return { status: 'REFUSED', sentence: factorMissing };
  const waitMs = await accounts.codes.admit(facts.asker.personId);
  if (waitMs > 0) return codesLimited(waitMs);
  try {
    const { api } = await accounts.secondFactorsAt(facts.origin);
    const made = await api.enableTwoFactor({
      body: { method: 'totp', ...(password !== '' && { password }) },
      headers,
    });
    if (made.method !== 'totp') return { status: 'STRANGER' };
    return {
      status: 'BEGUN',
      picture: drawSquares(made.totpURI),
      secret: new URL(made.totpURI).searchParams.get('secret') ?? '',
      backupCodes: made.backupCodes,
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return wrongPassword;
  }
}

/** Takes a code of the app, or one of the backup codes, for this browser. */
export async function showSecondFactor(
  request: AccountRequest,
  typed: string,
): Promise<SecondFactorAnswer> {
  const { accounts, facts, headers } = request;
  if (facts.asker.kind !== 'person') return { status: 'STRANGER' };
  const { personId } = facts.asker;
  const waitMs = await accounts.codes.admit(personId);
  if (waitMs > 0) return codesLimited(waitMs);
  // The first code makes an app one that counts.
  const isNew = (await findSecondFactor(request))?.hasApp === false;
  if (isNew && !(await mayChangeFactors(request)))
    return { status: 'REFUSED', sentence: factorMissing };
  const code = typed.replaceAll(/\s/g, '');
  const isOfApp = /^\d{6}$/.test(code);
  if (code === '' || (isOfApp && !(await accounts.codes.takeOnce(personId, code))))
    return { status: 'INVALID', problems: { code: wrongCode } };
  const lost = await renewSeals(request.parts.database, accounts.ring, { personId });
  if (lost > 0) return { status: 'INVALID', problems: { code: lostSeed } };
  const { api } = await accounts.secondFactorsAt(facts.origin);
  try {
    const { headers: answered } = isOfApp
      ? await api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
      : await api.verifyBackupCode({ body: { code }, headers, returnHeaders: true });
    const cookies = answered?.getSetCookie() ?? [];
    await noteSecondFactor(request, cookies);
    return { status: 'SHOWN', cookies };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { status: 'INVALID', problems: { code: wrongCode } };
  }
}

/** Notes that a second factor was shown: of the session that a new cookie names, else of the one that asks. */
export async function noteSecondFactor(
  { parts, facts }: AccountRequest,
  cookies: readonly string[],
): Promise<void> {
  const sent = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
  const session = await parts.readSession(new Headers({ Cookie: sent }), facts.calls);
  const own = facts.asker.kind === 'person' ? facts.asker.sessionId : null;
  const id = session !== null && session !== 'resting' ? session.sessionId : own;
  if (id === null) return;
  await parts.database.execute(sql`update sessions set second_factor_at = now() where id = ${id}`);
}

/** The dark squares of a QR code, of one unit each. */
function drawSquares(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: path.join('') };
}

/** @param waitMs milliseconds after which another code or password may be tried */
export const codesLimited = (waitMs: number) =>
  ({
    status: 'LIMITED',
    sentence: `Too many codes were tried. Try again in ${waitWords(waitMs)}.`,
  }) as const;
