import { LRUCache } from 'lru-cache';

/** How often one client may do something. */
export interface Rate {
  readonly max: number;
  readonly windowMs: number;
}

/** Lets everybody do something so often in a while, and no oftener. */
export interface RateLimiter {
  /**
   * Counts one more.
   *
   * @param client who asks: an address
   * @returns 0 where it may be done, else the milliseconds until it may
   */
  admit(client: string): number;
}

interface Window {
  readonly endsAt: number;
  used: number;
}

/** Clients that are remembered at the most; beyond, those go that have not asked for the longest. */
const maxClients = 20_000;

/** @param now milliseconds, from any fixed moment on */
export function createRateLimiter(
  { max, windowMs }: Rate,
  now: () => number = () => performance.now(),
): RateLimiter {
  // Made when somebody asks: it takes the room of all of them at once, and most limits are never asked here.
  let windows: LRUCache<string, Window> | null = null;
  return {
    admit(client) {
      windows ??= new LRUCache({ max: maxClients });
      const at = now();
      const known = windows.get(client);
      if (!known || known.endsAt <= at) {
        windows.set(client, { endsAt: at + windowMs, used: 1 });
        return 0;
      }
      if (known.used >= max) return known.endsAt - at;
      known.used += 1;
      return 0;
    },
  };
}
