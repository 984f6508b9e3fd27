/** Offsets from a base for every sixteen rows and a step for each. */

const rowsPerBase: u32 = 16;

export function writeByteOffsets(
  offsets: usize,
  bases: usize,
  steps: usize,
  skipped: u32,
  shift: u32,
  length: u32,
): void {
  writeOffsets<u8>(offsets, bases, steps, skipped, shift, length);
}

export function writeHalfOffsets(
  offsets: usize,
  bases: usize,
  steps: usize,
  skipped: u32,
  shift: u32,
  length: u32,
): void {
  writeOffsets<u16>(offsets, bases, steps, skipped, shift, length);
}

export function writeWordOffsets(
  offsets: usize,
  bases: usize,
  steps: usize,
  skipped: u32,
  shift: u32,
  length: u32,
): void {
  writeOffsets<u32>(offsets, bases, steps, skipped, shift, length);
}

function writeOffsets<Step>(
  offsets: usize,
  bases: usize,
  steps: usize,
  skipped: u32,
  shift: u32,
  length: u32,
): void {
  let base = bases;
  let before = skipped;
  for (let at: u32 = 0; at < length; ) {
    const count = min(rowsPerBase - before, length - at);
    const sum = load<u32>(base) + shift;
    const from = steps + <usize>at * sizeof<Step>();
    const to = offsets + ((<usize>at) << 2);
    if (sizeof<Step>() === 1 && count === rowsPerBase) writeSixteen(to, from, sum);
    else
      for (let row: u32 = 0; row < count; row += 1) {
        store<u32>(to + (row << 2), sum + <u32>load<Step>(from + row * sizeof<Step>()));
      }
    at += count;
    base += 4;
    before = 0;
  }
}

function writeSixteen(to: usize, from: usize, sum: u32): void {
  const sums = i32x4.splat(sum);
  const steps = v128.load(from);
  const low = i16x8.extend_low_i8x16_u(steps);
  const high = i16x8.extend_high_i8x16_u(steps);
  v128.store(to, i32x4.add(sums, i32x4.extend_low_i16x8_u(low)));
  v128.store(to, i32x4.add(sums, i32x4.extend_high_i16x8_u(low)), 16);
  v128.store(to, i32x4.add(sums, i32x4.extend_low_i16x8_u(high)), 32);
  v128.store(to, i32x4.add(sums, i32x4.extend_high_i16x8_u(high)), 48);
}
