import { LRUCache } from 'lru-cache';

/** What was worked out from something that has versions, cached until there is another one. */
export interface VersionMemory {
  /**
   * What was worked out under that name, or what `work` comes to. What took longer than the version lasted,
   * and what failed, is not cached. Nobody waits for what somebody else works out: where something is slow,
   * that would be waiting twice.
   */
  once<Answer extends object>(name: string, work: () => Promise<Answer>): Promise<Answer>;
}

/** @param versionOf the present version; any other number is another one */
export function rememberVersion(versionOf: () => number, maxEntries: number): VersionMemory {
  const cached = new LRUCache<string, object>({ max: maxEntries });
  let cachedVersion = versionOf();
  return {
    async once<Answer extends object>(name: string, work: () => Promise<Answer>) {
      const version = versionOf();
      if (version !== cachedVersion) cached.clear();
      cachedVersion = version;
      // Under one name there is one kind of answer: names are made where the work is.
      const known = cached.get(name) as Answer | undefined;
      if (known !== undefined) return known;
      const answer = await work();
      if (versionOf() === version) cached.set(name, answer);
      return answer;
    },
  };
}

/** A part of a memory: what others work out under the same names is none of its own. */
export const memoryWithin = (memory: VersionMemory, part: string): VersionMemory => ({
  once: (name, work) => memory.once(`${part}: ${name}`, work),
});
