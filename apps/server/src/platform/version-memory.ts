import { LRUCache } from 'lru-cache';

/** What was worked out from something that has versions, kept until there is another one. */
export interface VersionMemory {
  /**
   * What was worked out under that name, or what `work` comes to. What took longer than the version lasted,
   * and what failed, is not kept. Nobody waits for what somebody else works out: where something is slow,
   * that would be waiting twice.
   */
  once<Answer extends object>(name: string, work: () => Promise<Answer>): Promise<Answer>;
}

/** @param versionOf the present version; any other number is another one */
export function rememberVersion(versionOf: () => number, maxKept: number): VersionMemory {
  const kept = new LRUCache<string, object>({ max: maxKept });
  let keptVersion = versionOf();
  return {
    async once<Answer extends object>(name: string, work: () => Promise<Answer>) {
      const version = versionOf();
      if (version !== keptVersion) kept.clear();
      keptVersion = version;
      // Under one name there is one kind of answer: names are made where the work is.
      const known = kept.get(name) as Answer | undefined;
      if (known !== undefined) return known;
      const answer = await work();
      if (versionOf() === version) kept.set(name, answer);
      return answer;
    },
  };
}
