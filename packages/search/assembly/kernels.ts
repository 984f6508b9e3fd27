/**
 * The loops of `src/columns/kernels` in AssemblyScript: what they do and what their parameters mean is
 * told there. Here all arrays are addresses in one memory that the caller owns.
 */

/** For each eight bits of a mask: the numbers of those that are set, a byte each. */
const positionsOfMask: usize = memory.data(256 << 3);

for (let mask = 0; mask < 256; mask += 1) {
  let to = positionsOfMask + (mask << 3);
  for (let bit = 0; bit < 8; bit += 1) {
    if (mask & (1 << bit)) store<u8>(to++, <u8>bit);
  }
}

/** The first address that is the caller's. */
export function firstFree(): usize {
  return __heap_base;
}

/** Zeros up to `length`, and from there on, up to a whole step, rows that count nowhere. */
export function clear(status: usize, length: u32, wholeLength: u32, outside: u32): void {
  memory.fill(status, 0, length);
  memory.fill(status + length, <u8>outside, wholeLength - length);
}

/** Eight look-ups make one word, so that statuses are read and written eight at a time. */
export function addTableHalves(status: usize, table: usize, codes: usize, length: u32): void {
  const whole = length & ~7;
  for (let at: u32 = 0; at < whole; at += 8) {
    const fails = eightOfHalves(table, codes + (at << 1));
    const sum = i8x16.add_sat_u(v128.load64_zero(status + at), i64x2(fails, 0));
    v128.store64_lane(status + at, sum, 0);
  }
  for (let at = whole; at < length; at += 1) {
    addFailure(status + at, load<u8>(table + load<u16>(codes + (at << 1))));
  }
}

export function addTableWords(status: usize, table: usize, codes: usize, length: u32): void {
  for (let at: u32 = 0; at < length; at += 1) {
    addFailure(status + at, load<u8>(table + load<u32>(codes + (at << 2))));
  }
}

function addFailure(position: usize, fails: u32): void {
  store<u8>(position, min<u32>(255, load<u8>(position) + fails));
}

export function addIntervals(
  status: usize,
  numbers: usize,
  intervals: usize,
  intervalCount: u32,
  fails: u32,
  length: u32,
): void {
  const failing = i8x16.splat(<i8>fails);
  for (let at: u32 = 0; at < length; at += 16) {
    const from = numbers + (at << 2);
    let isIn = i8x16.splat(0);
    for (let interval: u32 = 0; interval < intervalCount; interval += 1) {
      const low = i32x4.splat(load<i32>(intervals + (interval << 3)));
      const high = i32x4.splat(load<i32>(intervals + (interval << 3), 4));
      isIn = v128.or(isIn, sixteenWithin(from, low, high));
    }
    const sum = i8x16.add_sat_u(v128.load(status + at), v128.andnot(failing, isIn));
    v128.store(status + at, sum);
  }
}

/** Of two intervals the one that a row's code chooses: sixteen choices make a mask of bytes. */
export function addChosenHalves(
  status: usize,
  numbers: usize,
  intervals: usize,
  choice: usize,
  codes: usize,
  fails: u32,
  length: u32,
): void {
  const whole = length & ~15;
  for (let at: u32 = 0; at < whole; at += 16) {
    const from = codes + (at << 1);
    const chosen = i64x2(eightOfHalves(choice, from), eightOfHalves(choice, from + 16));
    addSixteenChosen(status + at, numbers + (at << 2), intervals, chosen, fails);
  }
  for (let at = whole; at < length; at += 1) {
    const chosen = load<u8>(choice + load<u16>(codes + (at << 1)));
    addOneChosen(status + at, load<i32>(numbers + (at << 2)), intervals, chosen, fails);
  }
}

export function addChosenWords(
  status: usize,
  numbers: usize,
  intervals: usize,
  choice: usize,
  codes: usize,
  fails: u32,
  length: u32,
): void {
  for (let at: u32 = 0; at < length; at += 1) {
    const chosen = load<u8>(choice + load<u32>(codes + (at << 2)));
    addOneChosen(status + at, load<i32>(numbers + (at << 2)), intervals, chosen, fails);
  }
}

