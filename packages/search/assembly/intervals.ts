/** Filters by number: rows whose numbers are within bounds. */
import { storePositions } from './lists';
import { addFailure, eightOf, entryOf } from './tables';

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

export function addChosenBytes(
  status: usize,
  numbers: usize,
  intervals: usize,
  choice: usize,
  codes: usize,
  fails: u32,
  length: u32,
): void {
  addChosen<u8>(status, numbers, intervals, choice, codes, fails, length);
}

export function addChosenHalves(
  status: usize,
  numbers: usize,
  intervals: usize,
  choice: usize,
  codes: usize,
  fails: u32,
  length: u32,
): void {
  addChosen<u16>(status, numbers, intervals, choice, codes, fails, length);
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
  addChosen<u32>(status, numbers, intervals, choice, codes, fails, length);
}

/** Of two intervals the one that a row's code chooses: sixteen choices make a mask of bytes. */
function addChosen<Code>(
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
    const from = codes + <usize>at * sizeof<Code>();
    const chosen = i64x2(
      eightOf<Code>(choice, from),
      eightOf<Code>(choice, from + 8 * sizeof<Code>()),
    );
    addSixteenChosen(status + at, numbers + (at << 2), intervals, chosen, fails);
  }
  for (let at = whole; at < length; at += 1) {
    const chosen = <u32>entryOf<Code>(choice, codes + <usize>at * sizeof<Code>());
    addOneChosen(status + at, load<i32>(numbers + (at << 2)), intervals, chosen, fails);
  }
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
