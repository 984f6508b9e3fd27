import { LRUCache } from 'lru-cache';
import type { BreakerState } from './circuit-breaker.ts';

/** Parts of calls that are known, those that were called last. */
export const maxParts = 1000;

/** A part of a call, such as a host of many, and its breaker. */
export interface PartState {
  readonly name: string;
  readonly part: string;
  readonly state: Exclude<BreakerState, 'closed'>;
}

/** The part of the other side that a call went to, with the state of its breaker after the call. */
export interface CalledPart {
  readonly name: string;
  readonly state: BreakerState;
}

/** What is needed of the report of a call. */
interface PartReport {
  readonly name: string;
  readonly outcome: string;
  readonly endedAt: number;
  readonly part?: CalledPart;
}

/** What reports tell of the breakers of parts, those of other threads included. */
export interface PartStates {
  note(report: PartReport): void;
  /** Those that are not closed, by name. */
  read(): readonly PartState[];
}

/** @param now by the clock of the reports */
export function createPartStates(
  resetMsOf: (name: string) => number,
  now: () => number,
): PartStates {
  const opened = new LRUCache<string, { name: string; part: string; at: number }>({
    max: maxParts,
  });
  return {
    note: ({ name, part, outcome, endedAt }) => {
      if (part === undefined) return;
      const key = `${name} ${part.name}`;
      if (part.state === 'closed') opened.delete(key);
      // A call that is spared does not open it anew.
      else if (outcome !== 'open' || !opened.has(key))
        opened.set(key, { name, part: part.name, at: endedAt });
    },
    read: () =>
      [...opened.values()]
        .map(({ name, part, at }): PartState => {
          const isOpen = now() - at < resetMsOf(name);
          return { name, part, state: isOpen ? 'open' : 'half-open' };
        })
        .sort((a, b) => a.part.localeCompare(b.part) || a.name.localeCompare(b.name)),
  };
}