function eightOfHalves(table: usize, codes: usize): u64 {
  return (
    <u64>load<u8>(table + load<u16>(codes)) |
    ((<u64>load<u8>(table + load<u16>(codes, 2))) << 8) |
    ((<u64>load<u8>(table + load<u16>(codes, 4))) << 16) |
    ((<u64>load<u8>(table + load<u16>(codes, 6))) << 24) |
    ((<u64>load<u8>(table + load<u16>(codes, 8))) << 32) |
    ((<u64>load<u8>(table + load<u16>(codes, 10))) << 40) |
    ((<u64>load<u8>(table + load<u16>(codes, 12))) << 48) |
    ((<u64>load<u8>(table + load<u16>(codes, 14))) << 56)
  );
}

function addSixteenChosen(
  status: usize,
  numbers: usize,
  intervals: usize,
  chosen: v128,
  fails: u32,
): void {
  const usual = sixteenWithin(
    numbers,
    i32x4.splat(load<i32>(intervals)),
    i32x4.splat(load<i32>(intervals, 4)),
  );
  const other = sixteenWithin(
    numbers,
    i32x4.splat(load<i32>(intervals, 8)),
    i32x4.splat(load<i32>(intervals, 12)),
  );
  const isIn = v128.bitselect(other, usual, chosen);
  const failing = v128.andnot(i8x16.splat(<i8>fails), isIn);
  v128.store(status, i8x16.add_sat_u(v128.load(status), failing));
}

function addOneChosen(status: usize, value: i32, intervals: usize, chosen: u32, fails: u32): void {
  const interval = intervals + (chosen & 8);
  if (value < load<i32>(interval) || value > load<i32>(interval, 4)) addFailure(status, fails);
}

function sixteenWithin(numbers: usize, low: v128, high: v128): v128 {
  const first = i16x8.narrow_i32x4_s(within(numbers, low, high), within(numbers + 16, low, high));
  const second = i16x8.narrow_i32x4_s(
    within(numbers + 32, low, high),
    within(numbers + 48, low, high),
  );
  return i8x16.narrow_i16x8_s(first, second);
}

function within(numbers: usize, low: v128, high: v128): v128 {
  const values = v128.load(numbers);
  return v128.and(i32x4.ge_s(values, low), i32x4.le_s(values, high));
}

/** Eight bytes of a row at once; what they have of the next row is masked out. */
export function addMissingBits(
  status: usize,
  rows: usize,
  mask: usize,
  stride: u32,
  fails: u32,
  length: u32,
): void {
  store<u64>(mask + stride, 0);
  if (stride <= 8) addMissingBitsOfWords(status, rows, load<u64>(mask), stride, fails, length);
  else addMissingBitsOfLongRows(status, rows, mask, stride, fails, length);
}

function addMissingBitsOfLongRows(
  status: usize,
  rows: usize,
  mask: usize,
  stride: u32,
  fails: u32,
  length: u32,
): void {
  for (let at: u32 = 0, row = rows; at < length; at += 1, row += stride) {
    let absent: u64 = 0;
    for (let byte: u32 = 0; byte < stride; byte += 8) {
      absent |= load<u64>(mask + byte) & ~load<u64>(row + byte);
    }
    addFailure(status + at, absent === 0 ? 0 : fails);
  }
}

function addMissingBitsOfWords(
  status: usize,
  rows: usize,
  mask: u64,
  stride: u32,
  fails: u32,
  length: u32,
): void {
  const whole = length & ~7;
  let row = rows;
  for (let at: u32 = 0; at < whole; at += 8, row += stride << 3) {
    const fourth = row + stride * 4;
    const failing =
      lacks(row, mask) |
      (lacks(row + stride, mask) << 8) |
      (lacks(row + stride * 2, mask) << 16) |
      (lacks(row + stride * 3, mask) << 24) |
      (lacks(fourth, mask) << 32) |
      (lacks(fourth + stride, mask) << 40) |
      (lacks(fourth + stride * 2, mask) << 48) |
      (lacks(fourth + stride * 3, mask) << 56);
    const sum = i8x16.add_sat_u(v128.load64_zero(status + at), i64x2(failing * fails, 0));
    v128.store64_lane(status + at, sum, 0);
  }
  for (let at = whole; at < length; at += 1, row += stride) {
    addFailure(status + at, <u32>lacks(row, mask) * fails);
  }
}

