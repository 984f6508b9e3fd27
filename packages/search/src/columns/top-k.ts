/**
 * The `capacity` smallest entries by key, then by id, of all that were offered: a binary heap with
 * the largest kept entry on top, so that most offers cost one comparison.
 */
export class TopK {
  readonly #capacity: number;
  readonly #keys: number[] = [];
  readonly #ids: number[] = [];
  readonly #payloads: number[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** @param payload any number that comes back with the entry */
  offer(key: number, id: number, payload: number): void {
    if (this.#capacity === 0) return;
    if (this.#keys.length < this.#capacity) {
      this.#keys.push(key);
      this.#ids.push(id);
      this.#payloads.push(payload);
      this.#siftUp(this.#keys.length - 1);
    } else if (this.#isAfter(0, key, id)) {
      this.#set(0, key, id, payload);
      this.#siftDown(0);
    }
  }

  /** Payloads in order, smallest first. */
  sorted(): number[] {
    return this.#payloads
      .map((payload, place) => ({ payload, key: this.#keyAt(place), id: this.#ids[place] ?? 0 }))
      .sort((a, b) => compareKeys(a.key, b.key) || a.id - b.id)
      .map(({ payload }) => payload);
  }

  #keyAt(place: number): number {
    return this.#keys[place] ?? 0;
  }

  /** Whether the entry at `place` comes after the given one. */
  #isAfter(place: number, key: number, id: number): boolean {
    const own = this.#keyAt(place);
    return own > key || (own === key && (this.#ids[place] ?? 0) > id);
  }

  #set(place: number, key: number, id: number, payload: number): void {
    this.#keys[place] = key;
    this.#ids[place] = id;
    this.#payloads[place] = payload;
  }

  #swap(a: number, b: number): void {
    const [key, id, payload] = [this.#keyAt(a), this.#ids[a] ?? 0, this.#payloads[a] ?? 0];
    this.#set(a, this.#keyAt(b), this.#ids[b] ?? 0, this.#payloads[b] ?? 0);
    this.#set(b, key, id, payload);
  }

  #siftUp(start: number): void {
    let place = start;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.#isAfter(place, this.#keyAt(parent), this.#ids[parent] ?? 0)) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  #siftDown(start: number): void {
    let place = start;
    for (;;) {
      let largest = place;
      for (const child of [2 * place + 1, 2 * place + 2]) {
        if (child >= this.#keys.length) continue;
        if (this.#isAfter(child, this.#keyAt(largest), this.#ids[largest] ?? 0)) largest = child;
      }
      if (largest === place) return;
      this.#swap(place, largest);
      place = largest;
    }
  }
}

/** Subtraction would make NaN of two infinities. */
function compareKeys(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
