/** Counts of bits: how many of a list's rows have each. */

/** Eight bytes of all rows, then the next eight. */
export function countBitRows(
  counts: usize,
  rows: usize,
  stride: u32,
  positions: usize,
  length: u32,
): void {
  for (let byte: u32 = 0; byte < stride; byte += 8) {
    const bits = min<u32>(8, stride - byte) << 3;
    for (let at: u32 = 0; at < length; at += maxRowsSummed) {
      const part = min(maxRowsSummed, length - at);
      countWordBits(counts + (byte << 10), rows + byte, stride, positions + (at << 2), part, bits);
    }
  }
}

/** Sums of eights are bytes. */
const maxRowsSummed: u32 = 8 * 255;

/**
 * Adds up eight rows at a time, all bits of a word at once: the sum of a bit has its digits at the bit's
 * position in `ones`, `twos`, `fours` and what is carried on.
 */
function countWordBits(
  counts: usize,
  rows: usize,
  stride: u32,
  positions: usize,
  length: u32,
  bits: u32,
): void {
  let ones: u64 = 0;
  let twos: u64 = 0;
  let fours: u64 = 0;
  // The eights of every eighth bit are summed up in one word of bytes, from each of the first eight on.
  const bytes = u64.MAX_VALUE / 255;
  let sum0: u64 = 0;
  let sum1: u64 = 0;
  let sum2: u64 = 0;
  let sum3: u64 = 0;
  let sum4: u64 = 0;
  let sum5: u64 = 0;
  let sum6: u64 = 0;
  let sum7: u64 = 0;
  const whole = length & ~7;
  for (let at: u32 = 0; at < whole; at += 8) {
    const from = positions + (at << 2);
    const a = load<u64>(rows + load<u32>(from) * stride);
    const b = load<u64>(rows + load<u32>(from, 4) * stride);
    const c = load<u64>(rows + load<u32>(from, 8) * stride);
    const d = load<u64>(rows + load<u32>(from, 12) * stride);
    const e = load<u64>(rows + load<u32>(from, 16) * stride);
    const f = load<u64>(rows + load<u32>(from, 20) * stride);
    const g = load<u64>(rows + load<u32>(from, 24) * stride);
    const h = load<u64>(rows + load<u32>(from, 28) * stride);
    const twosA = carryOf(ones, a, b);
    ones ^= a ^ b;
    const twosB = carryOf(ones, c, d);
    ones ^= c ^ d;
    const foursA = carryOf(twos, twosA, twosB);
    twos ^= twosA ^ twosB;
    const twosC = carryOf(ones, e, f);
    ones ^= e ^ f;
    const twosD = carryOf(ones, g, h);
    ones ^= g ^ h;
    const foursB = carryOf(twos, twosC, twosD);
    twos ^= twosC ^ twosD;
    const eights = carryOf(fours, foursA, foursB);
    fours ^= foursA ^ foursB;
    sum0 += eights & bytes;
    sum1 += (eights >> 1) & bytes;
    sum2 += (eights >> 2) & bytes;
    sum3 += (eights >> 3) & bytes;
    sum4 += (eights >> 4) & bytes;
    sum5 += (eights >> 5) & bytes;
    sum6 += (eights >> 6) & bytes;
    sum7 += (eights >> 7) & bytes;
  }
  addEights(counts, 0, sum0, bits);
  addEights(counts, 1, sum1, bits);
  addEights(counts, 2, sum2, bits);
  addEights(counts, 3, sum3, bits);
  addEights(counts, 4, sum4, bits);
  addEights(counts, 5, sum5, bits);
  addEights(counts, 6, sum6, bits);
  addEights(counts, 7, sum7, bits);
  addBits(counts, ones, bits, 1);
  addBits(counts, twos, bits, 2);
  addBits(counts, fours, bits, 4);
  for (let at = whole; at < length; at += 1) {
    addBits(counts, load<u64>(rows + load<u32>(positions + (at << 2)) * stride), bits, 1);
  }
}

function carryOf(a: u64, b: u64, c: u64): u64 {
  return (a & b) | ((a ^ b) & c);
}

/** Adds to the counts of the bits that are set. */
function addBits(counts: usize, word: u64, bits: u32, times: u32): void {
  let left = bits < 64 ? word & (((<u64>1) << bits) - 1) : word;
  for (; left !== 0; left &= left - 1) addBit(counts, <u32>ctz(left), times);
}

function addEights(counts: usize, first: u32, sums: u64, bits: u32): void {
  for (let bit = first; bit < bits; bit += 8, sums >>= 8) {
    addBit(counts, bit, (<u32>sums & 0xff) << 3);
  }
}

/** A bit is counted at the byte that has it alone. */
function addBit(counts: usize, bit: u32, times: u32): void {
  const count = counts + ((((bit >> 3) << 8) + (1 << (bit & 7))) << 2);
  store<u32>(count, load<u32>(count) + times);
}