/** 1 where one of the bits is not there. */
function lacks(row: usize, mask: u64): u64 {
  return <u64>((load<u64>(row) & mask) !== mask);
}

/** @returns how many rows have the status */
export function emit(status: usize, wanted: u32, length: u32, positions: usize): u32 {
  const sought = i8x16.splat(<i8>wanted);
  let to = positions;
  for (let at: u32 = 0; at < length; at += 16) {
    to = storePositions(to, at, i8x16.bitmask(i8x16.eq(v128.load(status + at), sought)));
  }
  return <u32>(to - positions) >> 2;
}

/**
 * Writes the position of each bit that is set, from `first` on. Always eight positions for eight bits: what is
 * too many is written over next, which is cheaper than a loop whose end the processor cannot predict.
 *
 * @returns where the next one goes
 */
function storePositions(to: usize, first: u32, mask: u32): usize {
  if (mask === 0) return to;
  const low = mask & 0xff;
  storeEightPositions(to, first, low);
  const next = to + (popcnt(low) << 2);
  storeEightPositions(next, first + 8, mask >> 8);
  return to + (popcnt(mask) << 2);
}

function storeEightPositions(to: usize, first: u32, mask: u32): void {
  const eight = v128.load8x8_u(positionsOfMask + (mask << 3));
  const start = i32x4.splat(first);
  v128.store(to, i32x4.add(start, i32x4.extend_low_i16x8_u(eight)));
  v128.store(to, i32x4.add(start, i32x4.extend_high_i16x8_u(eight)), 16);
}

/** @returns how many rows are no match */
export function emitOthers(status: usize, length: u32, others: usize): u32 {
  let to = others;
  for (let at: u32 = 0; at < length; at += 16) {
    const left = length - at;
    const real: u32 = left >= 16 ? 0xffff : (1 << left) - 1;
    const zeros = i8x16.bitmask(i8x16.eq(v128.load(status + at), i8x16.splat(0)));
    to = storePositions(to, at, ~zeros & real);
  }
  return <u32>(to - others) >> 2;
}

/** @returns how many of the matches there are */
export function emitWithin(
  status: usize,
  numbers: usize,
  low: i32,
  high: i32,
  length: u32,
  matches: usize,
): u32 {
  const smallest = i32x4.splat(low);
  const largest = i32x4.splat(high);
  let to = matches;
  for (let at: u32 = 0; at < length; at += 16) {
    const zeros = i8x16.eq(v128.load(status + at), i8x16.splat(0));
    const isIn = v128.and(zeros, sixteenWithin(numbers + (at << 2), smallest, largest));
    to = storePositions(to, at, i8x16.bitmask(isIn));
  }
  return <u32>(to - matches) >> 2;
}

export function addToEach(numbers: usize, amount: i32, length: u32): void {
  const whole = length & ~3;
  const amounts = i32x4.splat(amount);
  for (let at: u32 = 0; at < whole; at += 4) {
    const four = numbers + (at << 2);
    v128.store(four, i32x4.add(v128.load(four), amounts));
  }
  for (let at = whole; at < length; at += 1) {
    const number = numbers + (at << 2);
    store<i32>(number, load<i32>(number) + amount);
  }
}

export function addHalves(sums: usize, halves: usize, length: u32): void {
  const whole = length & ~7;
  for (let at: u32 = 0; at < whole; at += 8) {
    const eight = v128.load(halves + (at << 1));
    const sum = sums + (at << 2);
    v128.store(sum, i32x4.add(v128.load(sum), i32x4.extend_low_i16x8_u(eight)));
    v128.store(sum, i32x4.add(v128.load(sum, 16), i32x4.extend_high_i16x8_u(eight)), 16);
  }
  for (let at = whole; at < length; at += 1) {
    const sum = sums + (at << 2);
    store<u32>(sum, load<u32>(sum) + load<u16>(halves + (at << 1)));
  }
}

export function countBytes(counts: usize, codes: usize, positions: usize, length: u32): void {
  for (let at: u32 = 0; at < length; at += 1) {
    increment(counts + ((<u32>load<u8>(codes + load<u32>(positions + (at << 2)))) << 2));
  }
}

