import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Keeps what comes by standard input in a file, so that a running server can read it as well. */
export async function saveStandardInput(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `standard-input-${process.pid}-${randomUUID()}`);
  await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
  return path;
}
