import { artworkViews } from '@forecourt/catalog/artwork/views';
import type { Listing } from '@forecourt/domain/listing/listing';
import { drawingPath } from '@forecourt/domain/listing/vehicle-picture';

const viewNames = {
  side: 'left side',
  front: 'front',
  rear: 'rear',
  'side-right': 'right side',
  wheel: 'wheel',
  dashboard: 'dashboard',
  seats: 'seats',
  odometer: 'odometer',
} as const;

/** The seller's photographs, or drawings where there are none or none may be shown. */
export function picturesOf(listing: Listing, name: string, showPhotos: boolean) {
  if (showPhotos && listing.photoUrls.length > 0) {
    return listing.photoUrls.map((url, place) => ({
      key: `photo-${place + 1}`,
      large: url,
      small: url,
      alt: `${name}, picture ${place + 1}`,
    }));
  }
  return artworkViews.map((view) => ({
    key: view as string,
    large: drawingPath(listing.id, `${view}-1280.svg`),
    small: drawingPath(listing.id, `${view}-160.svg`),
    alt: `${name}, drawing of the ${viewNames[view]}`,
  }));
}
