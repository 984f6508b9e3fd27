/** Failures are judged over the calls of this long. */
const windowMs = 10_000;

/** Fewer calls than this say nothing about whether the other side is well. */
const fewestCalls = 5;

/** So many failures with no success between them open it however seldom calls are made. */
const maxFailuresInARow = 5;

/** Share of failed calls from which a breaker opens. */
const openingShare = 0.5;

export type BreakerState = 'closed' | 'half-open' | 'open';

/**
 * Stops calls that keep failing. Closed, it lets every call through; once half of the calls of the
 * last ten seconds have failed, or five in a row, it opens and lets none through; after the reset time it is half open
 * and lets one call try: that call closes it, or opens it for another reset time.
 */
export interface CircuitBreaker {
  /** Whether a call may be made now. Half open, only the first to ask is told so. */
  admit(): boolean;
  succeeded(): void;
  failed(): void;
  readonly state: BreakerState;
}

/** Numbers that all threads share of one breaker: when it opened, and when its present try began; 0 for not. */
export type BreakerMemory = BigInt64Array<SharedArrayBuffer>;

/** How many numbers that is. */
export const breakerNumbers = 2;

const openedAt = 0;
const triedAt = 1;

export const createBreakerMemory = (): BreakerMemory =>
  new BigInt64Array(new SharedArrayBuffer(breakerNumbers * BigInt64Array.BYTES_PER_ELEMENT));

/**
 * @param now milliseconds, from a fixed moment on that is the same for all threads
 * @param memory what it shares with breakers of the same call in other threads: each judges by the calls
 * that it sees, and where one opens or closes, all do
 */
export function createCircuitBreaker(
  resetMs: number,
  now: () => number,
  memory: BreakerMemory = createBreakerMemory(),
): CircuitBreaker {
  /** In order; those before `first` are too old to count. */
  let outcomes: { readonly at: number; readonly failed: boolean }[] = [];
  let first = 0;
  let failures = 0;
  let failuresInARow = 0;
  /** When the try began that was let through here; 0 for none. */
  let ownTry = 0n;

  /** Never 0, which stands for not. */
  const moment = () => BigInt(Math.floor(now())) + 1n;
  const isOpen = () => Atomics.load(memory, openedAt) !== 0n;

  function open() {
    Atomics.store(memory, openedAt, moment());
    outcomes = [];
    first = 0;
    failures = 0;
    failuresInARow = 0;
  }

  function record(failed: boolean) {
    const at = now();
    outcomes.push({ at, failed });
    if (failed) failures += 1;
    failuresInARow = failed ? failuresInARow + 1 : 0;
    forgetBefore(at - windowMs);
    const calls = outcomes.length - first;
    const isFailing = calls >= fewestCalls && failures >= openingShare * calls;
    if (isFailing || failuresInARow >= maxFailuresInARow) open();
  }

  /** Each outcome is looked at once, however many calls there are in the window. */
  function forgetBefore(since: number) {
    for (let oldest = outcomes[first]; oldest && oldest.at <= since; oldest = outcomes[first]) {
      if (oldest.failed) failures -= 1;
      first += 1;
    }
    if (2 * first < outcomes.length) return;
    outcomes = outcomes.slice(first);
    first = 0;
  }

  /** A try whose thread has ended says nothing any more: after the reset time another may be made. */
  function beginTry(): boolean {
    const at = moment();
    const other = Atomics.load(memory, triedAt);
    if (other !== 0n && at - other < BigInt(resetMs)) return false;
    if (Atomics.compareExchange(memory, triedAt, other, at) !== other) return false;
    ownTry = at;
    return true;
  }

  /** Whether it was the try that ended. */
  function endTry(): boolean {
    if (ownTry === 0n) return false;
    Atomics.compareExchange(memory, triedAt, ownTry, 0n);
    ownTry = 0n;
    return true;
  }

  return {
    get state() {
      const opened = Atomics.load(memory, openedAt);
      if (opened === 0n) return 'closed';
      return moment() - opened < BigInt(resetMs) ? 'open' : 'half-open';
    },
    admit() {
      const { state } = this;
      return state === 'closed' || (state === 'half-open' && beginTry());
    },
    succeeded() {
      if (endTry()) Atomics.store(memory, openedAt, 0n);
      if (!isOpen()) record(false);
    },
    failed() {
      if (endTry()) open();
      else if (!isOpen()) record(true);
    },
  };
}
