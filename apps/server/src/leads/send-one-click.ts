import type { Asker } from '@forecourt/domain/account/asker';
import type { LeadAnswer } from '@forecourt/domain/lead/lead-answer';
import { canSendOneClick, oneClickComment } from '@forecourt/domain/lead/one-click';
import { findProfile } from '../accounts/profile.ts';
import { createLead } from './create-lead.ts';
import type { LeadParts } from './lead-parts.ts';
import type { LeadSender } from './store-lead.ts';

/** What a page knows of a click. */
interface Click {
  readonly sender: Omit<LeadSender, 'key'>;
  readonly key: string | null;
  readonly originPage: string;
  readonly zip: string | null;
}

/** Writes to a seller what one click says, for a person who opted in and has told who they are. */
export async function sendOneClick(
  parts: LeadParts,
  asker: Asker,
  listingId: number,
  { sender, key, originPage, zip }: Click,
): Promise<LeadAnswer> {
  const profile =
    asker.kind === 'person' ? await findProfile(parts.database, asker.personId) : null;
  if (!profile || !canSendOneClick({ ...profile, savedSearchesLength: 0 }))
    return { status: 'INVALID', problems: { form: 'One click is for those who opted in to it' } };
  const { firstName, lastName, email, phone } = profile;
  const fields = {
    kind: 'one-click',
    listingId,
    comments: oneClickComment,
    originPage,
    zip,
    firstName,
    lastName,
    fromEmailAddress: email,
    phoneNumber: phone,
  };
  return createLead(parts, fields, { ...sender, key });
}
