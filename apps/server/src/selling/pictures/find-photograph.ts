import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Database } from '../../platform/database/database.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { adPictures } from '../tables.ts';
import { photographQueue } from './photograph-queue.ts';

/** A photograph as it is asked for. */
export interface PhotographFile {
  readonly id: string;
  readonly size: 'large' | 'small';
  readonly format: 'webp' | 'jpg';
}

/**
 * Finds the bytes of a photograph; undefined where there is none such.
 *
 * @throws QueueFull
 */
export type FindPhotograph = (file: PhotographFile) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Memory for photographs; a large one has some 300 kB. */
const maxBytes = 24e6;

/** One that was removed, or blurred since, is shown by no process any longer than this. */
const keptMs = 60_000;

/** Reads photographs, those asked for lately from memory, and each once however many ask for it. */
export function createFindPhotograph({
  database,
  reads,
}: {
  readonly database: Database;
  readonly reads: Reads;
}): FindPhotograph {
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>, PhotographFile>({
    maxSize: maxBytes,
    ttl: keptMs,
    sizeCalculation: (photograph) => photograph.length,
    fetchMethod: async (_name, _stale, { context: file }) => {
      const readFrom = (from: Database) => readPhotograph(from, file);
      // One that came this moment may not be wherever else it is read.
      const found = (await reads.read(readFrom)) ?? (await readFrom(database));
      return found && (file.format === 'jpg' ? toJpeg(found) : new Uint8Array(found));
    },
  });
  return (file) => cached.fetch(`${file.id} ${file.size} ${file.format}`, { context: file });
}

async function readPhotograph(database: Database, { id, size }: PhotographFile) {
  const [row] = await database
    .select({ bytes: adPictures[size] })
    .from(adPictures)
    .where(eq(adPictures.id, id));
  return row?.bytes;
}

/** For mails and other sites, which may not know WebP. */
async function toJpeg(webp: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await photographQueue.run(() => sharp(webp).jpeg({ quality: 82, mozjpeg: false }).toBuffer()),
  );
}
