/** Each way is tried so often before one is chosen. */
const trials = 4;
/** Once in so many searches the way is taken that was slower: machines become busy and idle again. */
const searchesPerTrial = 32;
/** Weight of the latest search in what is known of a way. */
const weight = 1 / 8;

interface Way {
  /** Of its searches, the latest counting most. */
  milliseconds: number;
  searches: number;
}

/**
 * Chooses whether threads share a search. It pays where they have processors of their own and there is
 * enough to be counted; neither is known but by trying, for searches of about as many rows.
 */
export class SharingChoice {
  /** By the power of two that the rows are above. */
  readonly #ways = new Map<number, { readonly alone: Way; readonly shared: Way }>();

  isShared(rows: number): boolean {
    const { alone, shared } = this.#waysOf(rows);
    if (Math.min(alone.searches, shared.searches) < trials) return shared.searches < alone.searches;
    const isFaster = shared.milliseconds < alone.milliseconds;
    const isTrial = (alone.searches + shared.searches) % searchesPerTrial === 0;
    return isTrial ? !isFaster : isFaster;
  }

  /** Tells how long a search took. */
  learn(rows: number, isShared: boolean, milliseconds: number): void {
    const ways = this.#waysOf(rows);
    const way = isShared ? ways.shared : ways.alone;
    way.milliseconds +=
      (milliseconds - way.milliseconds) *
      (way.searches === 0 ? 1 : Math.max(weight, 1 / (way.searches + 1)));
    way.searches += 1;
  }

  #waysOf(rows: number) {
    const size = Math.floor(Math.log2(Math.max(1, rows)));
    const known = this.#ways.get(size);
    if (known) return known;
    const ways = {
      alone: { milliseconds: 0, searches: 0 },
      shared: { milliseconds: 0, searches: 0 },
    };
    this.#ways.set(size, ways);
    return ways;
  }
}
