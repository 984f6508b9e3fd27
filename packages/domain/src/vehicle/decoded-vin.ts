import { z } from 'zod';

/** What a decoder tells of the cars whose VINs begin alike. */
export const decodedVinSchema = z.object({
  makeCode: z.string(),
  /** Of the catalogue; null where no model of it is meant. */
  modelCode: z.string().nullable(),
  trim: z.string().nullable(),
  /** In the decoder's words, without the year. */
  name: z.string(),
  manufacturer: z.string().nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Town and state or country. */
  plant: z.string().nullable(),
});
export type DecodedVin = z.infer<typeof decodedVinSchema>;
