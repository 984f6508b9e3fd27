import { z } from 'zod';
import { emailAddressSchema } from './email-form.ts';

/** Who a consumer is to the dealers they write to. What they have not told is null. */
export const leadProfileSchema = z.object({
  firstName: z.string().trim().min(1).max(60).nullable(),
  lastName: z.string().trim().min(1).max(60).nullable(),
  email: emailAddressSchema.nullable(),
  phone: z.string().trim().min(7).max(30).nullable(),
  isOneClickOptedIn: z.boolean(),
  savedSearchesLength: z.int().min(0),
});
export type LeadProfile = z.infer<typeof leadProfileSchema>;

/** What a one-click email says. */
export const oneClickComment = 'Please confirm vehicle availability.';

/** Whether a dealer can be written to without the form: opted in, and both names and email known. */
export function canSendOneClick(profile: LeadProfile): boolean {
  const { isOneClickOptedIn, firstName, lastName, email } = profile;
  return isOneClickOptedIn && firstName !== null && lastName !== null && email !== null;
}

/** What is sent to a listing's owner. */
export const ownerEmailSchema = z.object({
  comments: z.string().trim().max(2000),
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().min(1).max(60),
  fromEmailAddress: emailAddressSchema,
  phoneNumber: z.string().trim().max(30).optional(),
  listingId: z.int().positive(),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  /** The page that the shopper wrote from. */
  originPage: z.enum(['srp', 'vdp']),
  textPot: z.string().default(''),
});
export type OwnerEmail = z.infer<typeof ownerEmailSchema>;

export const ownerEmailResultSchema = z.object({
  emailResult: z.object({ email: z.object({ status: z.enum(['SUCCESS', 'FAILURE']) }) }),
});
export type OwnerEmailResult = z.infer<typeof ownerEmailResultSchema>;
