import { LRUCache } from 'lru-cache';
import {
  type BreakerMemory,
  type BreakerState,
  breakerNumbers,
  type CircuitBreaker,
  createCircuitBreaker,
} from './circuit-breaker.ts';
import { monotonicMs } from './monotonic-ms.ts';
import {
  type CalledPart,
  createPartStates,
  maxParts,
  type PartState,
  type PartStates,
} from './part-states.ts';

/** How long a call may take and, once it keeps failing, for how long it is spared. */
export interface CallPolicy {
  readonly timeoutMs: number;
  readonly resetMs: number;
  /** What the call is known as when its breaker is open; its name unless given. */
  readonly path?: string;
}

/** The policies of some calls, by their names. */
export type Policies = Readonly<Record<string, CallPolicy>>;

/** `refused` is the fault of whoever asked: the other side is well. */
type CallOutcome = 'ok' | 'failed' | 'refused' | 'timeout' | 'open';

/** A call that was made or spared. */
export interface CallReport<Name extends string> {
  readonly name: Name;
  readonly outcome: CallOutcome;
  readonly milliseconds: number;
  /** By the clock of `monotonicMs`. */
  readonly endedAt: number;
  readonly error?: unknown;
  /** Absent of a call of the whole. */
  readonly part?: CalledPart;
  /** There is something to make do with; otherwise the error went on to whoever called. */
  readonly isSurvived: boolean;
}

/** The breaker of a call is open: it was not made. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/** A call did not answer in its time. */
export class CallTimedOut extends Error {
  override readonly name = 'CallTimedOut';
}

/** Makes calls by name, each under its policy. */
export interface Calls<Name extends string> {
  /** @throws CircuitOpen, CallTimedOut or what the call threw */
  require<Result>(name: Name, call: () => Result | Promise<Result>): Promise<Result>;
  /**
   * As `require`, with something to make do with when there is no answer.
   *
   * @param part of the other side, such as a host of many, that has a breaker of its own: where it fails, the
   * others are called all the same
   */
  attempt<Result>(
    name: Name,
    call: () => Result | Promise<Result>,
    fallback: Result,
    part?: string,
  ): Promise<Result>;
}

/** All calls of the program, with what is known of their breakers. */
export interface CallRunner<Name extends string> extends Calls<Name> {
  /** The same calls and breakers, told to one more listener: such as the one of a request. */
  reportingTo(listener: (report: CallReport<Name>) => void): CallRunner<Name>;
  /** Tells the listeners of a call that another thread made. */
  retell(report: CallReport<Name>): void;
  readStates(): ReadonlyMap<Name, BreakerState>;
  /** The breakers of parts that are not closed: those of threads whose calls were retold, too. */
  readParts(): readonly PartState[];
}

/** Stands around a call and gives what it gives. */
export type AroundCall = <Result>(name: string, call: () => Promise<Result>) => Promise<Result>;

/** Is told of a call that another thread made. */
export type NoteCall = (report: Omit<CallReport<string>, 'error'>) => void;

interface CallRunnerOptions<Name extends string> {
  readonly policies: Readonly<Record<Name, CallPolicy>>;
  readonly onReport: (report: CallReport<Name>) => void;
  /** Whether an error is the fault of whoever asked. */
  readonly isClientFault?: (error: unknown) => boolean;
  /** Stands before every call: may throw, or never let it through. For tests of failures. */
  readonly before?: (name: Name) => void | Promise<void>;
  /** Stands around every call that is made. */
  readonly around?: AroundCall;
  /** Of calls that are retold, in place of `around`. */
  readonly note?: NoteCall;
  /** What the breakers share with those of other threads with the same policies; see `callMemoryOf`. */
  readonly memory?: SharedArrayBuffer;
}

/** Memory for the breakers of some calls, for runners of several threads to share. */
export const callMemoryOf = (policies: Policies): SharedArrayBuffer =>
  new SharedArrayBuffer(Object.keys(policies).length * bytesOfBreaker);

