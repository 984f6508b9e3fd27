/** Counts that are not 0, side by side. */

/** For each four bits of a mask: the bytes of the words that are set, the first ones first. */
const wordsOfMask: usize = memory.data(16 << 4);

for (let mask = 0; mask < 16; mask += 1) {
  let to = wordsOfMask + (mask << 4);
  for (let word = 0; word < 4; word += 1) {
    if (!(mask & (1 << word))) continue;
    for (let byte = 0; byte < 4; byte += 1) store<u8>(to++, <u8>((word << 2) + byte));
  }
}

/** @returns how many are not 0 */
export function packCounts(counts: usize, length: u32, codes: usize): u32 {
  const whole = length & ~15;
  let present: u32 = 0;
  for (let code: u32 = 0; code < whole; code += 16) {
    const from = counts + (code << 2);
    const first = v128.load(from);
    const second = v128.load(from, 16);
    const third = v128.load(from, 32);
    const fourth = v128.load(from, 48);
    if (!v128.any_true(v128.or(v128.or(first, second), v128.or(third, fourth)))) continue;
    present = packFour(first, code, counts, codes, present);
    present = packFour(second, code + 4, counts, codes, present);
    present = packFour(third, code + 8, counts, codes, present);
    present = packFour(fourth, code + 12, counts, codes, present);
  }
  for (let code = whole; code < length; code += 1) {
    const count = load<u32>(counts + (code << 2));
    store<u32>(counts + (present << 2), count);
    store<u32>(codes + (present << 2), code);
    present += u32(count !== 0);
  }
  return present;
}

/**
 * Always writes four: what is too many is written over next, as in `storePositions`.
 *
 * @returns how many are there then
 */
function packFour(four: v128, code: u32, counts: usize, codes: usize, present: u32): u32 {
  const mask = ~i32x4.bitmask(i32x4.eq(four, i32x4.splat(0))) & 15;
  const words = v128.load(wordsOfMask + (mask << 4));
  const itsCodes = i32x4.add(i32x4.splat(code), i32x4(0, 1, 2, 3));
  v128.store(counts + (present << 2), i8x16.swizzle(four, words));
  v128.store(codes + (present << 2), i8x16.swizzle(itsCodes, words));
  return present + popcnt(mask);
}
