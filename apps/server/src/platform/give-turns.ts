import { setImmediate as immediately } from 'node:timers/promises';

/** So long one thing computes before requests get their turn. */
const turnMs = 5;

/** For loops that compute: what it returns is awaited in each round, and lets requests go on in between. */
export function giveTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await immediately();
    since = performance.now();
  };
}
