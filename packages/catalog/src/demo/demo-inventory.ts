import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
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

/** Where the ids of demo owners and demo cars begin. */
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
export function* generateDemoInventory(request: DemoRequest): Generator<DemoStock> {
  const cars = new CarFactory(request.today);
  for (const { owner, first, stock, random } of drawOwners(request)) {
    const listings = Array.from({ length: stock }, (_, place) =>
      cars.car(firstDemoListingId + first + place, first + place, owner, random),
    );
    yield { owner, listings };
  }
}

/** The owners of `generateDemoInventory`, for those who need all of them before the first car. */
export function* generateDemoOwners(request: DemoRequest): Generator<Owner> {
  for (const { owner } of drawOwners(request)) yield owner;
}

interface DrawnOwner {
  readonly owner: Owner;
  /** Cars made before its own. */
  readonly first: number;
  readonly stock: number;
  /** The stream that its cars are drawn from. */
  readonly random: Random;
}

function* drawOwners({ listings, seed }: DemoRequest): Generator<DrawnOwner> {
  const random = new Random(seed);
  const owners = new OwnerFactory();
  let id = firstDemoOwnerId;
  let first = 0;
  while (first < listings) {
    const own = random.fork();
    // Chosen per owner so that one car in twenty is a private seller's, though each has only one.
    const isPrivate = own.chance(privateOwnerShare);
    const owner = isPrivate ? owners.privateSeller(id, own) : owners.dealer(id, own);
    const stock = Math.min(isPrivate ? 1 : own.whole(...dealerStock), listings - first);
    yield { owner, first, stock, random: own };
    id += 1;
    first += stock;
  }
}

const meanStock = (dealerStock[0] + dealerStock[1]) / 2;

/** With p private owners among all, p / (p + (1 − p) · mean) of the cars are theirs. */
const privateOwnerShare =
  (privateShare * meanStock) / (1 - privateShare + privateShare * meanStock);
