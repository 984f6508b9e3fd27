import { z } from 'zod';

const namedVehicleSchema = z.object({
  makeCode: z.string(),
  makeDescription: z.string(),
  modelCode: z.string().nullable(),
  modelDescription: z.string().nullable(),
});

/** "Did you mean": a chosen model whose name another model is often meant by. */
export const modelClarificationSchema = z.object({
  selected: namedVehicleSchema,
  suggested: z.array(namedVehicleSchema).min(1),
});
export type ModelClarification = z.infer<typeof modelClarificationSchema>;
