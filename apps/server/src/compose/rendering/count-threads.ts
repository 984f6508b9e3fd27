import { availableParallelism, totalmem } from 'node:os';

/** What a process has to itself: a machine, or what a container may use of one. */
interface Machine {
  readonly processors: number;
  readonly bytes: number;
}

/** A process with one thread, its index and its database, and what the system keeps beside it. */
const ofProcess = 2_000_000_000;

/** What each further thread may grow to. */
const ofThread = 500_000_000;

/** The one that serves bounds more: then more processes are the way. */
const maxThreads = 8;

function thisMachine(): Machine {
  // Without a limit it tells none, or one beyond all that there is.
  const limit = process.constrainedMemory() || totalmem();
  return { processors: availableParallelism(), bytes: Math.min(limit, totalmem()) };
}

/**
 * How many threads render pages, the one that serves among them: as many as were asked for, else one for each
 * processor as far as there is memory for them.
 */
export function countThreads(asked: number | 'auto', machine: Machine = thisMachine()): number {
  if (asked !== 'auto') return asked;
  const fitting = 1 + Math.floor((machine.bytes - ofProcess) / ofThread);
  return Math.max(1, Math.min(machine.processors, fitting, maxThreads));
}
