import { z } from 'zod';

const dollarsSchema = z.int().min(0);
const mpgSchema = z.int().min(1).max(250);

/** A trim of a model in the compare-trims table. */
export const trimSchema = z.object({
  trimName: z.string(),
  imagePath: z.string().nullable(),
  /** Whole dollars. */
  nationalMSRP: dollarsSchema.nullable(),
  engineType: z.string().nullable(),
  vehicleId: z.string(),
  atcMake: z.string(),
  atcModel: z.string(),
  atcMakeCode: z.string(),
  atcModelCode: z.string(),
  /** By feature code: whether it is standard. */
  specs: z.record(z.string(), z.boolean()),
});
export type Trim = z.infer<typeof trimSchema>;

/** What cars of one trim, or of one model year, cost and use. */
export const trimYearItemSchema = z.object({
  /** The year, or the trim's name. */
  value: z.string(),
  /** Cars for sale that have a price. */
  count: z.int().min(0),
  avgPrice: dollarsSchema.nullable(),
  startingPrice: dollarsSchema.nullable(),
  maxPrice: dollarsSchema.nullable(),
  epaCity: mpgSchema.nullable(),
  epaHwy: mpgSchema.nullable(),
  epaMpgeCity: mpgSchema.nullable(),
  epaMpgeHwy: mpgSchema.nullable(),
  engineType: z.string().nullable(),
  trimName: z.string().nullable(),
  bodyStyle: z.string().nullable(),
});
export type TrimYearItem = z.infer<typeof trimYearItemSchema>;
