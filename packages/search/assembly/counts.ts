/** Counts by code of the rows of a list. */

/** Bytes of the counts of as many codes as a byte has. */
const tableSize: u32 = 256 << 2;

/** Three tables beside the counts, for whatever is counted by bytes. */
const sideTables: usize = memory.data(3 * 1024);

/** So many rows repay the side tables. */
const rowsPerSideTables: u32 = 512;

/**
 * Few codes come again soon: a count that was just stored must not be waited for, so each of four rows has
 * a table of its own.
 */
export function countBytes(
  counts: usize,
  countsLength: u32,
  codes: usize,
  positions: usize,
  length: u32,
): void {
  const fours: u32 = length < rowsPerSideTables ? 0 : length & ~3;
  if (fours > 0) {
    memory.fill(sideTables, 0, 3 * tableSize);
    countFours(counts, codes, positions, fours);
    addSideTables(counts, min(countsLength, 256));
  }
  for (let at = fours; at < length; at += 1)
    increment(countOf(counts, codes, positions + (at << 2)));
}

function countFours(counts: usize, codes: usize, positions: usize, length: u32): void {
  for (let at: u32 = 0; at < length; at += 4) {
    const four = positions + (at << 2);
    const first = countOf(counts, codes, four);
    const second = countOf(sideTables, codes, four + 4);
    const third = countOf(sideTables + tableSize, codes, four + 8);
    const fourth = countOf(sideTables + 2 * tableSize, codes, four + 12);
    increment(first);
    increment(second);
    increment(third);
    increment(fourth);
  }
}

/** Where the code of the row at a position is counted. */
function countOf(table: usize, codes: usize, position: usize): usize {
  return table + ((<usize>load<u8>(codes + load<u32>(position))) << 2);
}

function addSideTables(counts: usize, length: u32): void {
  for (let code: u32 = 0; code < length; code += 1) {
    const count = counts + (code << 2);
    const side = sideTables + (code << 2);
    const sum = load<u32>(side) + load<u32>(side + tableSize) + load<u32>(side + 2 * tableSize);
    store<u32>(count, load<u32>(count) + sum);
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
