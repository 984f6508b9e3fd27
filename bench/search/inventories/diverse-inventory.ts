import {
  type DemoRequest,
  type DemoStock,
  firstDemoListingId,
  generateDemoOwners,
} from '@forecourt/catalog/demo/demo-inventory';
import { Random } from '@forecourt/catalog/demo/random';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { DiverseCars } from './diverse-cars.ts';

/** What makes cars of one inventory. */
export interface CarMaker {
  /** @param serial distinct for every car */
  car(id: number, serial: number, owner: Owner, random: Random): DemoStock['listings'][number];
}

/** The demo's sellers with `maker`'s cars: a private seller has one, a few dealers have very many. */
export function* stockOwners(request: DemoRequest, maker: CarMaker): Generator<DemoStock> {
  const owners = [...generateDemoOwners(request)];
  const random = new Random(request.seed);
  // By Zipf's law over the dealers in a random order; everyone has at least one car.
  const shares = owners.map(({ privateSeller }) =>
    privateSeller ? 0 : 1 / (1 + owners.length * random.next()),
  );
  const sum = shares.reduce((all, share) => all + share, 0);
  const rest = request.listings - owners.length;
  let serial = 0;
  let due = 0;
  for (const [index, owner] of owners.entries()) {
    due += 1 + (rest * (shares[index] ?? 0)) / sum;
    const end = index + 1 === owners.length ? request.listings : Math.floor(due);
    const own = random.fork();
    const listings = [];
    for (; serial < end; serial += 1) {
      listings.push(maker.car(firstDemoListingId + serial, serial, owner, own));
    }
    yield { owner, listings };
  }
}

/** An inventory that is as different from the demo's as one may be: see `DiverseCars`. */
export function generateDiverseInventory(request: DemoRequest): Generator<DemoStock> {
  return stockOwners(request, new DiverseCars(request));
}
