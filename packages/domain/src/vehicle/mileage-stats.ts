import { z } from 'zod';

/** Odometers that count: above 0 and below this. */
export const mileageCutoff = 250_000;

/** Miles a year that cars are driven on average. */
export const averageMilesPerYear = 15_000;

/** Years that the average car on the road has. */
export const averageVehicleAge = 12.5;

/** Odometers up to this belong to cars that were driven little. */
export const mileageThreshold = 50_000;

/** Mileage of a model's cars, over all and by model year. */
export const mileageStatsSchema = z.object({
  max: z.number().min(0),
  mean: z.number().min(0),
  count: z.int().min(0),
  facetSearchFieldStats: z.object({
    year: z.object({
      facetStats: z.array(
        z.object({
          /** The model year. */
          name: z.string(),
          count: z.int().min(0),
          max: z.number().min(0),
          mean: z.number().min(0),
        }),
      ),
    }),
  }),
});
export type MileageStats = z.infer<typeof mileageStatsSchema>;

/** Whether an odometer says anything: one of 0 was not read, one beyond the cutoff is rarely true. */
export const countsMileage = (mileage: number): boolean => mileage > 0 && mileage < mileageCutoff;

/** Summary of odometers; null when none counts. */
export function summarizeMileage(
  mileages: readonly number[],
): { readonly max: number; readonly mean: number; readonly count: number } | null {
  const counted = mileages.filter(countsMileage);
  if (counted.length === 0) return null;
  const total = counted.reduce((sum, mileage) => sum + mileage, 0);
  const max = counted.reduce((most, mileage) => Math.max(most, mileage));
  return { max, mean: total / counted.length, count: counted.length };
}

/**
 * Mean miles a year over the years' means, each weighing as many cars as it has. A car of the
 * current year or newer counts as one year old. Null without cars.
 */
export function meanMilesPerYear(stats: MileageStats, currentYear: number): number | null {
  const years = stats.facetSearchFieldStats.year.facetStats.filter(({ count }) => count > 0);
  const cars = years.reduce((sum, { count }) => sum + count, 0);
  if (cars === 0) return null;
  const total = years.reduce((sum, { name, mean, count }) => {
    const age = Math.max(1, currentYear - Number(name));
    return sum + (mean / age) * count;
  }, 0);
  return total / cars;
}

/** How a model's odometers stand beside those of all cars. */
export interface MileageComparison {
  /** Mean of the model. */
  readonly averageMiles: number;
  /** Most of the model. */
  readonly mileageMax: number;
  /** Miles that the model's mean is above the mean of all; negative below. */
  readonly difference: number;
  /** The same of the most. */
  readonly maxDifference: number;
  readonly mileagePerYearMean: number | null;
  /** Cars of the model years whose mean is up to the threshold. */
  readonly facetStatsCalculate: number;
}

/** Cars of the model years that were driven little on average. */
function facetStatsCalculate({ facetSearchFieldStats }: MileageStats): number {
  return facetSearchFieldStats.year.facetStats
    .filter(({ mean }) => mean <= mileageThreshold)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Null where either has no cars. */
export function compareMileage(
  model: MileageStats,
  all: MileageStats,
  currentYear: number,
): MileageComparison | null {
  if (model.count === 0 || all.count === 0) return null;
  return {
    averageMiles: model.mean,
    mileageMax: model.max,
    difference: model.mean - all.mean,
    maxDifference: model.max - all.max,
    mileagePerYearMean: meanMilesPerYear(model, currentYear),
    facetStatsCalculate: facetStatsCalculate(model),
  };
}
