import type { NumberArray } from '../columns/growable-numbers.ts';

/**
 * Plain data as a small shape and large sections: an array of numbers is a section of its bytes, a
 * long list a section of JSON. What is left, the shape, is JSON that names the sections by number.
 */
export type Section =
  | { readonly kind: 'numbers'; readonly numbers: NumberArray }
  | { readonly kind: 'list'; readonly items: readonly unknown[] };

/** Lists up to this length stay in the shape; the few that hold arrays of numbers are shorter. */
const longestInShape = 64;

/** Bytes of a section that are made at a time, and so the longest that anything else waits. */
const pieceBytes = 2 ** 22;
const pieceItems = 500;

type View = readonly [buffer: ArrayBufferLike, byteOffset: number, byteLength: number];

/** How an array of each type is made over bytes. */
const arrayTypes = {
  Uint8Array: (...[buffer, at, bytes]: View) => new Uint8Array(buffer, at, bytes),
  Uint16Array: (...[buffer, at, bytes]: View) => new Uint16Array(buffer, at, bytes / 2),
  Uint32Array: (...[buffer, at, bytes]: View) => new Uint32Array(buffer, at, bytes / 4),
  Int32Array: (...[buffer, at, bytes]: View) => new Int32Array(buffer, at, bytes / 4),
  Float32Array: (...[buffer, at, bytes]: View) => new Float32Array(buffer, at, bytes / 4),
  Float64Array: (...[buffer, at, bytes]: View) => new Float64Array(buffer, at, bytes / 8),
};
type ArrayType = keyof typeof arrayTypes;

/** Takes data apart. @returns the shape; its sections are appended to `sections` */
export function takeApart(data: unknown, sections: Section[]): unknown {
  if (ArrayBuffer.isView(data)) {
    const numbers = data as NumberArray;
    const type = numbers.constructor.name;
    return { numbers: sections.push({ kind: 'numbers', numbers }) - 1, type };
  }
  if (Array.isArray(data)) {
    if (data.length <= longestInShape) return { items: data.map((it) => takeApart(it, sections)) };
    return { list: sections.push({ kind: 'list', items: data }) - 1 };
  }
  if (typeof data !== 'object' || data === null) return { value: data };
  const fields = Object.entries(data).map(([name, value]) => [name, takeApart(value, sections)]);
  return { fields: Object.fromEntries(fields) };
}

type Shape =
  | { readonly numbers: number; readonly type: ArrayType }
  | { readonly list: number }
  | { readonly items: readonly Shape[] }
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly value: unknown };

/** Puts data together again. @param bytesOf the bytes of a section, aligned to eight */
export function putTogether(shape: unknown, bytesOf: (section: number) => Uint8Array): unknown {
  // Shapes come out of files whose checksums agree, written by `takeApart`.
  const part = shape as Shape;
  if ('numbers' in part) {
    const { buffer, byteOffset, byteLength } = bytesOf(part.numbers);
    return arrayTypes[part.type](buffer, byteOffset, byteLength);
  }
  if ('list' in part) return JSON.parse(`[${textOf(bytesOf(part.list))}]`);
  if ('items' in part) return part.items.map((item) => putTogether(item, bytesOf));
  if ('value' in part) return part.value;
  const fields = Object.entries(part.fields);
  return Object.fromEntries(fields.map(([name, field]) => [name, putTogether(field, bytesOf)]));
}

/** Buffers, unlike decoders, read texts out of shared memory. */
const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString();

/** The bytes of a section, piece by piece. */
export function* piecesOf(section: Section): Generator<Uint8Array> {
  if (section.kind === 'numbers') {
    const { buffer, byteOffset, byteLength } = section.numbers;
    for (let at = 0; at < byteLength; at += pieceBytes) {
      yield new Uint8Array(buffer, byteOffset + at, Math.min(pieceBytes, byteLength - at));
    }
    return;
  }
  for (let at = 0; at < section.items.length; at += pieceItems) {
    const json = JSON.stringify(section.items.slice(at, at + pieceItems)).slice(1, -1);
    yield Buffer.from(at === 0 ? json : `,${json}`);
  }
}