export function countHalves(counts: usize, codes: usize, positions: usize, length: u32): void {
  const even = length & ~1;
  for (let at: u32 = 0; at < even; at += 2) {
    const two = positions + (at << 2);
    const first = load<u16>(codes + (load<u32>(two) << 1));
    const second = load<u16>(codes + (load<u32>(two, 4) << 1));
    increment(counts + ((<u32>first) << 2));
    increment(counts + ((<u32>second) << 2));
  }
  if (even < length) {
    increment(counts + ((<u32>load<u16>(codes + (load<u32>(positions + (even << 2)) << 1))) << 2));
  }
}

export function countWords(counts: usize, codes: usize, positions: usize, length: u32): void {
  for (let at: u32 = 0; at < length; at += 1) {
    increment(counts + (load<u32>(codes + (load<u32>(positions + (at << 2)) << 2)) << 2));
  }
}

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

export function countDistances(
  counts: usize,
  countsLength: i32,
  numbers: usize,
  from: i32,
  positions: usize,
  length: u32,
): void {
  for (let at: u32 = 0; at < length; at += 1) {
    const number = load<i32>(numbers + (load<u32>(positions + (at << 2)) << 2));
    // Without a sign, the difference is right however far apart they are.
    const distance: u32 = number > from ? 0 : <u32>(from - number);
    increment(counts + (min<u32>(distance, countsLength - 1) << 2));
  }
}

export function countLists(
  counts: usize,
  offsets: usize,
  values: usize,
  positions: usize,
  length: u32,
): void {
  for (let at: u32 = 0; at < length; at += 1) {
    const offset = offsets + (load<u32>(positions + (at << 2)) << 2);
    const end = values + (load<u32>(offset, 4) << 2);
    for (let value = values + (load<u32>(offset) << 2); value < end; value += 4) {
      increment(counts + (load<u32>(value) << 2));
    }
  }
}

function increment(count: usize): void {
  store<u32>(count, load<u32>(count) + 1);
}

/** Smallest, largest, sum and number of what is there, as four doubles at `summary`. */
export function summarize(
  numbers: usize,
  status: usize,
  missing: i32,
  length: u32,
  summary: usize,
): void {
  const absent = i32x4.splat(missing);
  let smallest = i32x4.splat(i32.MAX_VALUE);
  let largest = i32x4.splat(i32.MIN_VALUE);
  let sums = i64x2.splat(0);
  let counts = i32x4.splat(0);
  for (let at: u32 = 0; at < length; at += 4) {
    const values = v128.load(numbers + (at << 2));
    const fails = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(status + at)));
    const isIn = v128.andnot(i32x4.eq(fails, i32x4.splat(0)), i32x4.eq(values, absent));
    smallest = i32x4.min_s(smallest, v128.bitselect(values, i32x4.splat(i32.MAX_VALUE), isIn));
    largest = i32x4.max_s(largest, v128.bitselect(values, i32x4.splat(i32.MIN_VALUE), isIn));
    const known = v128.and(values, isIn);
    sums = i64x2.add(sums, i64x2.extend_low_i32x4_s(known));
    sums = i64x2.add(sums, i64x2.extend_high_i32x4_s(known));
    counts = i32x4.sub(counts, isIn);
  }
  store<f64>(summary, <f64>leastOf(smallest));
  store<f64>(summary, <f64>maxOf(largest), 8);
  store<f64>(summary, <f64>(i64x2.extract_lane(sums, 0) + i64x2.extract_lane(sums, 1)), 16);
  store<f64>(summary, <f64>totalOf(counts), 24);
}

function leastOf(four: v128): i32 {
  return min(
    min(i32x4.extract_lane(four, 0), i32x4.extract_lane(four, 1)),
    min(i32x4.extract_lane(four, 2), i32x4.extract_lane(four, 3)),
  );
}

function maxOf(four: v128): i32 {
  return max(
    max(i32x4.extract_lane(four, 0), i32x4.extract_lane(four, 1)),
    max(i32x4.extract_lane(four, 2), i32x4.extract_lane(four, 3)),
  );
}

function totalOf(four: v128): i32 {
  return (
    i32x4.extract_lane(four, 0) +
    i32x4.extract_lane(four, 1) +
    i32x4.extract_lane(four, 2) +
    i32x4.extract_lane(four, 3)
  );
}
