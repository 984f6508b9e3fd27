/** Filters by code: tables tell what each code adds to the status of a row. */

/** Eight look-ups make one word, so that statuses are read and written eight at a time. */
export function addTableHalves(status: usize, table: usize, codes: usize, length: u32): void {
  const whole = length & ~7;
  for (let at: u32 = 0; at < whole; at += 8) {
    const fails = eightOfHalves(table, codes + (at << 1));
    const sum = i8x16.add_sat_u(v128.load64_zero(status + at), i64x2(fails, 0));
    v128.store64_lane(status + at, sum, 0);
  }
  for (let at = whole; at < length; at += 1) {
    addFailure(status + at, load<u8>(table + load<u16>(codes + (at << 1))));
  }
}

export function addTableWords(status: usize, table: usize, codes: usize, length: u32): void {
  for (let at: u32 = 0; at < length; at += 1) {
    addFailure(status + at, load<u8>(table + load<u32>(codes + (at << 2))));
  }
}

export function addFailure(position: usize, fails: u32): void {
  store<u8>(position, min<u32>(255, load<u8>(position) + fails));
}

export function eightOfHalves(table: usize, codes: usize): u64 {
  return (
    <u64>load<u8>(table + load<u16>(codes)) |
    ((<u64>load<u8>(table + load<u16>(codes, 2))) << 8) |
    ((<u64>load<u8>(table + load<u16>(codes, 4))) << 16) |
    ((<u64>load<u8>(table + load<u16>(codes, 6))) << 24) |
    ((<u64>load<u8>(table + load<u16>(codes, 8))) << 32) |
    ((<u64>load<u8>(table + load<u16>(codes, 10))) << 40) |
    ((<u64>load<u8>(table + load<u16>(codes, 12))) << 48) |
    ((<u64>load<u8>(table + load<u16>(codes, 14))) << 56)
  );
}
