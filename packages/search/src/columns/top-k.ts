/** The first entries of a ranking, in no order. */
export interface TopEntries {
  readonly keys: Float64Array;
  readonly ids: Float64Array;
  readonly payloads: Float64Array;
}

/** Room beyond the capacity, so that few entries are seldom looked through. */
const leastSlack = 256;

/**
 * The `capacity` smallest entries by key, then by id, of all that were offered. They gather in a
 * buffer of twice that size; when it is full, a selection (Hoare's quickselect) finds the smaller ones
 * and the others are let go. So an entry costs a few comparisons however deep into the order a page is.
 */
export class TopK {
  readonly capacity: number;
  readonly #keys: Float64Array;
  readonly #ids: Float64Array;
  readonly #payloads: Float64Array;
  #size = 0;
  #largestKey: number;
  /** Of entries with the largest key, those with larger ids are dropped. */
  #largestId = Number.POSITIVE_INFINITY;

  /**
   * @param capacity allocated at once
   * @param maxKey above which nothing is of interest
   */
  constructor(capacity: number, maxKey = Number.POSITIVE_INFINITY) {
    this.capacity = capacity;
    this.#largestKey = maxKey;
    const room = capacity + Math.max(capacity, leastSlack);
    // One piece of memory: of a search with few matches, three would be a thirtieth.
    const memory = new ArrayBuffer(3 * room * Float64Array.BYTES_PER_ELEMENT);
    const part = (index: number) =>
      new Float64Array(memory, index * room * Float64Array.BYTES_PER_ELEMENT, room);
    this.#keys = part(0);
    this.#ids = part(1);
    this.#payloads = part(2);
  }

  /** Entries with larger keys are dropped. */
  get largestKey(): number {
    return this.#largestKey;
  }

  /** The largest key of the entries that are held. */
  furthestKey(): number {
    this.#letGo();
    return this.#keys.subarray(0, this.#size).reduce((most, key) => Math.max(most, key));
  }

  /** Entries that are held. */
  get size(): number {
    return Math.min(this.#size, this.capacity);
  }

  /** @param payload any number that comes back with the entry */
  offer(key: number, id: number, payload: number): void {
    if (key > this.#largestKey || this.capacity === 0) return;
    // Many rows have the same key: without this each of the newest cars would be looked through.
    if (key === this.#largestKey && id > this.#largestId) return;
    this.#keys[this.#size] = key;
    this.#ids[this.#size] = id;
    this.#payloads[this.#size] = payload;
    this.#size += 1;
    if (this.#size === this.#keys.length) this.#letGo();
  }

  offerAll({ keys, ids, payloads }: TopEntries): void {
    for (let at = 0; at < keys.length; at += 1) {
      this.offer(keys[at] ?? 0, ids[at] ?? 0, payloads[at] ?? 0);
    }
  }

  /** The entries that are held, in memory of its own. */
  entries(): TopEntries {
    this.#letGo();
    return {
      keys: this.#keys.slice(0, this.#size),
      ids: this.#ids.slice(0, this.#size),
      payloads: this.#payloads.slice(0, this.#size),
    };
  }

  /** Payloads in order, smallest first, without the first `offset`. */
  sortedFrom(offset: number): number[] {
    this.#letGo();
    if (offset >= this.#size) return [];
    this.#select(offset);
    return Array.from({ length: this.#size - offset }, (_, index) => offset + index)
      .sort((a, b) => (this.#isBefore(a, this.#keyAt(b), this.#idAt(b)) ? -1 : 1))
      .map((index) => this.#payloads[index] ?? 0);
  }

  #letGo(): void {
    if (this.#size <= this.capacity) return;
    this.#select(this.capacity - 1);
    this.#largestKey = this.#keyAt(this.capacity - 1);
    this.#largestId = this.#idAt(this.capacity - 1);
    this.#size = this.capacity;
  }

  /** Exchanges entries until the one that belongs at `index` is there, smaller ones before it. */
  #select(index: number): void {
    let first = 0;
    let last = this.#size - 1;
    while (first < last) {
      const middle = (first + last) >>> 1;
      const key = this.#keyAt(middle);
      const id = this.#idAt(middle);
      let left = first;
      let right = last;
      while (left <= right) {
        while (this.#isBefore(left, key, id)) left += 1;
        while (this.#isAfter(right, key, id)) right -= 1;
        if (left <= right) this.#exchange(left++, right--);
      }
      if (index <= right) last = right;
      else if (index >= left) first = left;
      else return;
    }
  }

  #keyAt(index: number): number {
    return this.#keys[index] ?? 0;
  }

  #idAt(index: number): number {
    return this.#ids[index] ?? 0;
  }

  #isBefore(index: number, key: number, id: number): boolean {
    const own = this.#keyAt(index);
    return own < key || (own === key && this.#idAt(index) < id);
  }

  #isAfter(index: number, key: number, id: number): boolean {
    const own = this.#keyAt(index);
    return own > key || (own === key && this.#idAt(index) > id);
  }

  #exchange(a: number, b: number): void {
    for (const numbers of [this.#keys, this.#ids, this.#payloads]) {
      const number = numbers[a] ?? 0;
      numbers[a] = numbers[b] ?? 0;
      numbers[b] = number;
    }
  }
}
