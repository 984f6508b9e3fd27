import { quantile } from './samples.ts';

/**
 * Adds up memory from 0 up to `end`, a multiple of 64: four sums of 16 bytes each a turn.
 *
 *     (func (export "sum") (param $end i32) (result i32)
 *       (local $at i32) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
 *       (loop $next
 *         (local.set $a (i32x4.add (local.get $a) (v128.load offset=0 (local.get $at))))
 *         (local.set $b (i32x4.add (local.get $b) (v128.load offset=16 (local.get $at))))
 *         (local.set $c (i32x4.add (local.get $c) (v128.load offset=32 (local.get $at))))
 *         (local.set $d (i32x4.add (local.get $d) (v128.load offset=48 (local.get $at))))
 *         (local.set $at (i32.add (local.get $at) (i32.const 64)))
 *         (br_if $next (i32.lt_u (local.get $at) (local.get $end))))
 *       (i32x4.extract_lane 0 (i32x4.add (i32x4.add (i32x4.add $a $b) $c) $d)))
 */
const program =
  'AGFzbQEAAAABBgFgAX8BfwIPAQNlbnYGbWVtb3J5AgABAwIBAAcHAQNzdW0AAApgAV4CAX8EewNAIAIgAf0ABAD9rgEhAiADIAH9AAQQ/a4BIQMgBCAB/QAEIP2uASEEIAUgAf0ABDD9rgEhBSABQcAAaiIBIABJDQALIAIgA/2uASAE/a4BIAX9rgH9GwAL';

const pageBytes = 2 ** 16;
const rounds = 21;

/** Milliseconds to read so many bytes once, a vector at a time: no search of all cars can be faster. */
export function timeMemoryPass(bytes: number): number {
  const pages = Math.ceil(bytes / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages });
  // Untouched memory is one page of zeros, however large it looks.
  new Uint8Array(memory.buffer).fill(1);
  const module = new WebAssembly.Module(Buffer.from(program, 'base64'));
  const { sum } = new WebAssembly.Instance(module, { env: { memory } }).exports;
  if (typeof sum !== 'function') throw new Error('The program exports no sum.');
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    sum(bytes - (bytes % 64));
    return performance.now() - started;
  });
  return quantile(times, 0.5);
}
