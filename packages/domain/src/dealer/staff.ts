import { z } from 'zod';
import { emailAddressSchema } from '../lead/email-form.ts';
import type { LeadKind } from '../lead/lead-request.ts';

/** What somebody of a dealer's staff is: managers also say who else comes in, and what each is told. */
export const staffRoles = ['manager', 'member'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** As people read them. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  manager: 'Manager',
  member: 'Member',
};

/** Of which leads somebody gets a mail, beside the one that the dealer's own system gets. */
export const leadMails = ['none', 'visits', 'all'] as const;
export type LeadMails = (typeof leadMails)[number];

/** As people read them. */
export const leadMailNames: Readonly<Record<LeadMails, string>> = {
  none: 'No mail of leads',
  visits: 'Test drives and reservations',
  all: 'Every lead',
};

const visits: readonly LeadKind[] = ['test-drive', 'reserve'];

/** Whether somebody who gets these mails is told of such a lead. */
export const isToldOf = (mails: LeadMails, kind: LeadKind): boolean =>
  mails === 'all' || (mails === 'visits' && visits.includes(kind));

/** Characters of a name, people that a dealer lets in, and invitations that it sends in a day. */
export const staffLimits = { name: 60, people: 50, invitationsADay: 20 } as const;

const emailError = 'expected an email address, such as cora@example.com';
const nameError = `expected a name of 1 to ${staffLimits.name} characters, without an address`;

/** A name goes into mails to people who did not ask for one: nothing in it leads anywhere. */
const leadsSomewhere = /[/:@<>]|www\.|\.\p{L}{2,}/iu;

/** What a manager says of somebody who is let in. Each refusal is a sentence for its field. */
export const newStaffSchema = z.object({
  email: z
    .string({ error: emailError })
    .refine((text) => emailAddressSchema.safeParse(text).success, emailError)
    .transform((text) => text.trim().toLowerCase()),
  name: z
    .string({ error: nameError })
    .trim()
    .min(1, nameError)
    .max(staffLimits.name, nameError)
    .refine((name) => !leadsSomewhere.test(name), nameError),
  role: z.enum(staffRoles, `expected one of ${staffRoles.join(', ')}`),
});

/** What is changed of somebody who works there: what is not named stays. */
export const changedStaffSchema = z.object({
  role: newStaffSchema.shape.role.optional(),
  mails: z.enum(leadMails, `expected one of ${leadMails.join(', ')}`).optional(),
});
