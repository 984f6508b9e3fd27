import { toSlug } from './slug.ts';

/** A model year, or one trim of it. */
export interface ReferenceVehicle {
  readonly year: number;
  readonly modelCode: string;
  /** The trim's name as a path segment; null for the model year as a whole. */
  readonly trimSlug: string | null;
}

/** The id under which others ask for a trim of a model year: `2020_CAMRY_xle`. No model code holds a `_`. */
export function toVehicleId(year: number, modelCode: string, trim: string | null): string {
  const parts = [String(year), modelCode, ...(trim === null ? [] : [toSlug(trim)])];
  return parts.join('_');
}

/** What an id stands for; null for a text that is none. */
export function parseVehicleId(id: string): ReferenceVehicle | null {
  const [, year, modelCode, trimSlug] =
    /^(\d{4})_([A-Z0-9-]{1,12})(?:_([a-z0-9-]{1,80}))?$/.exec(id) ?? [];
  if (year === undefined || modelCode === undefined) return null;
  return { year: Number(year), modelCode, trimSlug: trimSlug ?? null };
}
