import { findModel } from '@forecourt/catalog/vehicles/catalog';
import { recallSchema } from '@forecourt/domain/reference/recall';
import { z } from 'zod';
import { Refusal } from '../platform/refusal.ts';

/** A file cannot be used. */
export class RefusedSafetyFile extends Refusal {
  override readonly name = 'RefusedSafetyFile';
}

const labelled = z.array(
  z.strictObject({ label: z.string().min(1).max(80), value: z.string().min(1).max(200) }),
);

const modelYearSchema = z.strictObject({
  modelCode: z.string().refine((code) => findModel(code) !== undefined, {
    error: 'expected the code of a model of the catalog',
  }),
  year: z.int().min(1980).max(2100),
  ratings: labelled.default([]),
  specifications: labelled.default([]),
  recalls: z.array(recallSchema).default([]),
});

const fileSchema = z.strictObject({
  source: z.string().min(2).max(80),
  modelYears: z.array(modelYearSchema).min(1),
});

/** Crash ratings and room of model years, and who tells them. */
export type SafetyFile = z.output<typeof fileSchema>;

/** What of a model year a source tells. */
export type SafetyFacts = Pick<
  SafetyFile['modelYears'][number],
  'ratings' | 'specifications' | 'recalls'
>;

/** @throws RefusedSafetyFile with the place and what was expected there */
export function parseSafetyFile(text: string): SafetyFile {
  const { data, error } = fileSchema.safeParse(parseJson(text));
  if (data) return data;
  const [issue] = error.issues;
  throw new RefusedSafetyFile(`${issue?.path.join('.') || 'The file'}: ${issue?.message}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedSafetyFile('The file is no JSON.');
  }
}
