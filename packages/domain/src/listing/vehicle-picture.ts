/** How wide in pixels a car is drawn for a card. */
const cardWidth = 480;

/**
 * An illustration of a car, the same for ever.
 *
 * @param file `front-quarter-480`: view and width in pixels, and a format where one is wanted, as the server's pictures are named
 */
export function drawingPath(listingId: number, file: string): string {
  return `/images/listing/${listingId}/${file}`;
}

/** The name of the picture that other sites show beside a link to a car. */
export const previewFile = 'preview.png';

/** Its address: another price makes another, which sites that keep pictures ask for anew. */
export function previewPath(listingId: number, price: number | null): string {
  return `${drawingPath(listingId, previewFile)}?price=${price ?? 'none'}`;
}

/** What a car is shown by on a card: its seller's first photograph, or an illustration where none is or none may be shown. */
export function pictureOf(
  { id, photoUrl }: { readonly id: number; readonly photoUrl: string | null | undefined },
  showPhotos: boolean,
): { readonly pictureUrl: string; readonly isPhoto: boolean } {
  return showPhotos && photoUrl
    ? { pictureUrl: photoUrl, isPhoto: true }
    : { pictureUrl: drawingPath(id, `front-quarter-${cardWidth}`), isPhoto: false };
}

/**
 * An illustration of any car of a model year, the same for ever.
 *
 * @param color of the simple colours; silver when null
 * @param file as of a listing
 */
export function modelDrawingPath(
  { modelCode, year }: { readonly modelCode: string; readonly year: number },
  color: string | null,
  file: string,
): string {
  return `/images/model/${encodeURIComponent(modelCode)}/${year}/${color ?? 'SILVER'}/${file}`;
}
