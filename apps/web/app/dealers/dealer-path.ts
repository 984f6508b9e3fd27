import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { toSlug } from '@forecourt/domain/vehicle/slug';

/** A dealer's own page. */
export function dealerPath({ id, name }: Pick<Owner, 'id' | 'name'>): string {
  const slug = toSlug(name);
  return `/cars-for-sale/dealer/${id}${slug === '' ? '' : `-${slug}`}`;
}

/** The id in what stands after `dealer/`, whatever name follows it; null where there is none. */
export function parseDealerSegment(segment: string): number | null {
  const id = /^(\d{1,12})(?:-.*)?$/.exec(segment)?.[1];
  return id === undefined ? null : Number(id);
}
