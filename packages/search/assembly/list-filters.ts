/** The filter of packages: rows of which one of the values in a list is wanted. */
import { addFailure } from './tables';

export function addUnlistedBytes(
  status: usize,
  offsets: usize,
  values: usize,
  wanted: usize,
  fails: u32,
  positions: usize,
  length: u32,
): void {
  addUnlisted<u8>(status, offsets, values, wanted, fails, positions, length);
}

export function addUnlistedHalves(
  status: usize,
  offsets: usize,
  values: usize,
  wanted: usize,
  fails: u32,
  positions: usize,
  length: u32,
): void {
  addUnlisted<u16>(status, offsets, values, wanted, fails, positions, length);
}

export function addUnlistedWords(
  status: usize,
  offsets: usize,
  values: usize,
  wanted: usize,
  fails: u32,
  positions: usize,
  length: u32,
): void {
  addUnlisted<u32>(status, offsets, values, wanted, fails, positions, length);
}

function addUnlisted<Code>(
  status: usize,
  offsets: usize,
  values: usize,
  wanted: usize,
  fails: u32,
  positions: usize,
  length: u32,
): void {
  for (let at: u32 = 0; at < length; at += 1) {
    const position = load<u32>(positions + (at << 2));
    const offset = offsets + (position << 2);
    const end = values + <usize>load<u32>(offset, 4) * sizeof<Code>();
    let found: u32 = 0;
    for (
      let value = values + <usize>load<u32>(offset) * sizeof<Code>();
      value < end;
      value += sizeof<Code>()
    ) {
      found |= load<u8>(wanted + <usize>load<Code>(value));
    }
    addFailure(status + position, found === 0 ? fails : 0);
  }
}
