/**
 * Which row of a file holds a VIN last. Exact, and about thirty bytes a VIN instead of the hundred
 * and more of a `Map` of texts, so that a file of a million cars fits beside everything else.
 */
export class VinIndex {
  #capacity = 1024;
  #high = new Float64Array(this.#capacity);
  #low = new Float64Array(this.#capacity);
  #rows = new Uint32Array(this.#capacity);
  #size = 0;

  /** Sets the row of a VIN. @returns the row that it had before, if any */
  set(vin: string, row: number): number | undefined {
    if (this.#size * 2 >= this.#capacity) this.#grow();
    const [high, low] = encode(vin);
    const slot = this.#slotOf(high, low);
    const previous = this.#rows[slot];
    // Rows are stored one higher, so that zero is an empty slot.
    this.#rows[slot] = row + 1;
    this.#high[slot] = high;
    this.#low[slot] = low;
    if (previous) return previous - 1;
    this.#size += 1;
    return undefined;
  }

  get(vin: string): number | undefined {
    const row = this.#rows[this.#slotOf(...encode(vin))];
    return row ? row - 1 : undefined;
  }

  get size(): number {
    return this.#size;
  }

  /** The slot that holds the key, or the empty one where it belongs. */
  #slotOf(high: number, low: number): number {
    const mask = this.#capacity - 1;
    let slot =
      (Math.imul(high % 4_294_967_291, 0x9e3779b1) ^ Math.imul(low % 4_294_967_291, 0x85ebca6b)) &
      mask;
    while (this.#rows[slot] !== 0 && (this.#high[slot] !== high || this.#low[slot] !== low)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #grow(): void {
    const highs = this.#high;
    const lows = this.#low;
    const rows = this.#rows;
    this.#capacity *= 2;
    this.#high = new Float64Array(this.#capacity);
    this.#low = new Float64Array(this.#capacity);
    this.#rows = new Uint32Array(this.#capacity);
    rows.forEach((row, place) => {
      if (row === 0) return;
      const high = highs[place] ?? 0;
      const low = lows[place] ?? 0;
      const slot = this.#slotOf(high, low);
      this.#rows[slot] = row;
      this.#high[slot] = high;
      this.#low[slot] = low;
    });
  }
}

/** Seventeen characters of base 36 in two numbers that a double holds exactly. */
function encode(vin: string): [number, number] {
  return [Number.parseInt(vin.slice(0, 8), 36), Number.parseInt(vin.slice(8), 36)];
}
