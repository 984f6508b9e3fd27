import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFeed } from '../unreadable-feed.ts';
import { ZipDirectory } from './zip-directory.ts';

/** Bytes, which unpack to a thousand times as many at most: some ten milliseconds. */
const packedAtOnce = 2048;

/** Macs put a file of their own beside each. */
const isTable = (name: string) =>
  /\.(csv|tsv|txt|tab)$/i.test(name) && !name.startsWith('__MACOSX/');

/**
 * The bytes of the one table in a zip archive, as they unpack. An archive with several tables is
 * refused rather than guessed at, and so is one whose table is not what its directory says.
 */
export async function* unzipFirstFile(
  name: string,
  packed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const damaged = (cause: unknown) =>
    new UnreadableFeed(
      directory.hasEncrypted(isTable)
        ? `${name} is an encrypted zip file: expected one without a password.`
        : `${name} is a damaged zip file.`,
      { cause },
    );
  const tables: string[] = [];
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  let checksum = 0;
  const directory = new ZipDirectory();
  const unzip = new Unzip((file) => {
    if (!isTable(file.name)) return;
    tables.push(file.name);
    if (tables.length > 1) return;
    file.ondata = (error, chunk) => {
      if (error) failure = error;
      else {
        checksum = crc32(chunk, checksum);
        ready.push(chunk);
      }
    };
    file.start();
  });
  unzip.register(UnzipInflate);

  try {
    for await (const chunk of packed) {
      directory.pass(chunk);
      // Unpacked here, in the thread that serves: a little at a time, others in between.
      for (let start = 0; start < chunk.length; start += packedAtOnce) {
        unzip.push(chunk.subarray(start, start + packedAtOnce));
        yield* ready;
        ready = [];
        await setImmediate();
      }
    }
    unzip.push(new Uint8Array(0), true);
    yield* ready;
  } catch (cause) {
    if (cause instanceof UnreadableFeed) throw cause;
    throw damaged(cause);
  }
  if (failure !== null) throw damaged(failure);
  if (tables.length === 0)
    throw new UnreadableFeed(`${name} is a zip file without a CSV or TSV file.`);
  if (tables.length > 1) {
    throw new UnreadableFeed(
      `${name} holds several tables (${tables.slice(0, 3).join(', ')}${tables.length > 3 ? ' …' : ''}): import them one by one.`,
    );
  }
  if (directory.findChecksum(isTable) !== checksum) throw damaged(null);
}
