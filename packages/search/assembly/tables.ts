/** Filters by code: tables tell what each code adds to the status of a row. */

export function addTableBytes(status: usize, table: usize, codes: usize, length: u32): void {
  addTable<u8>(status, table, codes, length);
}

export function addTableHalves(status: usize, table: usize, codes: usize, length: u32): void {
  addTable<u16>(status, table, codes, length);
}

export function addTableWords(status: usize, table: usize, codes: usize, length: u32): void {
  addTable<u32>(status, table, codes, length);
}

/** Eight look-ups make one word, so that statuses are read and written eight at a time. */
function addTable<Code>(status: usize, table: usize, codes: usize, length: u32): void {
  const whole = length & ~7;
  for (let at: u32 = 0; at < whole; at += 8) {
    const fails = eightOf<Code>(table, codes + <usize>at * sizeof<Code>());
    const sum = i8x16.add_sat_u(v128.load64_zero(status + at), i64x2(fails, 0));
    v128.store64_lane(status + at, sum, 0);
  }
  for (let at = whole; at < length; at += 1) {
    addFailure(status + at, <u32>entryOf<Code>(table, codes + <usize>at * sizeof<Code>()));
  }
}

export function addFailure(position: usize, fails: u32): void {
  store<u8>(position, min<u32>(255, load<u8>(position) + fails));
}

/** What the table has for each of eight codes, a byte each. */
export function eightOf<Code>(table: usize, codes: usize): u64 {
  return (
    entryOf<Code>(table, codes) |
    (entryOf<Code>(table, codes + sizeof<Code>()) << 8) |
    (entryOf<Code>(table, codes + 2 * sizeof<Code>()) << 16) |
    (entryOf<Code>(table, codes + 3 * sizeof<Code>()) << 24) |
    (entryOf<Code>(table, codes + 4 * sizeof<Code>()) << 32) |
    (entryOf<Code>(table, codes + 5 * sizeof<Code>()) << 40) |
    (entryOf<Code>(table, codes + 6 * sizeof<Code>()) << 48) |
    (entryOf<Code>(table, codes + 7 * sizeof<Code>()) << 56)
  );
}

/** What the table has for the code at an address. */
export function entryOf<Code>(table: usize, code: usize): u64 {
  return <u64>load<u8>(table + <usize>load<Code>(code));
}
