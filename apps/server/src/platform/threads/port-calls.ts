import type { MessagePort } from 'node:worker_threads';
import { fromSentError, type SentError, toSentError } from './sent-error.ts';

/** A call of another thread. */
interface SentCall {
  readonly number: number;
  readonly name: string;
  readonly given: readonly unknown[];
}

type SentAnswer =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly error: SentError };

/** The other thread ended, or let go, before it answered. */
export class PortClosed extends Error {
  override readonly name = 'PortClosed';
}

/** Calls by name what another thread answers. What is given and what comes back is plain data. */
export type CallOver = (name: string, ...given: readonly unknown[]) => Promise<unknown>;

/**
 * Answers the calls that come over a port.
 *
 * @param answer may throw: the error reaches whoever called
 */
export function answerCalls(
  port: MessagePort,
  answer: (name: string, given: readonly unknown[]) => unknown,
): void {
  port.on('message', async ({ number, name, given }: SentCall) => {
    const sent = await answerOf(() => answer(name, given));
    port.postMessage({ number, ...sent });
  });
}

async function answerOf(answer: () => unknown) {
  try {
    return { value: await answer() };
  } catch (error) {
    return { error: toSentError(error) };
  }
}

/** @returns how to call what is answered at the other end */
export function callsOver(port: MessagePort): CallOver {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  port.on('message', (answer: SentAnswer) => {
    const call = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('error' in answer) call?.reject(fromSentError(answer.error));
    else call?.resolve(answer.value);
  });
  port.on('close', () => {
    for (const call of waiting.values()) call.reject(new PortClosed('The other thread ended.'));
    waiting.clear();
  });
  return (name, ...given) => {
    last += 1;
    const call = Promise.withResolvers<unknown>();
    waiting.set(last, call);
    port.postMessage({ number: last, name, given } satisfies SentCall);
    return call.promise;
  };
}
