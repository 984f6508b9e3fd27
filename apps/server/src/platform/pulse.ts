import type { MiddlewareHandler } from 'hono';
import type { CallReport, CallRunner } from './calls/call-runner.ts';
import type { BreakerState } from './calls/circuit-breaker.ts';
import type { PartState } from './calls/part-states.ts';
import { pathOf } from './http/told-path.ts';

const minuteMs = 60_000;

/** Minutes that are remembered: a day. */
const keptMinutes = 1440;

/** Different failing addresses that one minute remembers. */
const maxFailing = 50;

/** Upper bounds of times in milliseconds: each a quarter more than the one before, from a tenth on. */
const bounds = Array.from({ length: 56 }, (_, place) => 0.1 * 1.25 ** place);

interface Minute {
  readonly at: number;
  requests: number;
  failed: number;
  /** Answers with a status from 500 on, by `status path`. */
  readonly failing: Map<string, number>;
  /** Calls by name: how many were made, and how many of them failed. */
  readonly calls: Map<string, { made: number; failed: number }>;
  /** Of the watched call, by bucket of its time. */
  readonly times: Uint32Array;
}

/** A while of this process, in minutes. */
export interface PulseMinute {
  readonly requests: number;
  /** Of the watched call. */
  readonly watched: number;
}

/** How it goes with this process, as far back as it remembers. */
export interface PulseFigures {
  /** The last so many minutes, the oldest first; those before the start are null. */
  readonly minutes: readonly (PulseMinute | null)[];
  readonly requests: number;
  readonly failed: number;
  readonly failing: readonly { readonly what: string; readonly count: number }[];
  /** Milliseconds that 95 of 100 of the watched calls took at most; null without any. */
  readonly p95: number | null;
  readonly calls: readonly {
    readonly name: string;
    readonly state: BreakerState;
    readonly made: number;
    readonly failed: number;
  }[];
  /** Hosts and other parts of calls whose breakers are not closed now. */
  readonly parts: readonly PartState[];
}

/** Counts minute by minute what this process does, in memory, for people to look at. */
export interface Pulse {
  readonly middleware: MiddlewareHandler;
  readonly observeCall: (report: Omit<CallReport<string>, 'endedAt'>) => void;
  readonly watchBreakers: (calls: CallRunner<string>) => void;
  /** @param last minutes that are asked for, a day at most */
  readonly read: (last: number) => PulseFigures;
}

/** @param watched the call whose times are told */
export function createPulse(watched: string, now: () => number = Date.now): Pulse {
  const ring: (Minute | undefined)[] = [];
  const startedAt = Math.floor(now() / minuteMs);
  let runner: CallRunner<string> | null = null;

  function current(): Minute {
    const at = Math.floor(now() / minuteMs);
    const place = at % keptMinutes;
    const known = ring[place];
    if (known?.at === at) return known;
    const made = emptyMinute(at);
    ring[place] = made;
    return made;
  }

  /** Null for a minute before the start. */
  function minuteAt(at: number): Minute | null {
    const known = ring[at % keptMinutes];
    if (known?.at === at) return known;
    return at >= startedAt ? emptyMinute(at) : null;
  }

  return {
    middleware: async (context, next) => {
      await next();
      const minute = current();
      minute.requests += 1;
      if (context.res.status < 500) return;
      minute.failed += 1;
      const what = `${context.res.status} ${pathOf(context).replaceAll(/\d{3,}/g, ':id')}`;
      if (minute.failing.has(what) || minute.failing.size < maxFailing)
        minute.failing.set(what, (minute.failing.get(what) ?? 0) + 1);
    },
    observeCall: ({ name, outcome, milliseconds }) => {
      const { calls, times } = current();
      const counted = calls.get(name) ?? { made: 0, failed: 0 };
      calls.set(name, counted);
      counted.made += 1;
      if (outcome === 'failed' || outcome === 'timeout') counted.failed += 1;
      if (name !== watched) return;
      const bucket = bounds.findIndex((bound) => milliseconds <= bound);
      const place = bucket < 0 ? bounds.length - 1 : bucket;
      times[place] = (times[place] ?? 0) + 1;
    },
    watchBreakers: (calls) => {
      runner = calls;
    },
    read: (last) => {
      const end = Math.floor(now() / minuteMs);
      const wanted = Array.from({ length: Math.min(last, keptMinutes) }, (_, place) =>
        minuteAt(end - Math.min(last, keptMinutes) + 1 + place),
      );
      const figures = summarize(wanted, watched, runner?.readStates() ?? new Map());
      return { ...figures, parts: runner?.readParts() ?? [] };
    },
  };
}

const emptyMinute = (at: number): Minute => ({
  at,
  requests: 0,
  failed: 0,
  failing: new Map(),
  calls: new Map(),
  times: new Uint32Array(bounds.length),
});

function summarize(
  wanted: readonly (Minute | null)[],
  watched: string,
  states: ReadonlyMap<string, BreakerState>,
): Omit<PulseFigures, 'parts'> {
  const known = wanted.filter((minute) => minute !== null);
  const failing = new Map<string, number>();
  for (const minute of known)
    for (const [what, count] of minute.failing) failing.set(what, (failing.get(what) ?? 0) + count);
  const sum = (count: (minute: Minute) => number) =>
    known.reduce((total, minute) => total + count(minute), 0);
  return {
    minutes: wanted.map(
      (minute) =>
        minute && { requests: minute.requests, watched: minute.calls.get(watched)?.made ?? 0 },
    ),
    requests: sum(({ requests }) => requests),
    failed: sum((minute) => minute.failed),
    failing: [...failing]
      .map(([what, count]) => ({ what, count }))
      .sort((a, b) => b.count - a.count),
    p95: quantile(known, 0.95),
    calls: [...states].map(([name, state]) => ({
      name,
      state,
      made: sum(({ calls }) => calls.get(name)?.made ?? 0),
      failed: sum(({ calls }) => calls.get(name)?.failed ?? 0),
    })),
  };
}

/** The upper bound of the bucket that a share of all times reaches. */
function quantile(minutes: readonly Minute[], share: number): number | null {
  const counts = bounds.map((_, place) =>
    minutes.reduce((total, { times }) => total + (times[place] ?? 0), 0),
  );
  const wanted = counts.reduce((total, count) => total + count, 0) * share;
  if (wanted === 0) return null;
  let seen = 0;
  const place = counts.findIndex((count) => {
    seen += count;
    return seen >= wanted;
  });
  return bounds[place] ?? null;
}
