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
const valueOfCharacter = new Map(Array.from(alphabet, (character, value) => [character, value]));

/** Characters that 31 bits hold; two such groups and the last five characters are a VIN. */
const groupLength = 6;
const groupMask = 2 ** 31 - 1;
/** In place of the first group, which is smaller. */
const oddMark = groupMask;

/** The bytes of a VIN; undefined when it is an odd one. */
function packVin(vin: string): Uint8Array | undefined {
  if (vin.length !== vinLength) return undefined;
  const [first, second, last] = [
    packCharacters(vin, 0, groupLength),
    packCharacters(vin, groupLength, 2 * groupLength),
    packCharacters(vin, 2 * groupLength, vinLength),
  ];
  if (first === undefined || second === undefined || last === undefined) return undefined;
  // The last group has 26 bits: two of them stand above the others.
  return toBytes(first | ((last >> 25) << 31), second | ((last >> 24) << 31), last);
}

function packCharacters(vin: string, start: number, end: number): number | undefined {
  let packed = 0;
  for (let at = start; at < end; at += 1) {
    const value = valueOfCharacter.get(vin.charAt(at));
    if (value === undefined) return undefined;
    packed = packed * alphabet.length + value;
  }
  return packed;
}

function toBytes(first: number, second: number, last: number): Uint8Array {
  const bytes = new Uint8Array(stride);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, first);
  view.setInt32(4, second);
  view.setUint16(8, last & 0xffff);
  view.setUint8(10, (last >> 16) & 0xff);
  return bytes;
}

function groupsAt({ buffer, byteOffset }: Uint8Array, row: number) {
  const view = new DataView(buffer, byteOffset + stride * row, stride);
  const [first, second] = [view.getInt32(0), view.getInt32(4)];
  const above = (((first >>> 31) << 1) | (second >>> 31)) << 24;
  return {
    first: first & groupMask,
    second: second & groupMask,
    last: above | (view.getUint8(10) << 16) | view.getUint16(8),
  };
}

function unpackCharacters(packed: number, length: number): string {
  let [text, rest] = ['', packed];
  for (let at = 0; at < length; at += 1) {
    text = alphabet.charAt(rest % alphabet.length) + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}

export class VinColumnBuilder {
  readonly #packed = new GrowableNumbers((length) => new Uint8Array(length));
  readonly #odd = new TextColumnBuilder();
  #oddCount = 0;

  push(vin: string): void {
    let bytes = packVin(vin);
    if (!bytes) {
      bytes = toBytes(oddMark, this.#oddCount, 0);
      this.#odd.push(vin);
      this.#oddCount += 1;
    }
    this.#packed.reserve(stride).set(bytes, this.#packed.length);
    this.#packed.advance(stride);
  }

  finish(): VinColumn {
    return { packed: this.#packed.finish(), odd: this.#odd.finish() };
  }
}

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
    packed.set(toBytes(oddMark, count, 0), stride * index);
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

export function hashOfVin(vin: string): number {
  const bytes = packVin(vin) ?? Buffer.from(vin);
  return hashOfBytes(bytes, 0, bytes.length);
}

/** Those of `rows` that have a VIN. */
export function rowsWithVin(column: VinColumn, rows: readonly number[], vin: string): number[] {
  const wanted = packVin(vin);
  if (!wanted) return rows.filter((row) => vinAt(column, row) === vin);
  const { packed } = column;
  return rows.filter((row) => wanted.every((byte, index) => packed[stride * row + index] === byte));
}
