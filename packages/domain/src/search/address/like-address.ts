import type { Listing } from '../../listing/listing.ts';

/** A search for cars like one: of its model, and about as old. */
export function likeAddress({
  makeCode,
  modelCode,
  year,
}: Pick<Listing, 'makeCode' | 'modelCode' | 'year'>): string {
  const years = { startYear: String(year - 2), endYear: String(year + 2) };
  return `/cars-for-sale?${new URLSearchParams({ makeCode, modelCode, ...years })}`;
}
