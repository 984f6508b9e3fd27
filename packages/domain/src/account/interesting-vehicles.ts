import type { Brand } from '../brand/brand.ts';

/**
 * Cars that a shopper looked at and may still want: what the browser remembers of them, which one is
 * pointed out, and why. Apart from what needs a schema: pages load this file.
 */

/** Vehicles that are followed at the most. */
export const maxInterestingVehicles = 10;

/** Looked-at listings that are remembered at the most: beyond, the oldest are forgotten. */
const maxViewed = 100;

/** A listing that this browser follows. */
export interface InterestingVehicle {
  readonly listingId: number;
  /** How often its page was opened. */
  readonly views: number;
  /** Whether the shopper has waved it away. */
  readonly dismissed: boolean;
}

/** Under the key `viewedVehicles`: newest first. */
interface ViewedVehicles {
  readonly listingIds: readonly number[];
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Reads the browser's list of viewed listings; what cannot be read is an empty one. */
export function parseViewedVehicles(text: string | null): ViewedVehicles {
  const stored = parseJson(text);
  const ids = typeof stored === 'object' && stored && 'listingIds' in stored && stored.listingIds;
  return { listingIds: Array.isArray(ids) ? ids.filter(isId).slice(0, maxViewed) : [] };
}

/** Reads the browser's list of followed cars; what cannot be read is left out. */
export function parseInterestingVehicles(text: string | null): InterestingVehicle[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((entry: unknown) => typeof entry === 'object' && entry !== null)
    .flatMap((entry: Partial<Record<keyof InterestingVehicle, unknown>>) =>
      isId(entry.listingId) && isId(entry.views)
        ? [{ listingId: entry.listingId, views: entry.views, dismissed: entry.dismissed === true }]
        : [],
    )
    .slice(0, maxInterestingVehicles);
}

/** The list with a listing that was just opened, newest first and once. */
export function withViewed({ listingIds }: ViewedVehicles, opened: number): ViewedVehicles {
  const others = listingIds.filter((id) => id !== opened);
  return { listingIds: [opened, ...others].slice(0, maxViewed) };
}

/**
 * The followed cars after one was opened: those that are opened most, the newer first among equals. Where
 * all places are taken, the car just opened takes that of the least opened one.
 */
export function withInterest(
  vehicles: readonly InterestingVehicle[],
  opened: number,
): InterestingVehicle[] {
  const known = vehicles.find(({ listingId }) => listingId === opened);
  const others = vehicles.filter(({ listingId }) => listingId !== opened);
  const now = { listingId: opened, views: (known?.views ?? 0) + 1, dismissed: !!known?.dismissed };
  return [now, ...others.slice(0, maxInterestingVehicles - 1)].sort((a, b) => b.views - a.views);
}

/** The followed cars after one was waved away: it stays known, so that it does not come back. */
export function withDismissed(
  vehicles: readonly InterestingVehicle[],
  dismissed: number,
): InterestingVehicle[] {
  return vehicles.map((vehicle) =>
    vehicle.listingId === dismissed ? { ...vehicle, dismissed: true } : vehicle,
  );
}

/** Viewers in seven days beyond which many people look at a car. */
export const manyViewers = 3;

const interestReasons = ['reduced-price', 'many-viewers', 'deal', 'interested'] as const;
export type InterestReason = (typeof interestReasons)[number];

/** What a car still for sale gives as a reason to look at it again. */
export interface InterestFacts {
  readonly isReducedPrice: boolean;
  readonly viewCount: number;
  readonly dealIndicator: 'Great' | 'Good' | null;
}

/** Why the alert says that a vehicle is worth another look: the first reason that holds. */
export function interestReason(vehicle: InterestFacts): InterestReason {
  if (vehicle.isReducedPrice) return 'reduced-price';
  if (vehicle.viewCount > manyViewers) return 'many-viewers';
  return vehicle.dealIndicator === null ? 'interested' : 'deal';
}

/** The car to point out: of those with the strongest reason the first; undefined without cars. */
export function mostInteresting<Vehicle extends InterestFacts>(
  vehicles: readonly Vehicle[],
): Vehicle | undefined {
  const rank = (vehicle: Vehicle) => interestReasons.indexOf(interestReason(vehicle));
  return [...vehicles].sort((a, b) => rank(a) - rank(b))[0];
}

/** Who is signed in, or left an address. */
export interface KnownConsumer {
  readonly consumerId: string | null;
  readonly email: string | null;
}

/**
 * The body of the beacon, or null where none is sent: only some brands tell of it, and only of a shopper with an id
 * or an email.
 */
export function toInterestBeacon(
  { code, tellsInterest }: Pick<Brand, 'code' | 'tellsInterest'>,
  vins: readonly string[],
  consumer: KnownConsumer | null,
) {
  if (!tellsInterest) return null;
  if (vins.length === 0 || (!consumer?.consumerId && !consumer?.email)) return null;
  return {
    brand: code,
    vins: vins.slice(0, maxInterestingVehicles),
    ...(consumer.consumerId && { consumer_id: consumer.consumerId }),
    ...(consumer.email && { email: consumer.email }),
  };
}

/** A followed car that is still for sale, as the alert tells of it. */
export interface InterestingCar extends InterestFacts {
  readonly id: number;
  readonly vin: string;
  /** `2021 Honda Civic`. */
  readonly name: string;
  readonly href: string;
  readonly pictureUrl: string;
  /** Whole dollars; null when the seller names no price. */
  readonly price: number | null;
  /** The lowest price before the present one; null when that is not lower. */
  readonly priceBefore: number | null;
}
