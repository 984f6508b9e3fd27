/** Before Vitest: the tests compare the kernels in WebAssembly with their twins. */
import { buildKernels } from './bootstrap.mjs';

export default buildKernels;
