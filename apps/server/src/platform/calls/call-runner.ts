import { type BreakerState, type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';

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
  readonly error?: unknown;
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
  /** As `require`, with something to make do with when there is no answer. */
  attempt<Result>(
    name: Name,
    call: () => Result | Promise<Result>,
    fallback: Result,
  ): Promise<Result>;
}

/** All calls of the program, with what is known of their breakers. */
export interface CallRunner<Name extends string> extends Calls<Name> {
  /** The same calls and breakers, told to one more listener: such as the one of a request. */
  reportingTo(listener: (report: CallReport<Name>) => void): CallRunner<Name>;
  readonly states: ReadonlyMap<Name, BreakerState>;
}

/** Stands around a call and gives what it gives. */
export type AroundCall = <Result>(name: string, call: () => Promise<Result>) => Promise<Result>;

interface CallRunnerOptions<Name extends string> {
  readonly policies: Readonly<Record<Name, CallPolicy>>;
  readonly onReport: (report: CallReport<Name>) => void;
  /** Whether an error is the fault of whoever asked. */
  readonly isClientFault?: (error: unknown) => boolean;
  /** Stands before every call: may throw, or never let it through. For tests of failures. */
  readonly before?: (name: Name) => void | Promise<void>;
  /** Stands around every call that is made. */
  readonly around?: AroundCall;
}

/** Makes the breakers of the policies and the runner of their calls. */
export function createCallRunner<Name extends string>(
  options: CallRunnerOptions<Name>,
): CallRunner<Name> {
  const names = Object.keys(options.policies) as Name[];
  const breakers = new Map(
    names.map((name) => [
      name,
      createCircuitBreaker(options.policies[name].resetMs, () => performance.now()),
    ]),
  );
  return runnerWith(options, breakers, [options.onReport]);
}

function runnerWith<Name extends string>(
  options: CallRunnerOptions<Name>,
  breakers: ReadonlyMap<Name, CircuitBreaker>,
  listeners: readonly ((report: CallReport<Name>) => void)[],
): CallRunner<Name> {
  const { policies, before, isClientFault = () => false } = options;
  const around: AroundCall = options.around ?? ((_name, call) => call());

  async function make<Result>(
    name: Name,
    call: () => Result | Promise<Result>,
    isSurvived: boolean,
  ): Promise<Result> {
    const started = performance.now();
    const breaker = breakers.get(name);
    const report = (outcome: CallOutcome, error?: unknown) => {
      const milliseconds = performance.now() - started;
      for (const listener of listeners)
        listener({ name, outcome, milliseconds, error, isSurvived });
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
    require: (name, call) => make(name, call, false),
    attempt: (name, call, fallback) => make(name, call, true).catch(() => fallback),
    reportingTo: (listener) => runnerWith(options, breakers, [...listeners, listener]),
    get states() {
      return new Map([...breakers].map(([name, { state }]) => [name, state]));
    },
  };
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
