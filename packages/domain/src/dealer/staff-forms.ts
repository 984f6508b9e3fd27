import { z } from 'zod';
import { emailAddressSchema } from '../lead/email-form.ts';
import { leadMails, staffLimits, staffRoles } from './staff.ts';

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
