import type { Listing } from '@forecourt/domain/listing/listing';
import {
  daysOnMarket,
  derivedPrice,
  findPriceReduction,
  mpgCombined,
  packageCode,
  trimCode,
} from '@forecourt/domain/listing/listing-rules';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { DealRating } from '@forecourt/domain/listing/worth/deal-rating';
import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import {
  driveGroupOf,
  electricMileRanges,
  engineDisplacements,
  listingAges,
  mileageRanges,
  mpgRanges,
  priceDrops,
} from '@forecourt/domain/vehicle/codes';

/** A car with all that the contract's meaning of a request depends on. */
export interface OracleCar {
  readonly listing: Listing;
  readonly owner: Owner;
  readonly deal: DealRating;
  /** Its relevance to a shopper so many miles away; null where nobody said where. */
  readonly relevanceFrom: (distanceMiles: number | null) => number;
}

const some = <Value>(value: Value | null) => (value === null ? [] : [String(value)]);
const bands = (
  ranges: readonly { code: string; min: number; max: number }[],
  value: number | null,
) => ranges.filter(({ min, max }) => value !== null && value >= min && value <= max);

/** How much less a car costs than ever before; 0 when it does not. */
export function fallOf(car: Listing): number {
  const before = findPriceReduction(car.priceHistory)?.from;
  const now = derivedPrice(car);
  return before === undefined || now === null ? 0 : Math.max(0, before - now);
}

/** The options of a group that a car is in. @param today the day up to which its days for sale are counted */
export function optionsOf(
  group: FilterGroupKey,
  { listing: car, owner, deal }: OracleCar,
  today: string,
): string[] {
  const subtypeOf = (style: string) =>
    car.vehicleStyleCode === style ? some(car.bodySubtypeCode) : [];
  const isTruck = car.vehicleStyleCode === 'TRUCKS';
  switch (group) {
    case 'makeCode':
      return [car.makeCode];
    case 'modelCode':
      return [car.modelCode];
    case 'trimCode':
      return some(trimCode(car));
    case 'packages':
      return car.packages.map(packageCode);
    case 'mileage':
      return bands(mileageRanges, car.mileage).map(({ code }) => code);
    case 'dealType':
      return deal.rated && ['great', 'good'].includes(deal.word) ? [`${deal.word}price`] : [];
    case 'suvSubtypeCode':
      return subtypeOf('SUVCROSS');
    case 'sedanSubtypeCode':
      return subtypeOf('SEDAN');
    case 'vanSubtypeCode':
      return subtypeOf('VANMV');
    case 'bodyStyleSubtypeCode': {
      const cab = isTruck && car.bodySubtypeCode?.split('_')[1];
      return cab ? [`FULLSIZE_${cab}+COMPACT_${cab}`] : [];
    }
    case 'truckBedLength':
      return isTruck ? [car.truckBedLength ?? 'UNSPECIFIED'] : [];
    case 'fuelTypeGroup':
      return some(car.fuelTypeCode);
    case 'mpgRange':
      return car.fuelTypeCode === 'ELE'
        ? []
        : bands(mpgRanges, mpgCombined(car)).map(({ code }) => code);
    case 'electricMileRange':
      if (car.electricRangeMiles === null && car.fuelTypeCode === 'ELE') return ['UNSPECIFIED'];
      return bands(electricMileRanges, car.electricRangeMiles).map(({ code }) => code);
    case 'driveGroup':
      return car.driveType === null ? [] : [driveGroupOf(car.driveType)];
    case 'engineDisplacement': {
      const liters = car.displacementLiters;
      const tenths = liters === null ? null : Math.round(liters * 10) / 10;
      return bands(engineDisplacements, tenths).map(({ code }) => code);
    }
    case 'doorCode':
      return some(car.doors);
    case 'featureCode':
      return car.featureCodes;
    case 'vehicleHistoryType':
      return car.vehicleHistoryTypes;
    case 'sellerType':
      return [owner.privateSeller ? 'p' : 'd'];
    case 'homeServices':
      return [...car.homeServices, ...owner.homeServices];
    case 'priceDrop':
      return bands(priceDrops, fallOf(car)).map(({ code }) => code);
    case 'daysOnMarket':
      return bands(listingAges, daysOnMarket(car.listedOn, today)).map(({ code }) => code);
    case 'feesTold':
      return owner.privateSeller || car.dealerFees !== null ? ['true'] : [];
    case 'vehicleExchange':
      return car.vehicleExchange ? ['true'] : [];
    default:
      return some(car[group]);
  }
}
