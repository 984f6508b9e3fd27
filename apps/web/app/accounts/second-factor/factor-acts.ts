import { type AccountAnswer, accountPaths, signInPath } from '@forecourt/domain/account/sign-in';
import { data, redirect } from 'react-router';
import type { AppContext } from '../../app-context.ts';
import type { TypedFields } from '../../ui/form/typed-fields.ts';
import { accountHeaders, answerForm } from '../account-answer.ts';
import type { FormOutcome } from '../account-form.tsx';

/** What became of a form of the account page, and the backup codes that were made by it. */
export interface FactorOutcome extends FormOutcome {
  readonly backupCodes?: readonly string[];
}

/** The page that asks for a second factor, and leads back to a section of the account page. */
export const showFactorPath = (section: string): string =>
  `${accountPaths.secondFactor}?refUrl=${encodeURIComponent(`${accountPaths.account}#${section}`)}`;

/** What was just done to a passkey. */
const passkeyChanges = ['removed', 'renamed'] as const;
export type PasskeyChange = (typeof passkeyChanges)[number];

export const findPasskeyChange = (said: string | null): PasskeyChange | null =>
  passkeyChanges.find((change) => change === said) ?? null;

const backWith = (change: PasskeyChange) => `${accountPaths.account}?passkey=${change}#passkeys`;

const noSuchPasskey = () => data('There is no such passkey of yours.', { status: 404 });

export async function removePasskey(typed: TypedFields, { services }: AppContext): Promise<never> {
  const removed = await services.removePasskey(typed.passkey ?? '');
  if (removed === 'MISSING') throw noSuchPasskey();
  throw redirect(removed === 'REMOVED' ? backWith('removed') : showFactorPath('passkeys'), 303);
}

export async function renamePasskey(typed: TypedFields, { services, origin }: AppContext) {
  const answer = await services.renamePasskey(typed);
  if (answer.status === 'MISSING') throw noSuchPasskey();
  if (answer.status === 'FACTOR_MISSING') throw redirect(showFactorPath('passkeys'), 303);
  if (answer.status === 'DONE') throw redirect(backWith('renamed'), 303);
  return answerForm(answer, typed, origin);
}

/** Makes backup codes for the person that the form was shown to. */
export async function renewBackupCodes(
  sent: Headers,
  { act = '', person, password = '' }: TypedFields,
  { services, asker, origin }: AppContext,
) {
  const who = asker();
  if (who.kind === 'person' && person !== who.personId)
    return answerForm(anotherPerson, { act }, origin);
  const answer = await services.renewBackupCodes(sent, password);
  if (answer.status === 'STRANGER') throw redirect(signInPath(accountPaths.account), 303);
  if (answer.status === 'FACTOR_MISSING') throw redirect(showFactorPath('backup-codes'), 303);
  if (answer.status !== 'RENEWED') return answerForm(answer, { act }, origin);
  const { backupCodes } = answer;
  const outcome: FactorOutcome = { typed: { act }, answer: { status: 'DONE' }, backupCodes };
  return data(outcome, { headers: accountHeaders });
}

export const anotherPerson: AccountAnswer = {
  status: 'REFUSED',
  sentence: 'Another account is signed in here now. Nothing was changed in it.',
};
