import type { Listing } from '@forecourt/domain/listing';
import type { Owner } from '@forecourt/domain/owner';
import { CarFactory } from './demo-cars.ts';
import { OwnerFactory } from './demo-owners.ts';
import { Random } from './random.ts';

export interface DemoRequest {
  /** Number of cars. */
  readonly listings: number;
  readonly seed: number;
  /** `YYYY-MM-DD`: ages, dates and model years count from here. */
  readonly today: string;
}

/** An owner with all its cars. */
export interface DemoStock {
  readonly owner: Owner;
  readonly listings: readonly Listing[];
}

export const firstDemoOwnerId = 100_000_001;
export const firstDemoListingId = 700_000_001;

/** Share of cars that private sellers offer, one each. */
const privateShare = 0.05;

/** Cars of a dealer, from and to; their mean is the trade's sixty or so. */
const dealerStock = [16, 104] as const;

/**
 * Generates a demo inventory, owner by owner, in constant memory. The same request gives the same
 * cars on every machine; a larger one begins with the cars of a smaller one.
 */
export function* generateDemoInventory({
  listings,
  seed,
  today,
}: DemoRequest): Generator<DemoStock> {
  const random = new Random(seed);
  const owners = new OwnerFactory();
  const cars = new CarFactory(today);
  let ownerId = firstDemoOwnerId;
  let made = 0;
  while (made < listings) {
    const own = random.fork();
    // Chosen per owner so that one car in twenty is a private seller's, though each has only one.
    const isPrivate = own.chance(privateOwnerShare);
    const owner = isPrivate ? owners.privateSeller(ownerId, own) : owners.dealer(ownerId, own);
    const stock = Math.min(isPrivate ? 1 : own.whole(...dealerStock), listings - made);
    const first = made;
    yield {
      owner,
      listings: Array.from({ length: stock }, (_, place) =>
        cars.car(firstDemoListingId + first + place, first + place, owner, own),
      ),
    };
    ownerId += 1;
    made += stock;
  }
}

const meanStock = (dealerStock[0] + dealerStock[1]) / 2;

/** With p private owners among all, p / (p + (1 − p) · mean) of the cars are theirs. */
const privateOwnerShare =
  (privateShare * meanStock) / (1 - privateShare + privateShare * meanStock);
