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
