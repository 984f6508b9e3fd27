import { takeBits } from '../../columns/bit-rows.ts';
import { concatNumbers } from '../../columns/column.ts';
import { GrowableNumbers } from '../../columns/growable-numbers.ts';
import { hashOfBytes } from '../../columns/hash-index.ts';
import { type TextColumn, TextColumnBuilder, textAt } from '../../columns/text-column.ts';

/**
 * VINs in eleven bytes: seventeen of 33 characters take 86 bits. Of a text that is no such VIN, the
 * bytes tell its number among the odd ones.
 */
export interface VinColumn {
  readonly packed: Uint8Array;
  readonly odd: TextColumn;
}

const stride = 11;
const vinLength = 17;
/** I, O and Q never occur. */
const alphabet = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
/** By character code; -1 for what is no such character. */
const values = new Int8Array(128).fill(-1);
for (const [value, character] of Array.from(alphabet).entries()) {
  values[character.charCodeAt(0)] = value;
}

/** Characters that 31 bits hold; two such groups and the last five characters are a VIN. */
const groupLength = 6;
const groupMask = 2 ** 31 - 1;
/** In place of the first group, which is smaller. */
const oddMark = groupMask;

/** Writes the bytes of a VIN; false when it is an odd one. */
function packVin(vin: string, bytes: Uint8Array, at: number): boolean {
  if (vin.length !== vinLength) return false;
  const first = packCharacters(vin, 0, groupLength);
  const second = packCharacters(vin, groupLength, 2 * groupLength);
  const last = packCharacters(vin, 2 * groupLength, vinLength);
  if (first < 0 || second < 0 || last < 0) return false;
  // The last group has 26 bits: two of them stand above the others.
  writeGroups(bytes, at, first | ((last >> 25) << 31), second | ((last >> 24) << 31), last);
  return true;
}

/** -1 when a character is none of the alphabet's. */
function packCharacters(vin: string, start: number, end: number): number {
  let packed = 0;
  for (let at = start; at < end; at += 1) {
    const value = values[vin.charCodeAt(at)] ?? -1;
    if (value < 0) return -1;
    packed = packed * alphabet.length + value;
  }
  return packed;
}

function writeGroups(
  bytes: Uint8Array,
  at: number,
  first: number,
  second: number,
  last: number,
): void {
  writeWord(bytes, at, first);
  writeWord(bytes, at + 4, second);
  bytes[at + 8] = last >> 8;
  bytes[at + 9] = last;
  bytes[at + 10] = last >> 16;
}

function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >> 24;
  bytes[at + 1] = word >> 16;
  bytes[at + 2] = word >> 8;
  bytes[at + 3] = word;
}

function groupsAt({ buffer, byteOffset }: Uint8Array, row: number) {
  const view = new DataView(buffer, byteOffset + stride * row, stride);
  const first = view.getInt32(0);
  const second = view.getInt32(4);
  const above = (((first >>> 31) << 1) | (second >>> 31)) << 24;
  return {
    first: first & groupMask,
    second: second & groupMask,
    last: above | (view.getUint8(10) << 16) | view.getUint16(8),
  };
}

function unpackCharacters(packed: number, length: number): string {
  let text = '';
  let rest = packed;
  for (let at = 0; at < length; at += 1) {
    text = alphabet.charAt(rest % alphabet.length) + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}

/** Takes VINs one after the other; what is none by its characters or length is kept as a text. */
export class VinColumnBuilder {
  readonly #packed = new GrowableNumbers((length) => new Uint8Array(length));
  readonly #odd = new TextColumnBuilder();
  #oddCount = 0;

  push(vin: string): void {
    const packed = this.#packed.reserve(stride);
    if (!packVin(vin, packed, this.#packed.length)) {
      writeGroups(packed, this.#packed.length, oddMark, this.#oddCount, 0);
      this.#odd.push(vin);
      this.#oddCount += 1;
    }
    this.#packed.advance(stride);
  }

  finish(): VinColumn {
    return { packed: this.#packed.finish(), odd: this.#odd.finish() };
  }
}

/** The VIN of a row as it was pushed. */
export function vinAt({ packed, odd }: VinColumn, row: number): string {
  const { first, second, last } = groupsAt(packed, row);
  if (first === oddMark) return textAt(odd, second) ?? '';
  return (
    unpackCharacters(first, groupLength) +
    unpackCharacters(second, groupLength) +
    unpackCharacters(last, vinLength - 2 * groupLength)
  );
}

/** Rows of several parts in one order. @param rows counted on from part to part */
export function gatherVins(parts: readonly VinColumn[], rows: Uint32Array): VinColumn {
  const [first = new Uint8Array(), ...others] = parts.map((part) => part.packed);
  const { bytes: packed } = takeBits({ stride, bytes: concatNumbers(first, others) }, rows);
  const odd = new TextColumnBuilder();
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    if (!isOdd(packed, index)) continue;
    odd.push(vinOf(parts, rows[index] ?? 0));
    writeGroups(packed, stride * index, oddMark, count, 0);
    count += 1;
  }
  return { packed, odd: odd.finish() };
}

/** The mark's first byte is above that of any group. */
function isOdd(packed: Uint8Array, row: number): boolean {
  return ((packed[stride * row] ?? 0) & 0x7f) === 0x7f;
}

/** @param row counted on from part to part */
function vinOf(parts: readonly VinColumn[], row: number): string {
  let first = 0;
  for (const part of parts) {
    const rows = part.packed.length / stride;
    if (row < first + rows) return vinAt(part, row - first);
    first += rows;
  }
  throw new Error(`There is no row ${row}.`);
}

/** A hash of each row's VIN, as `hashOfVin` makes of the VIN itself. */
export function hashesOfVins({ packed, odd }: VinColumn): Uint32Array {
  const hashes = new Uint32Array(packed.length / stride);
  for (let row = 0; row < hashes.length; row += 1) {
    hashes[row] = isOdd(packed, row)
      ? hashOfVin(vinAt({ packed, odd }, row))
      : hashOfBytes(packed, stride * row, stride * (row + 1));
  }
  return hashes;
}

function packedVin(vin: string): Uint8Array | undefined {
  const bytes = new Uint8Array(stride);
  return packVin(vin, bytes, 0) ? bytes : undefined;
}

/** The hash that a row of this VIN has among the hashes of the column. */
export function hashOfVin(vin: string): number {
  const packed = packedVin(vin) ?? Buffer.from(vin);
  return hashOfBytes(packed, 0, packed.length);
}

/** Those of `rows` that have a VIN. */
export function rowsWithVin(column: VinColumn, rows: readonly number[], vin: string): number[] {
  const wanted = packedVin(vin);
  if (!wanted) return rows.filter((row) => vinAt(column, row) === vin);
  const { packed } = column;
  return rows.filter((row) => wanted.every((byte, index) => packed[stride * row + index] === byte));
}
