import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { boundUnpacked } from '../feed-limits.ts';
import { UnreadableFeed } from '../unreadable-feed.ts';
import { unzipFirstFile } from './unzip-first-file.ts';

/** A feed's bytes, unpacked, with what is known for showing progress. */
export interface FeedSource {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Bytes read so far of the packed file, for progress. */
  readonly bytesRead: () => number;
  /** Size of the packed file; null for a stream of unknown length. */
  readonly size: number | null;
  /** Lets go of the file, read to its end or not: it would stay open, and on the disk, as long as the process runs. */
  readonly close: () => void;
}

/**
 * Opens a file by path. Gzip and zip are known by their first bytes, not by the name.
 *
 * @param name what it is called in sentences
 */
export async function openFeedFile(path: string, name = path): Promise<FeedSource> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableFeed(`The file ${path} cannot be opened (${error.code}).`);
  });
  if (!found.isFile()) throw new UnreadableFeed(`${path} is not a file.`);
  return openFeedStream(name, createReadStream(path), found.size);
}

/** Wraps a stream, such as standard input. */
export async function openFeedStream(
  name: string,
  stream: Readable,
  size: number | null = null,
): Promise<FeedSource> {
  let read = 0;
  const packed = (async function* () {
    for await (const chunk of stream) {
      read += chunk.length;
      yield chunk as Uint8Array;
    }
  })();
  const first = await packed.next();
  if (first.done) throw new UnreadableFeed(`${name} is empty.`);
  const bytes = unpack(name, first.value, prepend(first.value, packed));
  return {
    name,
    size,
    bytesRead: () => read,
    bytes: boundUnpacked(name, bytes, () => read),
    close: () => void stream.destroy(),
  };
}

async function* prepend(first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield first;
  yield* rest;
}

function unpack(
  name: string,
  start: Uint8Array,
  packed: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  if (start[0] === 0x1f && start[1] === 0x8b) return gunzip(name, packed);
  if (start[0] === 0x50 && start[1] === 0x4b) return unzipFirstFile(name, packed);
  return packed;
}

async function* gunzip(name: string, packed: AsyncIterable<Uint8Array>) {
  const gunzipping = createGunzip();
  // What fails in it is told to who reads the result.
  pipeline(Readable.from(packed), gunzipping, () => {});
  try {
    yield* gunzipping as AsyncIterable<Uint8Array>;
  } catch (cause) {
    throw new UnreadableFeed(`${name} is a damaged gzip file.`, { cause });
  }
}
