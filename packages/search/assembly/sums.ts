/** Sums of numbers side by side, and of the matches' numbers. */

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

/** Adds each count under its code. */
export function addCounts(sums: usize, codes: usize, counts: usize, length: u32): void {
  for (let at: u32 = 0; at < length; at += 1) {
    addTo(sums, load<i32>(codes + (at << 2)), load<i32>(counts + (at << 2)));
  }
}

/** Adds each count under the number of its code, which may be below 0. */
export function addCountsUnder(
  sums: usize,
  numbers: usize,
  codes: usize,
  counts: usize,
  length: u32,
): void {
  for (let at: u32 = 0; at < length; at += 1) {
    const number = load<i32>(numbers + (load<u32>(codes + (at << 2)) << 2));
    addTo(sums, number, load<i32>(counts + (at << 2)));
  }
}

function addTo(sums: usize, number: i32, amount: i32): void {
  const sum = sums + (number << 2);
  store<i32>(sum, load<i32>(sum) + amount);
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
