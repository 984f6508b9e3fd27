import type { Listing } from '@forecourt/domain/listing/listing';

/** Pictures from all around a car. */
export interface Spin {
  /** Addresses, evenly apart and clockwise as seen from above, the left side first. */
  readonly frames: readonly string[];
  /** No photographs of this car: a modelled body in its colour. */
  readonly illustration: boolean;
}

/** What a car can be turned by; null where there is nothing that may be shown. */
export function spinOf({ spinUrls = [] }: Listing, showPhotos: boolean): Spin | null {
  return showPhotos && spinUrls.length > 0 ? { frames: spinUrls, illustration: false } : null;
}
