import { setImmediate as immediately } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/** So long one thing computes before requests get their turn. */
const turnMs = 5;

/** So long it then waits for requests that are under way: where there always are some, it goes on all the same. */
const patienceMs = 20;

/** Requests that this thread is answering. */
let underWay = 0;
let becameQuiet = Promise.withResolvers<void>();
let lastTurn: Promise<void> = Promise.resolve();

/** Counts the requests that are being answered. */
export const countUnderWay: MiddlewareHandler = async (_context, next) => {
  underWay += 1;
  try {
    await next();
  } finally {
    underWay -= 1;
    if (underWay === 0) {
      becameQuiet.resolve();
      becameQuiet = Promise.withResolvers();
    }
  }
};

/**
 * The turn of work that nobody waits for, such as the writing of mails: one at a time, each in a round of its
 * own of the event loop, and when no request is under way or has been for a while.
 */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(async () => {
    await immediately();
    if (underWay > 0) await Promise.race([becameQuiet.promise, patience()]);
  });
  return lastTurn;
}

const patience = () => new Promise<void>((resume) => setTimeout(resume, patienceMs));

/** For loops that compute: what it returns is awaited in each round, and lets requests go on in between. */
export function giveTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await takeTurn();
    since = performance.now();
  };
}
