/** How wide in pixels a car is drawn for a card. */
const cardWidth = 480;

/**
 * A drawing of a car, the same for ever.
 *
 * @param file `side-480.svg`: view, width in pixels and format, as the server's pictures are named
 */
export function drawingPath(listingId: number, file: string): string {
  return `/images/listing/${listingId}/${file}`;
}

/** What a car is shown by on a card: its seller's first photograph, or a drawing where none is or none may be shown. */
export function pictureOf(
  { id, photoUrl }: { readonly id: number; readonly photoUrl: string | null | undefined },
  showPhotos: boolean,
): { readonly pictureUrl: string; readonly isPhoto: boolean } {
  return showPhotos && photoUrl
    ? { pictureUrl: photoUrl, isPhoto: true }
    : { pictureUrl: drawingPath(id, `side-${cardWidth}.svg`), isPhoto: false };
}
