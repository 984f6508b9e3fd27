import { setImmediate } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFeed } from '../unreadable-feed.ts';

/** Bytes, which unpack to a thousand times as many at most: some ten milliseconds. */
const packedAtOnce = 2048;

const tableName = /\.(csv|tsv|txt|tab)$/i;

/**
 * The bytes of the one table in a zip archive, as they unpack. An archive with several tables is
 * refused rather than guessed at.
 */
export async function* unzipFirstFile(
  name: string,
  packed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const tables: string[] = [];
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const unzip = new Unzip((file) => {
    if (!tableName.test(file.name) || file.name.startsWith('__MACOSX/')) return;
    tables.push(file.name);
    if (tables.length > 1) return;
    file.ondata = (error, chunk) => {
      if (error) failure = error;
      else ready.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);

  try {
    for await (const chunk of packed) {
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
    throw new UnreadableFeed(`${name} is a damaged zip file.`, { cause });
  }
  if (failure !== null)
    throw new UnreadableFeed(`${name} is a damaged zip file.`, { cause: failure });
  if (tables.length === 0)
    throw new UnreadableFeed(`${name} is a zip file without a CSV or TSV file.`);
  if (tables.length > 1) {
    throw new UnreadableFeed(
      `${name} holds several tables (${tables.slice(0, 3).join(', ')}${tables.length > 3 ? ' …' : ''}): import them one by one.`,
    );
  }
}
