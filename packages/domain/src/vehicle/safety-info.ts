import { z } from 'zod';

const labelledValueSchema = z.object({ label: z.string(), value: z.string() });

/** Safety and room of one model year. */
export const safetyInfoSchema = z.object({
  features: z.object({
    'Safety Ratings': z.array(labelledValueSchema),
    'Safety Features': z.array(labelledValueSchema),
  }),
  /** Legroom and the like. */
  Specifications: z.array(labelledValueSchema),
});
export type SafetyInfo = z.infer<typeof safetyInfoSchema>;
