import { createSharedLimiter, type LimitSource } from '../platform/limits/shared-limiter.ts';

/** A code has a million values and is good for a minute and a half: so many tries find one in a century. */
const tries = { max: 8, windowMs: 15 * 60_000 };

/** Longer than any code is good for. */
const once = { max: 1, windowMs: 180_000 };

/** Bounds how often codes of one person are tried, and takes each once, by all processes together. */
export interface CodeLimits {
  /** @returns milliseconds to wait; 0 where it may be tried */
  readonly admit: (personId: string) => Promise<number>;
  /** @returns false where this code was taken before */
  readonly takeOnce: (personId: string, code: string) => Promise<boolean>;
}

export function createCodeLimits(source: LimitSource): CodeLimits {
  const tried = createSharedLimiter(source, 'code tries', tries);
  const taken = createSharedLimiter(source, 'codes taken', once);
  return {
    admit: (personId) => tried.admit(personId),
    takeOnce: async (personId, code) => (await taken.admit(`${personId} ${code}`)) === 0,
  };
}
