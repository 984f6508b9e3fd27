import type { Recall } from '@forecourt/domain/reference/recall';
import { z } from 'zod';
import { addressAt, fetchAnswer } from '../../platform/http/fetch-answer.ts';

/** How NHTSA names a model year. */
export interface NamedModelYear {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

const variantsSchema = z.object({
  Results: z.array(z.object({ VehicleId: z.number(), VehicleDescription: z.string() })),
});

const starsSchema = z.object({
  Results: z.array(
    z.object({
      OverallRating: text,
      OverallFrontCrashRating: text,
      OverallSideCrashRating: text,
      RolloverRating: text,
    }),
  ),
});

/** As they are kept: who was tested, and the stars. */
export const crashRatingsSchema = z.object({
  vehicle: z.string(),
  ratings: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type CrashRatings = z.infer<typeof crashRatingsSchema>;

const starLabels = [
  ['OverallRating', 'Overall'],
  ['OverallFrontCrashRating', 'Frontal crash'],
  ['OverallSideCrashRating', 'Side crash'],
  ['RolloverRating', 'Rollover'],
] as const;

/** Variants of a model year that are asked about; each is a request. */
const maxVariants = 4;

/** Crash ratings of the first variant that was tested; none for a model year that was not. */
export async function askCrashRatings(
  base: string,
  { make, model, year }: NamedModelYear,
): Promise<CrashRatings> {
  const of = ['SafetyRatings', 'modelyear', year, 'make', make, 'model', model];
  const variants = await fetchAnswer(addressAt(base, of), variantsSchema);
  const asked = (variants?.Results ?? []).slice(0, maxVariants).map(async (variant) => ({
    vehicle: variant.VehicleDescription,
    ratings: await askStars(base, variant.VehicleId),
  }));
  const tested = (await Promise.all(asked)).find(({ ratings }) => ratings.length > 0);
  return tested ?? { vehicle: '', ratings: [] };
}

/** None for a variant that was not tested. */
async function askStars(base: string, vehicleId: number): Promise<CrashRatings['ratings']> {
  const at = addressAt(base, ['SafetyRatings', 'VehicleId', vehicleId]);
  const [stars] = (await fetchAnswer(at, starsSchema))?.Results ?? [];
  return starLabels.flatMap(([field, label]) => {
    const given = stars?.[field] ?? '';
    return /^[1-5]$/.test(given) ? [{ label, value: `${given} of 5` }] : [];
  });
}

const recallsSchema = z.object({
  results: z.array(
    z.object({
      NHTSACampaignNumber: z.string(),
      ReportReceivedDate: text,
      Component: text,
      Summary: text,
      Remedy: text,
    }),
  ),
});

/** Recalls of a model year, the newest first; none for one that NHTSA does not know. */
export async function askRecalls(
  base: string,
  { make, model, year }: NamedModelYear,
): Promise<Recall[]> {
  const query = { make, model, modelYear: String(year) };
  const url = addressAt(base, ['recalls', 'recallsByVehicle'], query);
  const found = await fetchAnswer(url, recallsSchema);
  const recalls = (found?.results ?? []).map((recall) => ({
    campaign: recall.NHTSACampaignNumber,
    reportedOn: dayOf(recall.ReportReceivedDate),
    component: recall.Component,
    summary: recall.Summary,
    remedy: recall.Remedy,
  }));
  return recalls.sort((a, b) => (b.reportedOn ?? '').localeCompare(a.reportedOn ?? ''));
}

/** NHTSA writes days first: `26/03/2020`. */
function dayOf(date: string | null): string | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(date ?? '') ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}
