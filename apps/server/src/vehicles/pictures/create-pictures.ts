import { createHash } from 'node:crypto';
import type { CarPicture } from '@forecourt/catalog/pictures/picture-of-car';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { createWorkQueue } from '../../platform/limits/work-queue.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureForm } from './render-picture.ts';

/** Memory for pictures; one has 3 to 60 kB. */
const maxBytes = 24e6;

/** One takes 15 to 30 ms of a processor: pages need the others. A page of results asks for some thirty. */
const atOnce = { running: 1, waiting: 160 };

/** Goes up when the same layers and paint give another picture. */
const version = 1;

/** Names a picture by what it shows: two cars that look alike share one. */
export function pictureName({ layers, paint, isMirrored }: CarPicture, form: PictureForm): string {
  const told = JSON.stringify([version, layers.hash, isMirrored, paint, form.width, form.studio]);
  const hash = createHash('sha1').update(told).digest('base64url');
  return `${hash}.${form.format}`;
}

export interface Pictures {
  /**
   * The picture of a name, rendered where nobody has it yet.
   *
   * @throws QueueFull
   */
  find(name: string, render: () => Promise<Buffer>): Promise<Uint8Array<ArrayBuffer>>;
}

/** Paints pictures and remembers them, in memory and on disk. */
export function createPictures(files: PictureFiles, max = atOnce): Pictures {
  // Decoding and encoding share the threads that compress pages: each picture takes one of them.
  sharp.concurrency(1);
  const queue = createWorkQueue(max);
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxBytes,
    sizeCalculation: (picture, name) => picture.length + name.length,
  });
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function make(name: string, render: () => Promise<Buffer>) {
    const found = await files.read(name);
    const bytes = new Uint8Array(found ?? (await queue.run(render)));
    cached.set(name, bytes);
    if (found === null) await files.write(name, bytes);
    return bytes;
  }

  return {
    async find(name, render) {
      const known = cached.get(name) ?? making.get(name);
      if (known) return known;
      const made = make(name, render).finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
}
