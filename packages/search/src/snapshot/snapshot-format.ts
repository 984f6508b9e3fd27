import { crc32 } from 'node:zlib';

/**
 * A snapshot is one file: a header of fixed size, the sections one behind the other, aligned to eight
 * bytes, and the table of contents. It is written under another name, flushed and then renamed, so
 * that under its own name there is always a whole one. Numbers are in the machine's byte order, which
 * is part of the build.
 */
const magic = 'FORECOURT INDEX\n';
const formatVersion = 1;
export const headerBytes = 4096;
export const alignment = 8;

/** What wrote the snapshot: another build may mean something else by the same numbers. */
export interface Maker {
  readonly build: string;
  readonly schema: string;
}

export interface Header extends Maker {
  /** What the data is a copy of, as the caller knows it. */
  readonly origin: unknown;
  /** Of the whole file. */
  readonly bytes: number;
  readonly contents: Stretch;
}

export interface Stretch {
  readonly at: number;
  readonly bytes: number;
  readonly checksum: number;
}

export interface Contents {
  readonly shape: unknown;
  readonly sections: readonly Stretch[];
}

/** Why a file is refused: no snapshot, of another format or build, cut short, or damaged. */
export type Refusal = 'foreign' | 'older' | 'truncated' | 'corrupt';

const start = magic.length + 12;

/** Magic, version of the format, length and checksum of the JSON that follows, and the JSON. */
export function toHeaderBytes(header: Header): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  if (start + json.length > headerBytes) throw new Error('The header of the snapshot is too long.');
  const bytes = Buffer.alloc(headerBytes);
  let at = bytes.write(magic);
  for (const number of [formatVersion, json.length, crc32(json)])
    at = bytes.writeUInt32LE(number, at);
  json.copy(bytes, at);
  return bytes;
}

/**
 * The header of a file, or why the file is not read.
 *
 * @param file from its beginning; its length is that of the whole file
 * @param maker who would read it: what another build or schema wrote is `older`
 */
export function parseHeader(file: Uint8Array, maker: Maker): Header | Refusal {
  const bytes = Buffer.from(file.subarray(0, headerBytes));
  if (bytes.toString('latin1', 0, magic.length) !== magic) return 'foreign';
  if (bytes.length < headerBytes) return 'truncated';
  if (bytes.readUInt32LE(magic.length) !== formatVersion) return 'older';
  const json = bytes.subarray(start, start + bytes.readUInt32LE(magic.length + 4));
  if (crc32(json) !== bytes.readUInt32LE(magic.length + 8)) return 'corrupt';
  const header: Header = JSON.parse(json.toString());
  if (header.build !== maker.build || header.schema !== maker.schema) return 'older';
  return file.length < header.bytes ? 'truncated' : header;
}
