import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFeed } from './unreadable-feed.ts';

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
      unzip.push(chunk);
      yield* ready;
      ready = [];
    }
    unzip.push(new Uint8Array(0), true);
    yield* ready;
  } catch (cause) {
    throw new UnreadableFeed(`${name} is a damaged zip file.`, { cause });
  }
  if (failure !== null)
    throw new UnreadableFeed(`${name} is a damaged zip file.`, { cause: failure });
  if (tables.length === 0)
    throw new UnreadableFeed(`${name} is a zip file without a CSV or TSV file.`);
  if (tables.length > 1) {
    throw new UnreadableFeed(
      `${name} holds several tables (${tables.join(', ')}): import them one by one.`,
    );
  }
}
