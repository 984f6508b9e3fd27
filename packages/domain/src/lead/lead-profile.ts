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
