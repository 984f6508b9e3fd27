/** Each way is tried so often before one is chosen. */
const trials = 8;

/** About so many of the last searches count: machines become busy and idle again. */
const memory = 200;

/** Times of one way are taken to differ by at least so much, as logarithms. */
const leastSpread = 0.3;

/** In standard errors: so much shorter than it looks a way may be in truth. */
const doubt = 1.5;

/** Times of one way, as logarithms: searches of about as many rows take from a few to many milliseconds. */
interface Way {
  searches: number;
  /** Searches, the earlier ones counting less. */
  weight: number;
  mean: number;
  variance: number;
}

/**
 * Chooses whether threads share a search. It pays where they have processors of their own and there is
 * enough to be counted; neither is known but by trying, for searches of about as many rows. What sharing gains is less
 * than such searches differ by. So the way is taken that may be the faster one by all that is known, and one that has
 * not been taken for long may be any.
 */
export class SharingChoice {
  /** By the power of two that the rows are above. */
  readonly #ways = new Map<number, { readonly alone: Way; readonly shared: Way }>();

  isShared(rows: number): boolean {
    const { alone, shared } = this.#waysOf(rows);
    if (Math.min(alone.searches, shared.searches) < trials) return shared.searches < alone.searches;
    const spread = spreadOf(alone, shared);
    return shortestOf(shared, spread) < shortestOf(alone, spread);
  }

  /** Tells how long a search took. */
  learn(rows: number, isShared: boolean, milliseconds: number): void {
    const { alone, shared } = this.#waysOf(rows);
    for (const way of [alone, shared]) way.weight *= 1 - 1 / memory;
    const way = isShared ? shared : alone;
    const time = Math.log(Math.max(milliseconds, Number.EPSILON));
    const difference = time - way.mean;
    way.searches += 1;
    way.weight += 1;
    way.mean += difference / way.weight;
    way.variance += (difference * (time - way.mean) - way.variance) / way.weight;
  }

  #waysOf(rows: number) {
    const size = Math.floor(Math.log2(Math.max(1, rows)));
    const known = this.#ways.get(size);
    if (known) return known;
    const ways = { alone: newWay(), shared: newWay() };
    this.#ways.set(size, ways);
    return ways;
  }
}

const newWay = (): Way => ({ searches: 0, weight: 0, mean: 0, variance: 0 });

/** By how much times of either way differ. */
function spreadOf(one: Way, other: Way): number {
  const variance =
    (one.weight * one.variance + other.weight * other.variance) / (one.weight + other.weight);
  return Math.max(leastSpread, Math.sqrt(variance));
}

/** The shortest time that a way may take on average. */
const shortestOf = ({ mean, weight }: Way, spread: number): number =>
  mean - (doubt * spread) / Math.sqrt(weight);