/** The breakers of calls, and of parts of them by call and part: each thread's own. */
interface Breakers<Name extends string> {
  readonly byName: ReadonlyMap<Name, CircuitBreaker>;
  readonly byPart: LRUCache<string, CircuitBreaker>;
  readonly parts: PartStates;
}

const bytesOfBreaker = breakerNumbers * BigInt64Array.BYTES_PER_ELEMENT;

/** Makes the breakers of the policies and the runner of their calls. */
export function createCallRunner<Name extends string>(
  options: CallRunnerOptions<Name>,
): CallRunner<Name> {
  const names = Object.keys(options.policies) as Name[];
  const memory = options.memory ?? callMemoryOf(options.policies);
  const byName = new Map(
    names.map((name, place) => [
      name,
      createCircuitBreaker(options.policies[name].resetMs, monotonicMs, memoryAt(memory, place)),
    ]),
  );
  const breakers = {
    byName,
    byPart: new LRUCache<string, CircuitBreaker>({ max: maxParts }),
    parts: createPartStates((name) => options.policies[name as Name].resetMs, monotonicMs),
  };
  return runnerWith(options, breakers, [options.onReport]);
}

const memoryAt = (memory: SharedArrayBuffer, place: number): BreakerMemory =>
  new BigInt64Array(memory, place * bytesOfBreaker, breakerNumbers);

function runnerWith<Name extends string>(
  options: CallRunnerOptions<Name>,
  breakers: Breakers<Name>,
  listeners: readonly ((report: CallReport<Name>) => void)[],
): CallRunner<Name> {
  const { policies, before, isClientFault = () => false } = options;
  const around: AroundCall = options.around ?? ((_name, call) => call());
  const tell = (report: CallReport<Name>) => {
    breakers.parts.note(report);
    for (const listener of listeners) listener(report);
  };

  async function make<Result>(
    name: Name,
    call: () => Result | Promise<Result>,
    { isSurvived, part }: { readonly isSurvived: boolean; readonly part?: string | undefined },
  ): Promise<Result> {
    const started = monotonicMs();
    const breaker =
      part === undefined
        ? breakers.byName.get(name)
        : breakerOfPart(breakers.byPart, `${name} ${part}`, policies[name].resetMs);
    const report = (outcome: CallOutcome, error?: unknown) => {
      const endedAt = monotonicMs();
      const told = part !== undefined && breaker && { name: part, state: breaker.state };
      tell({
        name,
        outcome,
        milliseconds: endedAt - started,
        endedAt,
        error,
        isSurvived,
        ...(told && { part: told }),
      });
    };
    if (!breaker?.admit()) {
      report('open');
      throw new CircuitOpen(`Circuit Breaker for ${policies[name].path ?? name} is open`);
    }
    try {
      const result = await around(name, () =>
        within(policies[name].timeoutMs, name, async () => {
          await before?.(name);
          return call();
        }),
      );
      breaker.succeeded();
      report('ok');
      return result;
    } catch (error) {
      const isRefused = isClientFault(error);
      if (isRefused) breaker.succeeded();
      else breaker.failed();
      report(isRefused ? 'refused' : error instanceof CallTimedOut ? 'timeout' : 'failed', error);
      throw error;
    }
  }

  return {
    require: (name, call) => make(name, call, { isSurvived: false }),
    attempt: (name, call, fallback, part) =>
      make(name, call, { isSurvived: true, part }).catch(() => fallback),
    retell: (report) => {
      options.note?.(report);
      tell(report);
    },
    reportingTo: (listener) => runnerWith(options, breakers, [...listeners, listener]),
    readStates: () => new Map([...breakers.byName].map(([name, { state }]) => [name, state])),
    readParts: breakers.parts.read,
  };
}

function breakerOfPart(byPart: Breakers<string>['byPart'], key: string, resetMs: number) {
  const known = byPart.get(key);
  if (known) return known;
  const breaker = createCircuitBreaker(resetMs, monotonicMs);
  byPart.set(key, breaker);
  return breaker;
}

async function within<Result>(
  milliseconds: number,
  name: string,
  call: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // An error made ahead of time would have its stack written for every call.
    timer = setTimeout(() => {
      reject(new CallTimedOut(`${name} gave no answer within ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}
