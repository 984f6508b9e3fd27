import { readFileSync } from 'node:fs';
import type { Codes } from '../column.ts';
import { addCountsUnder, type CodeCounts } from '../counting.ts';
import { Scratch } from '../rows/scratch.ts';
import { out, wholeSteps } from '../rows/statuses.ts';
import { KeptArrays } from './kept-arrays.ts';
import type { Kernels } from './kernels.ts';

/** Where the build puts what it makes of `assembly/kernels.ts`. */
const binary = new URL('../../../build/kernels.wasm', import.meta.url);

const pageBytes = 2 ** 16;
/** For arrays that are kept: untouched pages take no memory. */
const keptPages = 1024;
const firstPages = keptPages + 32;
/** As the build says. */
const maxPages = 16_384;

/** The part of WebAssembly that is used: its types belong to the browser's library, which is not included. */
interface Memory {
  readonly buffer: ArrayBufferLike;
  grow(pages: number): number;
}
type Exports = Readonly<Record<string, unknown>>;
interface Runtime {
  readonly Module: new (binary: Uint8Array) => object;
  readonly Memory: new (size: { initial: number; maximum: number; shared: boolean }) => Memory;
  readonly Instance: new (
    module: object,
    imports: { env: { memory: Memory } },
  ) => { readonly exports: Exports };
}

type Kernel = (...parameters: readonly number[]) => number;

const kernelNames = [
  'firstFree',
  'clear',
  'addTableBytes',
  'addTableHalves',
  'addTableWords',
  'addIntervals',
  'addChosenBytes',
  'addChosenHalves',
  'addChosenWords',
  'addMissingBits',
  'addUnlistedBytes',
  'addUnlistedHalves',
  'addUnlistedWords',
  'emit',
  'emitOpen',
  'emitOthers',
  'emitWithin',
  'writeByteOffsets',
  'writeHalfOffsets',
  'writeWordOffsets',
  'addHalves',
  'countBytes',
  'countHalves',
  'countWords',
  'countBitRows',
  'countDistances',
  'countByteLists',
  'countHalfLists',
  'countWordLists',
  'packCounts',
  'addCounts',
  'addCountsUnder',
  'summarize',
] as const;
type KernelName = (typeof kernelNames)[number];

/** The kernels in WebAssembly, or undefined where there is no binary or no SIMD. */
export function findWasmKernels(): Kernels | undefined {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: Runtime };
  try {
    const module = new WebAssembly.Module(readFileSync(binary));
    // Shared, because growing such memory leaves the arrays over it as they are.
    const memory = new WebAssembly.Memory({
      initial: firstPages,
      maximum: maxPages,
      shared: true,
    });
    const { exports } = new WebAssembly.Instance(module, { env: { memory } });
    return toKernels(exports, memory);
  } catch {
    return undefined;
  }
}

