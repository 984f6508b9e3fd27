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

/** @param now milliseconds, from any fixed moment on */
export function createCircuitBreaker(resetMs: number, now: () => number): CircuitBreaker {
  /** In order; those before `first` are too old to count. */
  let outcomes: { readonly at: number; readonly failed: boolean }[] = [];
  let first = 0;
  let failures = 0;
  let openedAt: number | null = null;
  let isProbing = false;
  let failuresInARow = 0;

  function open() {
    openedAt = now();
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

  return {
    get state() {
      if (openedAt === null) return 'closed';
      return now() - openedAt < resetMs ? 'open' : 'half-open';
    },
    admit() {
      if (this.state === 'closed') return true;
      if (this.state === 'open' || isProbing) return false;
      isProbing = true;
      return true;
    },
    succeeded() {
      if (isProbing) openedAt = null;
      isProbing = false;
      if (openedAt === null) record(false);
    },
    failed() {
      if (isProbing) open();
      else if (openedAt === null) record(true);
      isProbing = false;
    },
  };
}
