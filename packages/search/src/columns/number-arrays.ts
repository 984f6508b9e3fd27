import type { NumberArray } from './growable-numbers.ts';

/** An array of the example's type over memory that is there. */
export function arrayOver<Numbers extends NumberArray>(
  example: Numbers,
  buffer: ArrayBufferLike,
  byteOffset: number,
  length: number,
): Numbers;
export function arrayOver(
  example: NumberArray,
  buffer: ArrayBufferLike,
  byteOffset: number,
  length: number,
): NumberArray {
  if (example instanceof Uint8Array) return new Uint8Array(buffer, byteOffset, length);
  if (example instanceof Uint16Array) return new Uint16Array(buffer, byteOffset, length);
  if (example instanceof Uint32Array) return new Uint32Array(buffer, byteOffset, length);
  if (example instanceof Int32Array) return new Int32Array(buffer, byteOffset, length);
  if (example instanceof Float32Array) return new Float32Array(buffer, byteOffset, length);
  return new Float64Array(buffer, byteOffset, length);
}

/** Copies the values from `start` up to `end` to `position` and on. */
export type Copy = (start: number, end: number, position: number) => void;

/**
 * For copies of many parts of one array into another: `set` moves memory that threads share a byte
 * or a word at a time, which is two to eight times slower.
 */
export function copying(from: NumberArray, to: NumberArray): Copy {
  const width = from.BYTES_PER_ELEMENT;
  const source = bytesOf(from);
  const target = bytesOf(to);
  return (start, end, position) => {
    source.copy(target, position * width, start * width, end * width);
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: NumberArray): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
