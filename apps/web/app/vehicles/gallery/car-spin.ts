import { spinOfCar } from '@forecourt/catalog/pictures/picture-of-car';
import type { Listing } from '@forecourt/domain/listing/listing';
import { drawingPath, shownPhotographs } from '@forecourt/domain/listing/vehicle-picture';

/** Pictures from all around a car. */
export interface Spin {
  /** Addresses, evenly apart and clockwise as seen from above, the left side first. */
  readonly frames: readonly string[];
  /** No photographs of this car: a modelled body in its colour. */
  readonly illustration: boolean;
}

/** Pixels across a frame, as large as it was rendered. */
const frameWidth = 480;

/**
 * What a car can be turned by; null where there is nothing, or photographs that an illustration must not stand
 * beside.
 */
export function spinOf(listing: Listing, showPhotos: boolean): Spin | null {
  const { id, photoUrls, spinUrls = [] } = listing;
  if (showPhotos && spinUrls.length > 0) return { frames: spinUrls, illustration: false };
  if (shownPhotographs(photoUrls, showPhotos).length > 0) return null;
  const frames = spinOfCar(listing).map((view) => drawingPath(id, `${view}-${frameWidth}`));
  return frames.length > 0 ? { frames, illustration: true } : null;
}
