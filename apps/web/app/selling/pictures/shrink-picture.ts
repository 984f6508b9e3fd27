/** Pixels of the longer side: enough for what the server keeps. */
const longest = 2560;

/** Bytes up to which a picture that is no larger than that is sent as it is. */
const fewBytes = 2_000_000;

const thumbnailWidth = 240;

/** A picture as it is sent. */
export interface ShrunkPicture {
  readonly blob: Blob;
  /** A small one of it, as an address; null where this browser cannot read it. */
  readonly thumbnail: string | null;
}

/**
 * Makes a picture smaller before it is sent, to save a phone's data. What this browser cannot read is sent as
 * it is.
 */
export async function shrinkPicture(file: File): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap === null) return { blob: file, thumbnail: null };
  try {
    const { width, height } = bitmap;
    const thumbnail = draw(bitmap, thumbnailWidth / width)?.toDataURL('image/jpeg', 0.7) ?? null;
    const share = longest / Math.max(width, height);
    if (share >= 1 && file.size <= fewBytes) return { blob: file, thumbnail };
    const shrunk = await toJpeg(draw(bitmap, Math.min(1, share)));
    return { blob: shrunk !== null && shrunk.size < file.size ? shrunk : file, thumbnail };
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, share: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * share);
  canvas.height = Math.round(bitmap.height * share);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // A JPEG has no opacity.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement | null) =>
  new Promise<Blob | null>((resolve) =>
    canvas === null ? resolve(null) : canvas.toBlob(resolve, 'image/jpeg', 0.86),
  );
