import { z } from 'zod';
import { type ConfigOf, defineSettings, webAddress } from '../platform/settings.ts';

/** An address that answers are asked of; null where nobody is asked. */
const service = (example: string, description: string) =>
  z
    .union([z.literal(''), webAddress(example)])
    .default('')
    .describe(description);

export const referenceSettings = defineSettings(
  {
    NHTSA_URL: service(
      'https://api.nhtsa.gov',
      'Where crash ratings and recalls of model years are asked for: `https://api.nhtsa.gov`, or what speaks its language; without it nobody is asked, and `forecourt reference import` takes them from a file',
    ),
    VPIC_URL: service(
      'https://vpic.nhtsa.dot.gov/api',
      'Where VINs are decoded further: `https://vpic.nhtsa.dot.gov/api`, or what speaks its language. It is told the first eleven characters, never the number of the car; without it nobody is asked',
    ),
  },
  (values) => ({ nhtsaUrl: values.NHTSA_URL || null, vpicUrl: values.VPIC_URL || null }),
);

export type ReferenceConfig = ConfigOf<typeof referenceSettings>;
