import { z } from 'zod';
import {
  codesOf,
  driveTypes,
  engines,
  features,
  fuelTypes,
  highlightTypes,
  homeServices,
  listingTiers,
  listingTypes,
  simpleColors,
  transmissions,
  vehicleHistoryTypes,
  vehicleStyles,
  vehicleUseTypes,
} from '../vehicle/codes.ts';
import { productTileSchema } from './product-tile.ts';
import { isOwnPhotograph } from './vehicle-picture.ts';

/** Whole US dollars: advertised car prices carry no cents. */
const dollarsSchema = z.int().min(0).max(99_999_999);

/** `YYYY-MM-DD`, a civil date in UTC. */
const dateSchema = z.iso.date();

export const priceEventSchema = z.object({
  on: dateSchema,
  price: dollarsSchema,
  /** What was asked last before it on the same day; left out of a day's only price. */
  replaced: dollarsSchema.optional(),
});
export type PriceEvent = z.infer<typeof priceEventSchema>;

/**
 * A car for sale as the marketplace stores it: codes and numbers, no display text that can be
 * derived from them. The database row, the search engine's input and the demo generator's output
 * all have this shape. What is unknown is `null`, never zero or an empty text.
 */
export const listingSchema = z.object({
  id: z.int().positive(),
  vin: z.string().length(17),
  stockNumber: z.string().nullable(),
  ownerId: z.int().positive(),

  listingType: z.enum(codesOf(listingTypes)),
  year: z.int().min(1900).max(2100),
  makeCode: z.string(),
  modelCode: z.string(),
  seriesCode: z.string().nullable(),
  /** A codebook trim where the catalogue knows it, else the seller's text; the trim code is `modelCode|trim`. */
  trim: z.string().nullable(),

  vehicleStyleCode: z.enum(codesOf(vehicleStyles)).nullable(),
  /** Cab code for trucks, van size for vans, car size for SUVs and sedans (see `codes.ts`). */
  bodySubtypeCode: z.string().nullable(),
  truckBedLength: z.enum(['SHORT', 'MEDIUM', 'LONG']).nullable(),
  doors: z.int().min(2).max(5).nullable(),
  seats: z.int().min(1).max(15).nullable(),

  driveType: z.enum(codesOf(driveTypes)).nullable(),
  fuelTypeCode: z.enum(codesOf(fuelTypes)).nullable(),
  transmissionCode: z.enum(codesOf(transmissions)).nullable(),
  /** For people: `8-Speed Automatic`. */
  transmissionName: z.string().nullable(),
  engineCode: z.enum(codesOf(engines)).nullable(),
  /** For people: `2.5L 4-Cylinder Turbo`. */
  engineName: z.string().nullable(),
  displacementLiters: z.number().min(0).max(20).nullable(),
  /** Miles per gallon; MPGe for cars that plug in and run on electricity alone or hydrogen. */
  mpgCity: z.int().min(1).max(250).nullable(),
  mpgHighway: z.int().min(1).max(250).nullable(),
  electricRangeMiles: z.int().min(1).max(1000).nullable(),

  extColorSimple: z.enum(codesOf(simpleColors)).nullable(),
  extColorName: z.string().nullable(),
  intColorSimple: z.enum(codesOf(simpleColors)).nullable(),
  intColorName: z.string().nullable(),

  mileage: z.int().min(0).max(9_999_999).nullable(),
  salePrice: dollarsSchema.nullable(),
  msrp: dollarsSchema.nullable(),
  incentive: dollarsSchema.nullable(),
  /** Mandatory dealer fees not yet part of `salePrice`. */
  dealerFees: dollarsSchema.nullable(),
  /** Oldest first; the last entry is the present derived price. Empty when no price was ever given. */
  priceHistory: z.array(priceEventSchema),
  listedOn: dateSchema,

  featureCodes: z.array(z.enum(codesOf(features))),
  /** Factory packages by name; a package's code is `packageCode(name)`. */
  packages: z.array(z.string()),
  /** Equipment in the seller's words beyond the coded features. */
  options: z.array(z.string()),

  vehicleHistoryTypes: z.array(z.enum(codesOf(vehicleHistoryTypes))),
  accidentCount: z.int().min(0).nullable(),
  ownerCount: z.int().min(0).nullable(),
  vehicleUseType: z.enum(codesOf(vehicleUseTypes)),
  /** Money-back guarantee. */
  vehicleExchange: z.boolean(),
  homeServices: z.array(z.enum(codesOf(homeServices))),

  certifiedProgram: z.string().nullable(),
  tier: z.enum(codesOf(listingTiers)),
  ribbon: z.string().nullable(),
  highlightType: z.enum(codesOf(highlightTypes)).nullable(),
  hasSpecialOffer: z.boolean(),

  /**
   * Addresses of the seller's photographs, or their paths here, first is the main one. Empty: an illustration
   * is shown.
   */
  photoUrls: z.array(z.url().or(z.string().refine(isOwnPhotograph))),
  description: z.string().nullable(),

  /** What comes with it from others; absent where the feed shows nothing. */
  productTiles: z.array(productTileSchema).optional(),
  /** Its turning picture at the service of that name; absent without one. */
  fyuseId: z.string().optional(),
  /** Photographs around the car, evenly apart and clockwise, the left side first; absent without them. */
  spinUrls: z.array(z.url()).optional(),
  /** Whole dollars for bringing it to a shopper; absent where the feed does not say. */
  shippingCost: dollarsSchema.optional(),
});
export type Listing = z.infer<typeof listingSchema>;

/** The VIN of a car that was for sale, and whose seller had it forgotten: only its kind and its prices are kept. */
export const forgottenVin = '';
