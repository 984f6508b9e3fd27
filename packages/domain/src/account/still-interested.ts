import { z } from 'zod';
import { allBrands } from '../brand/known-brands.ts';
import { emailAddressSchema } from '../lead/email-form.ts';
import { vinSchema } from '../vehicle/vin-schema.ts';
import { maxInterestingVehicles } from './interesting-vehicles.ts';

const tellingBrands = () =>
  allBrands().flatMap(({ code, tellsInterest }) => (tellsInterest ? [code] : []));

/** What the beacon tells: only brands that are said to do so send it, and only with an id or an email. */
export const stillInterestedSchema = z
  .object({
    brand: z.string().refine((code) => tellingBrands().includes(code), {
      error: () => `expected one of ${tellingBrands().join(', ')}`,
    }),
    vins: z.array(vinSchema).min(1).max(maxInterestingVehicles),
    consumer_id: z
      .string()
      .regex(/^[\x21-\x7e]{1,64}$/, 'expected up to 64 signs without spaces')
      .optional(),
    email: emailAddressSchema.optional(),
  })
  .refine(({ consumer_id, email }) => consumer_id !== undefined || email !== undefined, {
    error: 'consumer_id or email is needed',
    path: ['consumer_id'],
  });
export type StillInterested = z.infer<typeof stillInterestedSchema>;
