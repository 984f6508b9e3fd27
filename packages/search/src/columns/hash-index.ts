/** Finds rows by the hash of a key that the rows themselves hold; several rows may share one. */
export class HashIndex {
  /** Row + 1 by slot, 0 where free; a row stands at its hash's slot or the next free one. */
  readonly #slots: Uint32Array;
  readonly #mask: number;

  constructor(hashes: Uint32Array) {
    this.#mask = 2 ** Math.ceil(Math.log2(Math.max(2, 1.5 * hashes.length))) - 1;
    this.#slots = new Uint32Array(this.#mask + 1);
    for (let row = 0; row < hashes.length; row += 1) {
      let slot = (hashes[row] ?? 0) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = row + 1;
    }
  }

  /** Rows that may have the key, in no order: the caller compares. */
  candidates(hash: number): number[] {
    const rows: number[] = [];
    for (let slot = hash & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const entry = this.#slots[slot] ?? 0;
      if (entry === 0) return rows;
      rows.push(entry - 1);
    }
  }
}

export function hashOfNumber(value: number): number {
  const mixed = Math.imul((value ^ (value / 2 ** 32)) >>> 0, 0x9e37_79b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** FNV-1a over bytes `start` up to `end`, mixed once more for the low bits. */
export function hashOfBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c_9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x0100_0193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
