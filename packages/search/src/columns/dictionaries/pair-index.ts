/** Of so many places at most one in two is taken, so that few are tried before the right one. */
const leastPlaces = 16;

/**
 * Numbers for pairs of numbers below 2³², in order of appearance. Two look-ups into arrays where a map of
 * keys made of both would keep a number on the heap for each.
 */
export class PairIndex {
  #firsts = new Uint32Array(leastPlaces);
  #seconds = new Uint32Array(leastPlaces);
  /** By place: the pair's number and one, 0 where there is none. */
  #numbers = new Uint32Array(leastPlaces);
  #size = 0;

  /** Numbers are below it. */
  get size(): number {
    return this.#size;
  }

  /** The number of a pair, which is new when the pair is. */
  numberOf(first: number, second: number): number {
    const place = this.#placeOf(first, second);
    const known = this.#numbers[place] ?? 0;
    if (known > 0) return known - 1;
    this.#firsts[place] = first;
    this.#seconds[place] = second;
    this.#size += 1;
    this.#numbers[place] = this.#size;
    if (2 * this.#size > this.#numbers.length) this.#grow();
    return this.#size - 1;
  }

  /** Where the pair is, or belongs. */
  #placeOf(first: number, second: number): number {
    const last = this.#numbers.length - 1;
    const mixed = Math.imul(first ^ Math.imul(second, 0x9e37_79b1), 0x85eb_ca6b);
    for (let place = (mixed ^ (mixed >>> 15)) & last; ; place = (place + 1) & last) {
      const isFree = this.#numbers[place] === 0;
      if (isFree || (this.#firsts[place] === first && this.#seconds[place] === second))
        return place;
    }
  }

  #grow(): void {
    const firsts = this.#firsts;
    const seconds = this.#seconds;
    const numbers = this.#numbers;
    const places = 2 * numbers.length;
    this.#firsts = new Uint32Array(places);
    this.#seconds = new Uint32Array(places);
    this.#numbers = new Uint32Array(places);
    for (let from = 0; from < numbers.length; from += 1) {
      const number = numbers[from] ?? 0;
      if (number === 0) continue;
      const place = this.#placeOf(firsts[from] ?? 0, seconds[from] ?? 0);
      this.#firsts[place] = firsts[from] ?? 0;
      this.#seconds[place] = seconds[from] ?? 0;
      this.#numbers[place] = number;
    }
  }
}
