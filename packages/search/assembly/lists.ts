/** Lists of the positions of rows that have a status. */

/** For each eight bits of a mask: the numbers of those that are set, a byte each. */
const positionsOfMask: usize = memory.data(256 << 3);

for (let mask = 0; mask < 256; mask += 1) {
  let to = positionsOfMask + (mask << 3);
  for (let bit = 0; bit < 8; bit += 1) {
    if (mask & (1 << bit)) store<u8>(to++, <u8>bit);
  }
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
export function storePositions(to: usize, first: u32, mask: u32): usize {
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

/** @returns how many rows fail one filter at most */
export function emitOpen(status: usize, length: u32, open: usize): u32 {
  let to = open;
  for (let at: u32 = 0; at < length; at += 16) {
    // What fails more has its highest bit set.
    to = storePositions(to, at, ~i8x16.bitmask(v128.load(status + at)) & 0xffff);
  }
  return <u32>(to - open) >> 2;
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
