import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import { forgottenVin, type Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { framesOf } from '@forecourt/domain/listing/spin-frames';
import type { SearchFilter, SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import { similarPrices } from '@forecourt/domain/search/similar-price';
import type { Reads } from '../platform/database/reads.ts';
import { wallClockAt } from '../request/wall-clock.ts';
import { findLikeCars } from './find-like-cars.ts';
import { findListingWithOwner } from './read-listings.ts';
import type { VehicleConfig } from './vehicle-settings.ts';

const similarCount = 4;

/** Miles around the dealer in which similar cars are looked for. */
const similarRadiusMiles = 100;

interface VehicleSources {
  readonly reads: Reads;
  readonly engine: SearchReader;
  readonly config: Pick<VehicleConfig, 'fyuseFrames'>;
}

/**
 * A car with all that its page tells; undefined when there never was such a listing, or it was
 * forgotten.
 *
 * @param now milliseconds since 1970
 */
export async function findVehicle(
  { reads, engine, config }: VehicleSources,
  id: number,
  now: number,
): Promise<FoundVehicle | undefined> {
  const found = await reads.read((database) => findListingWithOwner(database, id));
  if (!found || found.data.vin === forgottenVin) return undefined;
  const { data, owner, status, writtenOn: toldOn } = found;
  const card = (await engine.findById(id)) ?? null;
  return {
    listing: withSpin(data, config.fyuseFrames),
    owner,
    status,
    card,
    similar: await similarTo(data, owner, engine),
    market: await findLikeCars(data, engine),
    toldOn,
    sellerClock: wallClockAt(owner, now),
    isBrief: false,
  };
}

/** A spin that is named alone has its frames where the operator says that such spins are. */
function withSpin(listing: Listing, template: string | null): Listing {
  const { fyuseId, spinUrls } = listing;
  if (spinUrls || template === null || fyuseId === undefined) return listing;
  return { ...listing, spinUrls: [...framesOf(template, fyuseId)] };
}

/** Cars of the same model near the dealer, else of the same style and price. */
async function similarTo(
  listing: Listing,
  owner: Owner,
  engine: SearchReader,
): Promise<readonly SearchHit[]> {
  const near = { origin: owner, radiusMiles: similarRadiusMiles, excludedIds: [listing.id] };
  const find = async (filter: SearchFilter) => {
    const page = { sort: 'relevance', offset: 0, limit: similarCount } as const;
    const { hits } = await engine.search({ filter, ...page });
    return hits;
  };
  const sameModel = await find({
    ...near,
    values: { modelCode: [listing.modelCode], listingType: [listing.listingType] },
    year: { min: listing.year - 2, max: listing.year + 2 },
  });
  const price = derivedPrice(listing);
  if (sameModel.length >= similarCount || listing.vehicleStyleCode === null || price === null)
    return sameModel;
  const others = await find({
    ...near,
    excludedIds: [listing.id, ...sameModel.map(({ card }) => card.id)],
    values: { vehicleStyleCode: [listing.vehicleStyleCode] },
    price: similarPrices(price),
  });
  return [...sameModel, ...others].slice(0, similarCount);
}
