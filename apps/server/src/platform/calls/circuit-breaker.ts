/** Failures are judged over the calls of this long. */
const windowMilliseconds = 10_000;

/** Fewer calls than this say nothing about whether the other side is well. */
const fewestCalls = 5;

/** Share of failed calls from which a breaker opens. */
const openingShare = 0.5;

export type BreakerState = 'closed' | 'half-open' | 'open';

/**
 * Stops calls that keep failing. Closed, it lets every call through; once half of the calls of the
 * last ten seconds have failed it opens and lets none through; after the reset time it is half open
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
  let outcomes: { readonly at: number; readonly failed: boolean }[] = [];
  let openedAt: number | null = null;
  let isProbing = false;

  function open() {
    openedAt = now();
    outcomes = [];
  }

  function record(failed: boolean) {
    const since = now() - windowMilliseconds;
    outcomes = [...outcomes.filter(({ at }) => at > since), { at: now(), failed }];
    const failures = outcomes.filter((outcome) => outcome.failed).length;
    if (outcomes.length >= fewestCalls && failures >= openingShare * outcomes.length) open();
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
