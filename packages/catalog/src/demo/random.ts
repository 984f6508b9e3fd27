/** A seeded stream of pseudo-random numbers (mulberry32): the same seed gives the same stream on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to but without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both inclusive. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value {
    const value = values[Math.floor(this.next() * values.length)];
    if (value === undefined) throw new Error('Nothing to pick from.');
    return value;
  }

  /** From a normal distribution of mean 0 and deviation 1 (Box–Muller). */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return radius * Math.cos(2 * Math.PI * this.next());
  }

  /** A stream of its own, for a part that must not shift the rest. */
  fork(): Random {
    return new Random(Math.floor(this.next() * 4_294_967_296));
  }
}

/** Values drawn in proportion to their weights: one binary search a draw. */
export class WeightedChoice<Value> {
  readonly #values: readonly Value[];
  readonly #sums: Float64Array;

  constructor(entries: readonly (readonly [Value, number])[]) {
    if (entries.length === 0) throw new Error('Nothing to choose from.');
    this.#values = entries.map(([value]) => value);
    let sum = 0;
    this.#sums = Float64Array.from(entries, ([, weight]) => {
      sum += weight;
      return sum;
    });
  }

  draw(random: Random): Value {
    const target = random.next() * (this.#sums.at(-1) ?? 0);
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    const value = this.#values[low];
    if (value === undefined) throw new Error('The choice is empty.');
    return value;
  }
}
