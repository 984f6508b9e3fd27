import type { ComparedCar } from '@forecourt/domain/listing/found-vehicle';
import { minComparables } from '@forecourt/domain/listing/worth/deal-rating';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SortCode } from '@forecourt/domain/vehicle/codes';
import { usedTypes } from '@forecourt/domain/vehicle/codes';
import { comparedYears } from '@forecourt/vehicle-rules/comparables';
import { findOthers, type OtherCars } from '../../vehicles/find-comparables.ts';
import type { NamedFacts } from './ad-listing.ts';
import type { AdRecord } from './own-ads.ts';

/** Other used cars of the model, a year either way: how many are for sale, and how far they have gone. */
export async function findLikeAd(
  engine: SearchReader,
  { listingId }: Pick<AdRecord, 'listingId'>,
  { year, makeCode, modelCode }: NamedFacts,
) {
  const find = (sort: SortCode, offset: number, limit: number) =>
    engine.search({
      filter: {
        values: {
          listingType: usedTypes,
          makeCode: [makeCode],
          modelCode: [modelCode],
        },
        year: { min: year + Math.min(...comparedYears), max: year + Math.max(...comparedYears) },
        ...(listingId !== null && { excludedIds: [listingId] }),
      },
      sort,
      offset,
      limit,
    });
  const { total } = await find('mileageASC', 0, 0);
  if (total < minComparables) return { like: total, usualMiles: null };
  const { hits } = await find('mileageASC', Math.floor(total / 2), 1);
  return { like: total, usualMiles: hits[0]?.card.mileage ?? null };
}

/** What the cars ask that the car of an ad is rated against; null of one whose miles are not told. */
export async function findOthersOfAd(
  engine: SearchReader,
  { listingId }: Pick<AdRecord, 'listingId'>,
  facts: NamedFacts,
): Promise<(OtherCars & { readonly mileage: number }) | null> {
  const { year, makeCode, modelCode, trim, mileage } = facts;
  if (mileage === null) return null;
  const car: ComparedCar = { listingType: 'USED', year, makeCode, modelCode, trim, mileage };
  return { ...(await findOthers({ ...car, id: listingId ?? 0 }, engine)), mileage };
}
