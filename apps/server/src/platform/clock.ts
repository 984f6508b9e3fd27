/** What time it is. Given to whoever needs it, so that tests may say. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The civil date in UTC, `YYYY-MM-DD`: days on the market are counted by it. */
export function dayOf({ now }: Clock): string {
  return new Date(now()).toISOString().slice(0, 10);
}
