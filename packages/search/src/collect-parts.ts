import { ThreadEnded } from './search-thread.ts';
import { isWhole, type SearchPart } from './vehicle/request/search-part.ts';

/**
 * The parts that there are as soon as they are whole, or else when all that were asked for have come.
 *
 * @param ends threads that ended with a part are added here
 */
export function collectParts(
  asked: readonly Promise<SearchPart | null>[],
  ends: ThreadEnded[],
): Promise<SearchPart[]> {
  const parts: SearchPart[] = [];
  return new Promise((resolve, reject) => {
    const take = (part: SearchPart | null) => {
      if (part) parts.push(part);
      if (isWhole(parts)) resolve(parts);
    };
    const miss = (error: unknown) => {
      if (!(error instanceof ThreadEnded)) throw error;
      ends.push(error);
    };
    Promise.all(asked.map((part) => part.then(take).catch(miss))).then(
      () => resolve(parts),
      reject,
    );
  });
}
