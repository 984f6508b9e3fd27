/** How wide in pixels a car is drawn for a card. */
const cardWidth = 480;

/**
 * An illustration of a car; the same address shows another when the car gets another colour.
 *
 * @param file `front-quarter-480`: view and width in pixels, and a format where one is wanted, as the server's
 * pictures are named
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

/** A car, as far as its picture needs it. */
interface Photographed {
  readonly id: number;
  /** The first of its photographs. */
  readonly photoUrl: string | null | undefined;
}

/**
 * What a car is shown by on a card: its seller's first photograph, or an illustration where none is or none may
 * be shown.
 */
export function pictureOf(
  { id, photoUrl }: Photographed,
  showPhotos: boolean,
): { readonly pictureUrl: string; readonly isPhoto: boolean } {
  return photoUrl && isShown(photoUrl, showPhotos)
    ? { pictureUrl: smallPhotograph(photoUrl), isPhoto: true }
    : { pictureUrl: drawingPath(id, `front-quarter-${cardWidth}`), isPhoto: false };
}

/**
 * What a car is shown by in mails and feeds, whose readers know JPEG: a photograph only where it is on our own
 * server.
 */
export function mailedPictureOf({ id, photoUrl }: Photographed): {
  readonly path: string;
  readonly isPhoto: boolean;
} {
  return photoUrl && isOwnPhotograph(photoUrl)
    ? { path: jpegOf(smallPhotograph(photoUrl)), isPhoto: true }
    : { path: drawingPath(id, `front-quarter-${cardWidth}.jpg`), isPhoto: false };
}

/** Whether a photograph is shown: those on our own server always. @param showPhotos those at addresses of sellers */
const isShown = (url: string, showPhotos: boolean) => showPhotos || isOwnPhotograph(url);

/** Those of a car's photographs that pages show. */
export const shownPhotographs = (urls: readonly string[], showPhotos: boolean): readonly string[] =>
  urls.filter((url) => isShown(url, showPhotos));

/** Path of a photograph that its seller sent to us; its large one stands for it among those of a car. */
export function photographPath(id: string, size: 'large' | 'small'): string {
  return `/images/photographs/${id}/${size}.webp`;
}

const ownPhotograph =
  /^\/images\/photographs\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\/large\.webp$/;

/** Whether a photograph is on our own server. */
export const isOwnPhotograph = (url: string): boolean => ownPhotograph.test(url);

/** The same photograph on our own server for readers that may not know WebP. */
export const jpegOf = (path: string): string => path.replace(/\.webp$/, '.jpg');

/** For cards: the small one of a photograph on our own server; sellers elsewhere have one size. */
export const smallPhotograph = (url: string): string =>
  isOwnPhotograph(url) ? url.replace('large.webp', 'small.webp') : url;

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
