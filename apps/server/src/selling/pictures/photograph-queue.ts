import { createWorkQueue, QueueFull } from '../../platform/limits/work-queue.ts';
import { Refusal } from '../../platform/refusal.ts';

/** One takes up to a second of a processor, and each that waits 15 MB: pages need both. */
export const photographQueue = createWorkQueue({ running: 1, waiting: 12 });

/**
 * Works on a photograph that its seller waits for.
 *
 * @throws Refusal where too many wait already, or what the work threw
 */
export async function inItsTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await photographQueue.run(work);
  } catch (error) {
    if (error instanceof QueueFull)
      throw new Refusal('Many pictures are being taken in now: try again in a minute.');
    throw error;
  }
}
