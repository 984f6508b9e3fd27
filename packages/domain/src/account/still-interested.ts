import { z } from 'zod';
import { emailAddressSchema } from '../lead/email-form.ts';
import { maxInterestingVehicles } from './interesting-vehicles.ts';

/** What the beacon tells: only the two consumer brands send it, and only with an id or an email. */
export const stillInterestedSchema = z
  .object({
    brand: z.enum(['atc', 'kbb']),
    vins: z.array(z.string().length(17)).min(1).max(maxInterestingVehicles),
    consumer_id: z.string().min(1).max(64).optional(),
    email: emailAddressSchema.optional(),
  })
  .refine(({ consumer_id, email }) => consumer_id !== undefined || email !== undefined, {
    error: 'consumer_id or email is needed',
    path: ['consumer_id'],
  });
export type StillInterested = z.infer<typeof stillInterestedSchema>;
