import { setTimeout as pause } from 'node:timers/promises';
import type { LoadClient, Outcome } from './load-client.ts';
import type { LoadRequest } from './shopper-mix.ts';

/** Requests at a fixed rate. */
export interface Step {
  /** Requests that were to be sent in a second. */
  readonly rate: number;
  /** From the first request until the last answer. */
  readonly seconds: number;
  readonly outcomes: readonly Outcome[];
}

/** Has a server compile what it needs. @param requests sent over so many connections, as they are answered */
export async function warmUp(
  client: LoadClient,
  requests: readonly LoadRequest[],
  connections: number,
): Promise<void> {
  const left = requests.values();
  const askOn = async () => {
    for (const request of left) await client.send(request, performance.now());
  };
  await Promise.all(Array.from({ length: connections }, askOn));
}

/**
 * Sends each request at its moment, whether those before it were answered or not, as people who know nothing of
 * each other do. What is late for whatever reason, the sender's own included, is in the time of its answer.
 */
export async function runStep(
  client: LoadClient,
  requests: readonly LoadRequest[],
  rate: number,
): Promise<Step> {
  const began = performance.now();
  const sent: Promise<Outcome>[] = [];
  for (const [place, request] of requests.entries()) {
    const plannedAt = began + (1000 * place) / rate;
    const early = plannedAt - performance.now();
    if (early > 0) await pause(early);
    sent.push(client.send(request, plannedAt));
  }
  const outcomes = await Promise.all(sent);
  return { rate, outcomes, seconds: (performance.now() - began) / 1000 };
}
