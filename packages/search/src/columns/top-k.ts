/**
 * The `capacity` smallest entries by key, then by id, of all that were offered: a binary heap with
 * the largest kept entry on top, so that most offers cost one comparison.
 */
export class TopK {
  readonly capacity: number;
  readonly #keys: Float64Array;
  readonly #ids: Float64Array;
  readonly #payloads: Float64Array;
  #size = 0;

  /** @param capacity allocated at once */
  constructor(capacity: number) {
    this.capacity = capacity;
    this.#keys = new Float64Array(capacity);
    this.#ids = new Float64Array(capacity);
    this.#payloads = new Float64Array(capacity);
  }

  /** Entries with larger keys are not kept any more. */
  get largestKey(): number {
    return this.#size < this.capacity ? Number.POSITIVE_INFINITY : this.#keyAt(0);
  }

  /** @param payload any number that comes back with the entry */
  offer(key: number, id: number, payload: number): void {
    if (this.#size < this.capacity) {
      this.#set(this.#size, key, id, payload);
      this.#size += 1;
      this.#siftUp(this.#size - 1);
    } else if (this.capacity > 0 && this.#isAfter(0, key, id)) {
      this.#set(0, key, id, payload);
      this.#siftDown(0);
    }
  }

  /** Payloads in order, smallest first. */
  sorted(): number[] {
    const places = Array.from({ length: this.#size }, (_, place) => place);
    return places
      .sort((a, b) => compareKeys(this.#keyAt(a), this.#keyAt(b)) || this.#idAt(a) - this.#idAt(b))
      .map((place) => this.#payloads[place] ?? 0);
  }

  #keyAt(place: number): number {
    return this.#keys[place] ?? 0;
  }

  #idAt(place: number): number {
    return this.#ids[place] ?? 0;
  }

  /** Whether the entry at `place` comes after the given one. */
  #isAfter(place: number, key: number, id: number): boolean {
    const own = this.#keyAt(place);
    return own > key || (own === key && this.#idAt(place) > id);
  }

  #set(place: number, key: number, id: number, payload: number): void {
    this.#keys[place] = key;
    this.#ids[place] = id;
    this.#payloads[place] = payload;
  }

  #swap(a: number, b: number): void {
    const [key, id, payload] = [this.#keyAt(a), this.#idAt(a), this.#payloads[a] ?? 0];
    this.#set(a, this.#keyAt(b), this.#idAt(b), this.#payloads[b] ?? 0);
    this.#set(b, key, id, payload);
  }

  #siftUp(start: number): void {
    let place = start;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.#isAfter(place, this.#keyAt(parent), this.#idAt(parent))) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  #siftDown(start: number): void {
    let place = start;
    for (;;) {
      let largest = place;
      for (const child of [2 * place + 1, 2 * place + 2]) {
        if (child >= this.#size) continue;
        if (this.#isAfter(child, this.#keyAt(largest), this.#idAt(largest))) largest = child;
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
