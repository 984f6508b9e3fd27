import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/**
 * Keeps a file that was sent, or fetched, while something is done with it.
 *
 * @param use is given its path
 */
export async function withSentFile<Result>(
  dataDir: string,
  bytes: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, 'incoming', 'sent');
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    await pipeline(Readable.from(bytes), createWriteStream(path, { mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
