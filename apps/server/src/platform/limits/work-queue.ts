/** So much work waits already that more is not taken. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Does a bounded number of things at once; so many more wait for their turn. */
export interface WorkQueue {
  /** @throws QueueFull, or what the work threw */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createWorkQueue(max: {
  readonly running: number;
  readonly waiting: number;
}): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run(work) {
      if (running < max.running) running += 1;
      else if (waiting.length >= max.waiting)
        throw new QueueFull('Too much is to be done already.');
      // Whoever is done hands its place on.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
