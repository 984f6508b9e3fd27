/** Counts by code of the rows of a list. */

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

export function countByteLists(
  counts: usize,
  offsets: usize,
  values: usize,
  positions: usize,
  length: u32,
): void {
  countLists<u8>(counts, offsets, values, positions, length);
}

export function countHalfLists(
  counts: usize,
  offsets: usize,
  values: usize,
  positions: usize,
  length: u32,
): void {
  countLists<u16>(counts, offsets, values, positions, length);
}

export function countWordLists(
  counts: usize,
  offsets: usize,
  values: usize,
  positions: usize,
  length: u32,
): void {
  countLists<u32>(counts, offsets, values, positions, length);
}

function countLists<Code>(
  counts: usize,
  offsets: usize,
  values: usize,
  positions: usize,
  length: u32,
): void {
  for (let at: u32 = 0; at < length; at += 1) {
    const offset = offsets + (load<u32>(positions + (at << 2)) << 2);
    const end = values + <usize>load<u32>(offset, 4) * sizeof<Code>();
    for (
      let value = values + <usize>load<u32>(offset) * sizeof<Code>();
      value < end;
      value += sizeof<Code>()
    ) {
      increment(counts + ((<usize>load<Code>(value)) << 2));
    }
  }
}

function increment(count: usize): void {
  store<u32>(count, load<u32>(count) + 1);
}
