import type { StaffRole } from '@forecourt/domain/dealer/staff';
import type { Letter } from '../platform/mail/letter.ts';
import type { LetterFrom } from '../request/mailed-origin.ts';

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly ownerId: number;
  readonly dealerName: string;
  /** Who let them in. */
  readonly by: string;
}

/** What somebody gets whom a colleague let into the rooms of a dealer. */
export function invitationLetter(
  { email, name, role, ownerId, dealerName, by }: Invited,
  { brand, origin }: LetterFrom,
): Letter {
  return {
    preview: `Answer shoppers and look after the cars of ${dealerName}.`,
    topic: `${dealerName} on ${brand.name}`,
    heading: `${name}, ${dealerName} lets you in`,
    parts: [
      {
        kind: 'text',
        text: `${by} added you to the people who answer shoppers and look after the cars, the feed and the profile of ${dealerName} on ${brand.name}.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Sign in as', email],
          ['You may', mayWords[role]],
        ],
      },
      {
        kind: 'button',
        label: 'Go to the dealer’s rooms',
        href: `${origin}/dealer-portal/inbox?dealer=${ownerId}`,
      },
      {
        kind: 'text',
        text: `You need an account with this address, which is free: whoever has another account signs out first.`,
      },
    ],
    foot: [
      `You get this because ${by} gave your address. If you do not work for ${dealerName}, do nothing: without an account with this address nobody comes in by it.`,
    ],
  };
}

const mayWords: Readonly<Record<StaffRole, string>> = {
  manager: 'Everything, and say who else comes in',
  member: 'Everything but say who comes in',
};
