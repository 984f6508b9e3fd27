import type { InterestingCar } from '@forecourt/domain/account/interesting-vehicles';
import { derivedPrice, priceDrop } from '@forecourt/domain/listing/listing-rules';
import { carName } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { dealIndicatorOf } from '@forecourt/domain/listing/worth/deal-rating';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { CountViewers } from '../vehicles/view-counts/recent-viewers.ts';
import type { PromotionCall } from './promotion-policies.ts';

interface InterestSources {
  readonly engine: Pick<SearchReader, 'findById'>;
  readonly reference: VehicleReference;
  readonly calls: Calls<PromotionCall>;
  readonly countViewers: CountViewers;
  /** Whether sellers' photographs are shown from their own addresses. */
  readonly remotePhotos: boolean;
}

/** Those of some listings that are still for sale, in the order in which they are named. */
export async function findInterestingCars(
  { engine, reference, calls, countViewers, remotePhotos }: InterestSources,
  ids: readonly number[],
): Promise<InterestingCar[]> {
  const cards = await calls.attempt('active-listings', async () => {
    const found = await Promise.all([...new Set(ids)].map((id) => engine.findById(id)));
    return found.filter((card) => card !== undefined);
  }, []);
  const viewers = await calls.attempt(
    'view-counts',
    () => countViewers(cards.map(({ vin }) => vin)),
    new Map(),
  );
  return cards.map((card) => ({
    id: card.id,
    vin: card.vin,
    name: carName(card, reference),
    href: vehiclePath(card.id),
    pictureUrl: pictureOf(card, remotePhotos).pictureUrl,
    price: derivedPrice(card),
    priceBefore: priceDrop(card) === null ? null : card.priceBeforeReduction,
    isReducedPrice: priceDrop(card) !== null,
    viewCount: viewers.get(card.vin) ?? 0,
    dealIndicator: dealIndicatorOf(card.deal),
  }));
}
