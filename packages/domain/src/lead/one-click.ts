/** Writing to a dealer with one click, apart from what needs a schema: pages load this file. */
import type { LeadProfile } from './lead-profile.ts';

/** What a one-click email says. */
export const oneClickComment = 'Please confirm vehicle availability.';

/** Whether a dealer can be written to without the form: opted in, and both names and email known. */
export function canSendOneClick(profile: LeadProfile): boolean {
  const { isOneClickOptedIn, firstName, lastName, email } = profile;
  return isOneClickOptedIn && firstName !== null && lastName !== null && email !== null;
}
