import { z } from 'zod';
import { codesOf, homeServices } from '../../vehicle/codes.ts';

export const openingHoursSchema = z.object({
  label: z.string(),
  open: z.string().nullable(),
  close: z.string().nullable(),
});

export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** A day on which a dealer is closed, whatever its hours say. */
export const closedDaySchema = z.object({
  /** `YYYY-MM-DD`, by the dealer's clock. */
  date: z.iso.date(),
  /** `Thanksgiving`; null where nobody said. */
  reason: z.string().nullable(),
});

export type ClosedDay = z.infer<typeof closedDaySchema>;

/** How a dealer's payments are told. */
export const paymentServicesSchema = z.object({
  /** The dealer's own tool for deals, by name; null without one. */
  digitalRetailingType: z.string().nullable(),
  dealerSettings: z.object({
    /** Whether deals are put together here. */
    uiEnabled: z.boolean(),
    leaseEnabled: z.boolean(),
    /** Whether each line of a total is shown, or the total alone. */
    priceBreakdownEnabled: z.boolean(),
  }),
  /** The dealer's service that reckons payments, and the one that knows rebates; null without one. */
  paymentCalculationUrl: z.url({ protocol: /^https$/ }).nullable(),
  incentivesUrl: z.url({ protocol: /^https$/ }).nullable(),
});
export type PaymentServices = z.infer<typeof paymentServicesSchema>;

/** A dealer or a private seller: whoever listings belong to. */
export const ownerSchema = z.object({
  id: z.int().positive(),
  /** The seller's own id in the feeds that name it; null for private sellers. */
  dealerCode: z.string().nullable(),
  name: z.string(),
  privateSeller: z.boolean(),
  /** That a private seller takes no offers; absent where offers are taken. */
  firmPrice: z.literal(true).optional(),
  address1: z.string().nullable(),
  city: z.string(),
  /** Two letters. */
  state: z.string().length(2),
  zip: z.string().regex(/^\d{5}$/),
  /** Degrees; the ZIP's centre where no better position is known. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  dmaCode: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.url({ protocol: /^https?$/ }).nullable(),
  logoUrl: z.url().nullable(),
  tagline: z.string().nullable(),
  rating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().min(0),
  /** Makes the dealer sells new. */
  nameplates: z.array(z.string()),
  homeServices: z.array(z.enum(codesOf(homeServices))),
  hideEmailForm: z.boolean(),
  /** Markets this dealer delivers to beyond the search radius; `*` is everywhere. */
  deliveryDmaCodes: z.array(z.string()),
  shippingLabel: z.string().nullable(),
  hours: z.array(openingHoursSchema),
  /** Absent where there are none. */
  closedDays: z.array(closedDaySchema).optional(),
  /** Absent where the dealer told nothing of it: then everything is on. */
  paymentServices: paymentServicesSchema.optional(),
});
export type Owner = z.infer<typeof ownerSchema>;

/** Whether an owner delivers to a market; to none that is not known. */
export function deliversTo(
  { deliveryDmaCodes }: Pick<Owner, 'deliveryDmaCodes'>,
  dmaCode: string | null,
): boolean {
  return dmaCode !== null && deliveryDmaCodes.some((code) => code === '*' || code === dmaCode);
}
