import type { VehicleName, VehicleReference } from './reference.ts';
import { sameSlug, toSlug } from './slug.ts';

/** Codes by path segment. A slug that two names share belongs to the first. */
type SlugIndex = ReadonlyMap<string, string>;

/** Slugs are worked out once per catalogue and make: an address may hold hundreds of segments. */
const makeIndexes = new WeakMap<VehicleReference, SlugIndex>();
const modelIndexes = new WeakMap<VehicleReference, Map<string, SlugIndex>>();

/** The path segment of a make or model. */
export function slugOf({ name, slug }: Pick<VehicleName, 'name' | 'slug'>): string {
  return slug ?? toSlug(name);
}

function indexOf(entries: readonly VehicleName[]): SlugIndex {
  const index = new Map<string, string>();
  for (const entry of entries) {
    const slug = slugOf(entry);
    if (slug !== '' && !index.has(slug)) index.set(slug, entry.code);
  }
  return index;
}

function makeIndex(reference: VehicleReference): SlugIndex {
  const index = makeIndexes.get(reference) ?? indexOf(reference.makes);
  makeIndexes.set(reference, index);
  return index;
}

function modelIndex(makeCode: string, reference: VehicleReference): SlugIndex {
  const ofMakes = modelIndexes.get(reference) ?? new Map<string, SlugIndex>();
  modelIndexes.set(reference, ofMakes);
  const index = ofMakes.get(makeCode) ?? indexOf(reference.modelsOf(makeCode));
  ofMakes.set(makeCode, index);
  return index;
}

/** The segment's own spelling first, else one that is hyphenated otherwise: `f-150` finds `f150`. */
function lookUp(index: SlugIndex, segment: string): string | undefined {
  const exact = index.get(segment);
  if (exact !== undefined) return exact;
  const similar = [...index.keys()].find((slug) => sameSlug(slug, segment));
  return similar === undefined ? undefined : index.get(similar);
}

/** The code of the make that a segment of a path names, however it is hyphenated. */
export function findMakeBySlug(segment: string, reference: VehicleReference): string | undefined {
  return lookUp(makeIndex(reference), segment);
}

/** The code of the model of that make that a segment names, however it is hyphenated. */
export function findModelBySlug(
  segment: string,
  makeCode: string,
  reference: VehicleReference,
): string | undefined {
  return lookUp(modelIndex(makeCode, reference), segment);
}
