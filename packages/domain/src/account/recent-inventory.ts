/**
 * The cars that a browser looked at, as it remembers them itself. Apart from what needs a schema: pages
 * load this file.
 */

/** Cars that are remembered at the most: beyond, the oldest are forgotten. */
export const maxRecent = 50;

/** Cars that are shown again, and asked after, at the most. */
export const maxShownRecent = 12;

/** Milliseconds for which what was fetched about them is good. */
export const historyFreshMs = 120_000;

/** A car whose page was opened. */
export interface RecentEntry {
  readonly listingId: number;
  readonly vin: string;
  /** When it was opened last, in milliseconds since 1970. */
  readonly timestamp: number;
  /**
   * What it cost then, in whole dollars; null when the seller named no price. Only the browser that opened it
   * knows.
   */
  readonly price?: number | null;
}

/** One of them that is still for sale. */
export interface RecentCar {
  readonly id: number;
  readonly vin: string;
  /** `2021 Honda Civic`. */
  readonly name: string;
  /** `Civic`. */
  readonly model: string;
  readonly condition: string;
  readonly trim: string | null;
  readonly mileage: number | null;
  /** Whole dollars; null when the seller names none. */
  readonly price: number | null;
  /** How much less than before; null when not. */
  readonly drop: number | null;
  readonly href: string;
  readonly pictureUrl: string;
}

/** What two lists tell together, newest first and each car once. */
export function mergeRecent(
  a: readonly RecentEntry[],
  b: readonly RecentEntry[],
): readonly RecentEntry[] {
  const newest = [...a, ...b].toSorted((one, other) => other.timestamp - one.timestamp);
  const vins = new Set<string>();
  return newest.filter(({ vin }) => !vins.has(vin) && vins.add(vin)).slice(0, maxRecent);
}

/** Reads the browser's list, newest first; what cannot be read is left out. */
export function parseRecentInventory(text: string | null): RecentEntry[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is RecentEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { listingId, vin, timestamp }: Partial<Record<keyof RecentEntry, unknown>> = value;
  return (
    Number.isSafeInteger(listingId) &&
    Number(listingId) > 0 &&
    typeof vin === 'string' &&
    /^[A-Za-z0-9]{17}$/.test(vin) &&
    Number.isSafeInteger(timestamp)
  );
}

/** The list with a car that was just opened, newest first and once. */
export function withRecent(entries: readonly RecentEntry[], opened: RecentEntry): RecentEntry[] {
  const others = entries.filter(({ vin }) => vin !== opened.vin);
  return [opened, ...others].slice(0, maxRecent);
}

/** What was fetched about a car: null where it is no longer for sale. */
export interface RecentAnswer {
  readonly vin: string;
  readonly fetchedAt: number;
  readonly car: RecentCar | null;
}

/** Whether a fetch is over `historyFreshMs` ago, or ahead: then a clock was set. */
export const isStale = (fetchedAt: number, now: number): boolean =>
  now - fetchedAt > historyFreshMs || fetchedAt > now;

/** The cars that have to be asked after: those that nobody asked after lately. */
export function vinsToFetch(
  entries: readonly RecentEntry[],
  answers: readonly RecentAnswer[],
  now: number,
): string[] {
  const known = new Set(
    answers.filter(({ fetchedAt }) => !isStale(fetchedAt, now)).map(({ vin }) => vin),
  );
  const vins = entries.slice(0, maxShownRecent).map(({ vin }) => vin);
  return vins.filter((vin) => !known.has(vin));
}
