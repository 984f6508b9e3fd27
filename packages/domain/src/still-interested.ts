import { z } from 'zod';
import { emailAddressSchema } from './email-form.ts';

/** Vehicles that are followed at the most (§9). */
export const mostInterestingVehicles = 10;

/** What the beacon tells: only the two consumer brands send it, and only with an id or an email (§6). */
export const stillInterestedSchema = z
  .object({
    brand: z.enum(['atc', 'kbb']),
    vins: z.array(z.string().length(17)).min(1).max(mostInterestingVehicles),
    consumer_id: z.string().min(1).max(64).optional(),
    email: emailAddressSchema.optional(),
  })
  .refine(({ consumer_id, email }) => consumer_id !== undefined || email !== undefined, {
    error: 'consumer_id or email is needed',
    path: ['consumer_id'],
  });
export type StillInterested = z.infer<typeof stillInterestedSchema>;

export type InterestReason = 'reduced-price' | 'many-viewers' | 'deal' | 'interested';

/** Why the alert says that a vehicle is worth another look: the first reason that holds (§4). */
export function interestReason(vehicle: {
  readonly isReducedPrice: boolean;
  readonly viewCount: number;
  readonly dealIndicator: 'Great' | 'Good' | null;
}): InterestReason {
  if (vehicle.isReducedPrice) return 'reduced-price';
  if (vehicle.viewCount > 3) return 'many-viewers';
  return vehicle.dealIndicator === null ? 'interested' : 'deal';
}
