import { openingHoursSchema } from '@forecourt/domain/listing/seller/owner';
import { z } from '@hono/zod-openapi';

const addressSchema = z.object({
  address1: z.string().optional().describe('Street; private sellers have none'),
  city: z.string(),
  state: z.string().describe('Two letters'),
  zip: z.string().describe('Five digits'),
  latitude: z.number().describe('Degrees; the ZIP’s centre where no better position is known'),
  longitude: z.number().describe('Degrees'),
});

const homeServicesSchema = z.object({
  testDrive: z.boolean(),
  vehicleDelivery: z.boolean(),
  virtualTour: z.boolean(),
  buyOnline: z.boolean(),
});

/** A seller as the interface tells of it. What is unknown is absent. */
export const ownerSchema = z
  .object({
    id: z.int().positive(),
    name: z.string(),
    privateSeller: z.boolean(),
    location: z.object({ address: addressSchema }),
    phone: z.object({ value: z.string() }).optional(),
    website: z.object({ href: z.string() }).optional(),
    logo: z.object({ src: z.string() }).optional(),
    hideEmailForm: z.boolean().describe('Whether the seller wants no emails'),
    distanceFromSearch: z
      .number()
      .optional()
      .describe('Miles from the ZIP of the search, to a tenth; absent without a ZIP'),
    rating: z
      .object({
        value: z.number().describe('0 to 5'),
        count: z.int().describe('Reviews that it is made of'),
      })
      .optional(),
    homeServices: homeServicesSchema,
    shippingLabel: z.string().optional().describe('What the seller says of delivery'),
    dealerDiff: z
      .object({ tagline: z.string() })
      .optional()
      .describe('What sets the dealer apart, in a line'),
    nameplate: z.array(z.string()).describe('Makes that the dealer sells new'),
    hours: z.array(openingHoursSchema),
  })
  .describe('A dealer or a private seller')
  .openapi('Owner');

export type OwnerDto = z.infer<typeof ownerSchema>;
