import type { LeadKind } from '../lead/lead-request.ts';

/** What somebody of a dealer's staff is: managers also say who else comes in, and what each is told. */
export const staffRoles = ['manager', 'member'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** As people read them. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  manager: 'Manager',
  member: 'Member',
};

/** Of what somebody gets a mail, beside the one of each lead that the dealer's own system gets. */
export const leadMails = ['none', 'visits', 'all'] as const;
export type LeadMails = (typeof leadMails)[number];

/** As people read them. */
export const leadMailNames: Readonly<Record<LeadMails, string>> = {
  none: 'No mails',
  visits: 'Test drives and reservations',
  all: 'Every lead and review',
};

const visits: readonly LeadKind[] = ['test-drive', 'reserve'];

/** Whether somebody who gets these mails is told of such a lead. */
export const isToldOf = (mails: LeadMails, kind: LeadKind): boolean =>
  mails === 'all' || (mails === 'visits' && visits.includes(kind));

/** Whether they are told of what shoppers say of the dealer. */
export const isToldOfReviews = (mails: LeadMails): boolean => mails === 'all';

/** Characters of a name, people that a dealer lets in, and invitations that it sends in a day. */
export const staffLimits = { name: 60, people: 50, invitationsADay: 20 } as const;
