import { viewsOfCar } from '@forecourt/catalog/pictures/picture-of-car';
import type { GalleryView } from '@forecourt/catalog/pictures/views';
import type { Listing } from '@forecourt/domain/listing/listing';
import {
  drawingPath,
  shownPhotographs,
  smallPhotograph,
} from '@forecourt/domain/listing/vehicle-picture';

export interface GalleryPicture {
  readonly key: string;
  readonly large: string;
  /** The large one at several widths, for `srcset`; absent where a seller sent one size. */
  readonly widths?: string;
  readonly small: string;
  readonly alt: string;
  /** No photograph of this car: a modelled body in its colour. */
  readonly isIllustration: boolean;
}

const viewNames: Readonly<Record<GalleryView, string>> = {
  'front-quarter': 'from the front left',
  side: 'from the left side',
  'rear-quarter': 'from the rear left',
  front: 'from the front',
  rear: 'from behind',
  interior: 'of the cabin',
  'second-row': 'of the second row',
  'third-row': 'of the third row',
  wheel: 'of a wheel',
};

/** The seller's photographs, or illustrations where there are none or none may be shown. */
export function picturesOf(
  listing: Listing,
  name: string,
  showPhotos: boolean,
): readonly GalleryPicture[] {
  const photographs = shownPhotographs(listing.photoUrls, showPhotos);
  if (photographs.length > 0) {
    return photographs.map((url, place) => ({
      key: `photo-${place + 1}`,
      large: url,
      small: smallPhotograph(url),
      alt: `${name}, picture ${place + 1}`,
      isIllustration: false,
    }));
  }
  return viewsOfCar(listing).map((view) => ({
    key: view,
    large: drawingPath(listing.id, `${view}-1280`),
    widths: [480, 640, 960, 1280]
      .map((width) => `${drawingPath(listing.id, `${view}-${width}`)} ${width}w`)
      .join(', '),
    small: drawingPath(listing.id, `${view}-160`),
    alt: `${name}, illustration ${viewNames[view]}`,
    isIllustration: true,
  }));
}
