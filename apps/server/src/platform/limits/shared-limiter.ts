import { RateLimiterDrizzle, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { createRateLimiter, type Rate } from './rate-limiter.ts';
import { rateCounts } from './tables.ts';

/** Lets everybody do something so often in a while, however many processes they do it through. */
export interface SharedLimiter {
  /**
   * Counts one more.
   *
   * @param client who asks: an address, a person, a mail address
   * @returns 0 where it may be done, else the milliseconds until it may
   */
  admit(client: string): Promise<number>;
  /** What `admit` would answer, and counts nothing; 0 while the database is away. */
  foresee(client: string): Promise<number>;
}

/** Where counts are kept, and what their keys are hashed with. */
export interface LimitSource {
  readonly database: Database;
  readonly keyRing: KeyRing;
}

/** A count that takes longer is done without: what it guards has to be answered. */
const patienceMs = 1000;

/**
 * Counts in the database, in one statement. While that is away or slow each process counts by itself, so
 * that nobody is kept out for it and nobody has tries without end.
 *
 * @param name tells it from other limits, in all versions that run beside one another
 */
export function createSharedLimiter(
  { database, keyRing }: LimitSource,
  name: string,
  rate: Rate,
): SharedLimiter {
  const inDatabase = new RLWrapperTimeouts({
    timeoutMs: patienceMs,
    limiter: new RateLimiterDrizzle({
      storeClient: database,
      schema: rateCounts,
      keyPrefix: name,
      points: rate.max,
      duration: rate.windowMs / 1000,
      // Whoever goes on after a refusal costs the database nothing more.
      inMemoryBlockOnConsumed: rate.max + 1,
      clearExpiredByTimeout: false,
    }),
  });
  const here = createRateLimiter(rate);
  const keyOf = (client: string) => keyRing.pseudonym(`limit ${client}`).slice(0, 22);
  return {
    async admit(client) {
      try {
        await inDatabase.consume(keyOf(client));
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
        return here.admit(client);
      }
    },
    async foresee(client) {
      const counted = await inDatabase.get(keyOf(client)).catch(() => null);
      return counted === null || counted.remainingPoints > 0
        ? 0
        : Math.max(1, counted.msBeforeNext);
    },
  };
}
