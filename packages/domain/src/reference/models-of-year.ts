import type { VehicleName, VehicleReference } from '../vehicle/reference.ts';

/** Models to choose from. */
export interface OfferedModels {
  readonly models: readonly (VehicleName & { readonly makeCode: string })[];
  /** Whether the models were sold in the year that is known; null where no year is. */
  readonly isOfYear: boolean | null;
}

/** Models of some makes that were sold in a model year; all of them where none is known to have been. */
export function modelsOfYear(
  makeCodes: readonly string[],
  year: number | null,
  reference: VehicleReference,
): OfferedModels {
  const models = makeCodes.flatMap((makeCode) =>
    reference.modelsOf(makeCode).map((model) => ({ ...model, makeCode })),
  );
  if (year === null) return { models, isOfYear: null };
  const sold = models.filter(({ code }) => reference.isSold(code, year));
  return sold.length > 0 ? { models: sold, isOfYear: true } : { models, isOfYear: false };
}
