import type { VehicleName, VehicleReference } from '../vehicle/reference.ts';
import { sameSlug, toSlug } from '../vehicle/slug.ts';
import { findMakeBySlug, findModelBySlug, slugOf } from '../vehicle/vehicle-slugs.ts';

/** Model years that an address may name. */
const yearPattern = /^(19|20)\d\d$/;

/** The page from which every model is found. */
export const modelsPath = '/research';

/** The page of a make's models. */
export function makePath({ name }: { readonly name: string }): string {
  return `${modelsPath}/${toSlug(name)}`;
}

/** The page about a model, or about a year of it. */
export function researchPath(
  modelCode: string,
  year: number | null,
  reference: VehicleReference,
): string {
  const model = reference.findModel(modelCode);
  const make = model && reference.findMake(model.makeCode);
  const parts = [toSlug(make?.name ?? ''), model ? segmentOf(model) : '', ...(year ? [year] : [])];
  return `${modelsPath}/${parts.join('/')}`;
}

/** Of the form with which a year of a model is reviewed. */
export const modelReviewPath = (
  modelCode: string,
  year: number,
  reference: VehicleReference,
): string => `${researchPath(modelCode, null, reference)}/review?year=${year}`;

/** Hyphens as in the name; names that differ in signs alone, such as `CLA 250+`, have segments of their own. */
function segmentOf(model: Pick<VehicleName, 'name' | 'slug'>): string {
  const plain = toSlug(model.name);
  return sameSlug(plain, slugOf(model)) ? plain : slugOf(model);
}

/** The model that an address is about; null where it names none. */
export function parseResearchPath(
  { make, model, year }: { readonly make: string; readonly model: string; readonly year?: string },
  reference: VehicleReference,
): { readonly makeCode: string; readonly modelCode: string; readonly year: number | null } | null {
  const makeCode = findMakeBySlug(make.toLowerCase(), reference);
  const modelCode =
    makeCode === undefined ? undefined : findModelBySlug(model.toLowerCase(), makeCode, reference);
  if (makeCode === undefined || modelCode === undefined) return null;
  if (year === undefined) return { makeCode, modelCode, year: null };
  return yearPattern.test(year) ? { makeCode, modelCode, year: Number(year) } : null;
}
