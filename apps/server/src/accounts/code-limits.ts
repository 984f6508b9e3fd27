import { LRUCache } from 'lru-cache';
import { createRateLimiter } from '../platform/limits/rate-limiter.ts';

/** A code has a million values and is good for a minute and a half: so many tries find one in a century. */
const rate = { max: 8, windowMs: 15 * 60_000 };

/** Longer than any code is good for. */
const rememberedMs = 180_000;

/** Bounds how often codes of one person are tried, and takes each once. Counted by each process. */
export interface CodeLimits {
  /** @returns milliseconds to wait; 0 where it may be tried */
  readonly admit: (personId: string) => number;
  /** @returns false where this code was taken before */
  readonly takeOnce: (personId: string, code: string) => boolean;
}

export function createCodeLimits(): CodeLimits {
  const limiter = createRateLimiter(rate);
  const taken = new LRUCache<string, true>({ max: 10_000, ttl: rememberedMs });
  return {
    admit: (personId) => limiter.admit(personId),
    takeOnce(personId, code) {
      const key = `${personId} ${code}`;
      if (taken.has(key)) return false;
      taken.set(key, true);
      return true;
    },
  };
}
