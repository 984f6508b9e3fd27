import { Refusal } from './refusal.ts';

/** What is told at the command line of an error that ended a process; where it was thrown, if it is a surprise. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof Refusal ? error.message : (error.stack ?? error.message);
}
