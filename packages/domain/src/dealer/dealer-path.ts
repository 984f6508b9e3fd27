import type { Owner } from '../listing/seller/owner.ts';
import { withZip } from '../listing/vehicle-address.ts';
import { toSlug } from '../vehicle/slug.ts';

/**
 * A dealer's own page.
 *
 * @param zip of a shopper who said where: distances to its cars are told from there
 */
export function dealerPath(
  { id, name }: Pick<Owner, 'id' | 'name'>,
  zip: string | null = null,
): string {
  const slug = toSlug(name);
  return withZip(`/cars-for-sale/dealer/${id}${slug === '' ? '' : `-${slug}`}`, zip);
}

/** The id in what stands after `dealer/`, whatever name follows it; null where there is none. */
export function parseDealerSegment(segment: string): number | null {
  const id = /^(\d{1,12})(?:-.*)?$/.exec(segment)?.[1];
  return id === undefined ? null : Number(id);
}

/** Of the form with which a dealer is reviewed. @param path of its page */
export const dealerReviewPath = (path: string): string => `${path}/review`;
