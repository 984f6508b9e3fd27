/** The filter of features: rows of bits that a mask is to be part of. */
import { addFailure } from './tables';

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
