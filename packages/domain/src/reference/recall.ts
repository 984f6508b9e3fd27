import { z } from 'zod';

const textSchema = z.string().min(1).max(4000).nullable().default(null);

/** A campaign in which cars of a model year are called back: which cars, only a dealer can tell. */
export const recallSchema = z.object({
  /** `20V218000`. */
  campaign: z.string().min(1).max(40),
  reportedOn: z.iso.date().nullable().default(null),
  component: textSchema,
  summary: textSchema,
  remedy: textSchema,
});
export type Recall = z.infer<typeof recallSchema>;

/** Recalls that may apply to a model, who told them and when. */
export interface KnownRecalls {
  /** The newest first. */
  readonly list: readonly Recall[];
  readonly source: string;
  /** `YYYY-MM-DD`. */
  readonly readOn: string;
}
