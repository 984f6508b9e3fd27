import type { NumberArray } from '../src/columns/growable-numbers.ts';
import type { Kernels } from '../src/columns/kernels/kernels.ts';
import { plainKernels } from '../src/columns/kernels/plain-kernels.ts';
import { findWasmKernels } from '../src/columns/kernels/wasm-kernels.ts';
import type { Scratch } from '../src/columns/rows/scratch.ts';

/** Both sets of kernels. Those in WebAssembly are built before the tests. */
export const allKernels: readonly Kernels[] = [plainKernels, requireWasmKernels()];

function requireWasmKernels(): Kernels {
  const kernels = findWasmKernels();
  if (!kernels) throw new Error('There are no kernels in WebAssembly: their build has failed.');
  return kernels;
}

/** A copy where kernels can read it. */
export function copyTo<Numbers extends NumberArray>(scratch: Scratch, numbers: Numbers): Numbers {
  const copy = scratch.take(numbers, numbers.length);
  copy.set(numbers);
  return copy;
}
