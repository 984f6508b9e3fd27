import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { createWorkQueue } from '../platform/limits/work-queue.ts';

export const pictureTypes = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
} as const;

export interface PictureForm {
  readonly width: number;
  readonly format: keyof typeof pictureTypes;
}

export interface Picture {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Memory for pictures; one as pixels has 10 to 60 kB. */
const maxBytes = 32e6;

/** One takes up to a second of a processor: pages need the others. */
const atOnce = { running: 1, waiting: 24 };

/**
 * Composes pictures and remembers them.
 *
 * @returns the picture of that key, of the drawing that is made where it is not known yet
 * @throws QueueFull
 */
export function createPictures() {
  // Decoding and encoding share the threads that compress pages: each picture takes one of them.
  sharp.concurrency(1);
  const queue = createWorkQueue(atOnce);
  const kept = new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  const composing = new Map<string, Promise<Picture>>();

  async function compose(key: string, form: PictureForm, draw: () => string): Promise<Picture> {
    const body =
      form.format === 'svg' ? Buffer.from(draw()) : await queue.run(() => rasterize(draw(), form));
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const picture = { body: new Uint8Array(body), etag };
    kept.set(key, picture);
    return picture;
  }

  return async (key: string, form: PictureForm, draw: () => string): Promise<Picture> => {
    const known = kept.get(key) ?? composing.get(key);
    if (known) return known;
    const made = compose(key, form, draw).finally(() => composing.delete(key));
    composing.set(key, made);
    return made;
  };
}

async function rasterize(svg: string, { width, format }: PictureForm): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).resize({ width });
  return format === 'webp' ? picture.webp({ quality: 82 }).toBuffer() : picture.png().toBuffer();
}
