import { type FileHandle, open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { putTogether } from './sections.ts';
import {
  type Contents,
  type Maker,
  parseHeader,
  type Refusal,
  type Stretch,
} from './snapshot-format.ts';

export type Reading =
  | { readonly kind: 'read'; readonly origin: unknown; readonly data: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' };

/**
 * Parts of a file are read at once, by as many threads as Node has for files: most of the time goes into memory
 * that was never used before. A whole number of large pages.
 */
const partBytes = 2 ** 24;

/** Reads a snapshot into one piece of shared memory, which its arrays are views of. */
export async function readSnapshot(path: string, maker: Maker): Promise<Reading> {
  const bytes = await readIfThere(path);
  if (!bytes) return { kind: 'missing' };
  const header = parseHeader(bytes, maker);
  if (typeof header === 'string') return { kind: 'refused', refusal: header };
  const table = sound(bytes, header.contents);
  if (!table) return { kind: 'refused', refusal: 'corrupt' };
  const { shape, sections }: Contents = JSON.parse(Buffer.from(table).toString());
  const parts = sections.flatMap((stretch) => sound(bytes, stretch) ?? []);
  if (parts.length < sections.length) return { kind: 'refused', refusal: 'corrupt' };
  const data = putTogether(shape, (section) => parts[section] ?? new Uint8Array());
  return { kind: 'read', origin: header.origin, data };
}

/** A part of the file, when its checksum agrees. */
function sound(file: Uint8Array, { at, bytes, checksum }: Stretch): Uint8Array | undefined {
  const part = file.subarray(at, at + bytes);
  return crc32(part) === checksum ? part : undefined;
}

async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(new SharedArrayBuffer(size));
    const starts = Array.from(
      { length: Math.ceil(size / partBytes) },
      (_, part) => part * partBytes,
    );
    await Promise.all(starts.map((start) => fill(bytes, file, start)));
    return bytes;
  } finally {
    await file.close();
  }
}

/** Reads a part of the file, as far as there is one, to where it belongs. */
async function fill(bytes: Uint8Array, file: FileHandle, start: number): Promise<void> {
  const end = Math.min(start + partBytes, bytes.length);
  for (let at = start, more = -1; at < end && more !== 0; at += more) {
    more = (await file.read(bytes, at, end - at, at)).bytesRead;
  }
}