function toKernels(exports: Exports, memory: Memory): Kernels {
  const run = Object.fromEntries(
    kernelNames.map((name) => [name, requireKernel(exports, name)]),
  ) as Record<KernelName, Kernel>;
  // Arrays over it stay when the memory grows.
  const { buffer } = memory;
  const kept = new KeptArrays(buffer, run.firstFree(), keptPages * pageBytes);
  const scratch = new Scratch(buffer, (bytes) => grow(memory, bytes), keptPages * pageBytes);
  /** Copies counts to where kernels can read them, while something is made of them. */
  const staged = ({ codes, counts }: CodeCounts, use: (codes: number, counts: number) => void) => {
    const mark = scratch.mark();
    const itsCodes = scratch.take(codes, codes.length);
    const itsCounts = scratch.take(counts, codes.length);
    itsCodes.set(codes);
    itsCounts.set(counts);
    use(itsCodes.byteOffset, itsCounts.byteOffset);
    scratch.release(mark);
  };
  return {
    name: 'wasm',
    scratch,
    keep: (length) => kept.take(length) ?? new Int32Array(length),
    clear: (status, length) => {
      run.clear(status.byteOffset, length, wholeSteps(length), out);
    },
    addTable(status, table, codes, length) {
      const add = byWidth(codes, run.addTableBytes, run.addTableHalves, run.addTableWords);
      add(status.byteOffset, table.byteOffset, codes.byteOffset, length);
    },
    addIntervals(status, numbers, intervals, fails, length) {
      const at = intervals.byteOffset;
      const count = intervals.length / 2;
      run.addIntervals(status.byteOffset, numbers.byteOffset, at, count, fails, length);
    },
    addChosenIntervals(status, numbers, { codes, choice }, intervals, fails, length) {
      const add = byWidth(codes, run.addChosenBytes, run.addChosenHalves, run.addChosenWords);
      const of = choice.byteOffset;
      const from = codes.byteOffset;
      add(status.byteOffset, numbers.byteOffset, intervals.byteOffset, of, from, fails, length);
    },
    addMissingBits(status, rows, mask, fails, length) {
      const at = mask.byteOffset;
      const stride = mask.length;
      run.addMissingBits(status.byteOffset, rows.byteOffset, at, stride, fails, length);
    },
    addUnlisted(status, { offsets, values }, wanted, fails, positions, length) {
      const kernels = [run.addUnlistedBytes, run.addUnlistedHalves, run.addUnlistedWords] as const;
      const add = byWidth(values, ...kernels);
      const lists = [offsets.byteOffset, values.byteOffset, wanted.byteOffset] as const;
      add(status.byteOffset, ...lists, fails, positions.byteOffset, length);
    },
    emit: (status, wanted, length, positions) =>
      run.emit(status.byteOffset, wanted, length, positions.byteOffset),
    emitOpen: (status, length, open) => run.emitOpen(status.byteOffset, length, open.byteOffset),
    emitOthers: (status, length, others) =>
      run.emitOthers(status.byteOffset, length, others.byteOffset),
    emitWithin(status, numbers, low, high, length, matches) {
      const from = numbers.byteOffset;
      const to = matches.byteOffset;
      return run.emitWithin(status.byteOffset, from, low, high, length, to);
    },
    writeOffsets(offsets, { bases, steps }, skipped, shift) {
      const kernels = [run.writeByteOffsets, run.writeHalfOffsets, run.writeWordOffsets] as const;
      const write = byWidth(steps, ...kernels);
      const from = [bases.byteOffset, steps.byteOffset] as const;
      write(offsets.byteOffset, ...from, skipped, shift, offsets.length);
    },
    addHalves(sums, halves, length) {
      run.addHalves(sums.byteOffset, halves.byteOffset, length);
    },
    countCodes(counts, codes, positions, length) {
      const to = counts.byteOffset;
      const from = codes.byteOffset;
      const at = positions.byteOffset;
      if (codes instanceof Uint8Array) run.countBytes(to, counts.length, from, at, length);
      else if (codes instanceof Uint16Array) run.countHalves(to, from, at, length);
      else run.countWords(to, from, at, length);
    },
    countBitRows(counts, rows, stride, positions, length) {
      run.countBitRows(counts.byteOffset, rows.byteOffset, stride, positions.byteOffset, length);
    },
    countDistances(counts, numbers, from, positions, length) {
      const at = counts.byteOffset;
      const codes = counts.length;
      run.countDistances(at, codes, numbers.byteOffset, from, positions.byteOffset, length);
    },
    countLists(counts, offsets, values, positions, length) {
      const lists = [offsets.byteOffset, values.byteOffset] as const;
      const kernels = [run.countByteLists, run.countHalfLists, run.countWordLists] as const;
      const count = byWidth(values, ...kernels);
      count(counts.byteOffset, ...lists, positions.byteOffset, length);
    },
    addCounts(sums, below, counts) {
      const zero = sums.byteOffset + below * sums.BYTES_PER_ELEMENT;
      staged(counts, (codes, itsCounts) =>
        run.addCounts(zero, codes, itsCounts, counts.codes.length),
      );
    },
    addCountsUnder(sums, below, numbers, counts) {
      if (numbers.buffer !== buffer) return addCountsUnder(sums, below, numbers, counts);
      const zero = sums.byteOffset + below * sums.BYTES_PER_ELEMENT;
      staged(counts, (codes, itsCounts) =>
        run.addCountsUnder(zero, numbers.byteOffset, codes, itsCounts, counts.codes.length),
      );
    },
    packCounts: (counts, codes) =>
      run.packCounts(counts.byteOffset, counts.length, codes.byteOffset),
    summarize(numbers, status, missing, length, summary) {
      run.summarize(numbers.byteOffset, status.byteOffset, missing, length, summary.byteOffset);
    },
  };
}

/** The kernel for codes of one, two or four bytes. */
function byWidth(codes: Codes, ofBytes: Kernel, ofHalves: Kernel, ofWords: Kernel): Kernel {
  if (codes instanceof Uint8Array) return ofBytes;
  return codes instanceof Uint16Array ? ofHalves : ofWords;
}

function requireKernel(exports: Exports, name: KernelName): Kernel {
  const kernel = exports[name];
  if (typeof kernel !== 'function') throw new Error(`The binary has no kernel ${name}.`);
  return kernel as Kernel;
}

function grow(memory: Memory, bytes: number): ArrayBufferLike {
  memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / pageBytes));
  return memory.buffer;
}
