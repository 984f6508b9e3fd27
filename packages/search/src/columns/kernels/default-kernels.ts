import type { Kernels } from './kernels.ts';
import { plainKernels } from './plain-kernels.ts';
import { findWasmKernels } from './wasm-kernels.ts';

/** The fastest kernels that run here: one set per thread, since a request needs them only while it runs. */
export const defaultKernels: Kernels = findWasmKernels() ?? plainKernels;
