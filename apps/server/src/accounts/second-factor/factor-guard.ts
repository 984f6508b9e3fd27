import type { SecondFactorState } from '@forecourt/web/accounts/services';
import type { Accounts } from '../account-parts.ts';
import type { AccountRequest } from '../account-request.ts';
import { type FoundFactors, findSecondFactor } from './find-second-factor.ts';

/** Hours for which a second factor that was shown on a browser counts. */
export const factorHours = 12;

export const factorMissing =
  'This needs a second factor that you have already: sign in with your passkey, or show a code of your app, then try again.';

/** Whether a second factor that was shown then counts still. @param shownAt and now in milliseconds since 1970 */
export const isShown = (shownAt: number | null, now: number): boolean =>
  shownAt !== null && now - shownAt <= factorHours * 3_600_000;

/** Whether who asks may add and remove second factors: who is guarded shows one first, if there is one. */
export async function mayChangeFactors(request: AccountRequest): Promise<boolean> {
  const found = await findSecondFactor(request);
  return found !== null && mayChange(request, found);
}

/** What the page of second factors shows to who asks. */
export async function findSecondFactorState(
  request: AccountRequest,
): Promise<SecondFactorState | null> {
  const found = await findSecondFactor(request);
  if (found === null) return null;
  return {
    ...found,
    maySetUp: await mayChange(request, found),
    mayRenewCodes: isAppShown(request, found),
  };
}

/** Whether who asks may have new backup codes: this browser showed a second factor, and there is an app. */
export async function mayRenewCodes(request: AccountRequest): Promise<boolean> {
  const found = await findSecondFactor(request);
  return found !== null && isAppShown(request, found);
}

const isAppShown = ({ facts }: AccountRequest, { hasApp, shownAt }: FoundFactors): boolean =>
  hasApp && isShown(shownAt, facts.now);

async function mayChange(request: AccountRequest, state: FoundFactors): Promise<boolean> {
  const { asker, now } = request.facts;
  if (asker.kind !== 'person') return false;
  if (!state.hasApp && !state.hasPasskey) return true;
  if (isShown(state.shownAt, now)) return true;
  return !(await isGuarded(request.accounts, asker.personId));
}

/** Whether somebody is let in to more by a second factor, as some capability says. */
export async function isGuarded({ guards }: Accounts, personId: string): Promise<boolean> {
  for (const guard of guards) if (await guard(personId)) return true;
  return false;
}
