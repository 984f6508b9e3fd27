import {
  driveGroupOf,
  electricMileRanges,
  engineDisplacements,
  mpgRanges,
  type NumberBand,
} from '@forecourt/domain/codes';
import type { DealRating } from '@forecourt/domain/deal-rating';
import type { FilterGroupKey } from '@forecourt/domain/filter-groups';
import { mpgCombined, packageCode, trimCode } from '@forecourt/domain/listing';
import type { Owner } from '@forecourt/domain/owner';
import type { ListingCard } from '@forecourt/domain/search-engine';

/** A car as the engine knows it: what is indexed of it and shown on its card. */
export interface IndexedCar {
  readonly card: ListingCard;
  readonly owner: Owner;
}

type CardWithoutMileageGroup = Exclude<FilterGroupKey, 'mileage'>;

const present = (value: string | null | undefined): readonly string[] =>
  value === null || value === undefined ? [] : [value];

const bandsOf = (bands: readonly NumberBand[], value: number | null): readonly string[] =>
  value === null
    ? []
    : bands.filter(({ min, max }) => value >= min && value <= max).map(({ code }) => code);

const ofStyle =
  (style: string) =>
  ({ card }: IndexedCar) =>
    card.vehicleStyleCode === style ? present(card.bodySubtypeCode) : [];

/**
 * The values that a car has in each group. Mileage is missing: its options are bands over a number
 * that is a column of its own.
 */
export const groupValues: Readonly<
  Record<CardWithoutMileageGroup, (car: IndexedCar) => readonly string[]>
> = {
  listingType: ({ card }) => [card.listingType],
  makeCode: ({ card }) => [card.makeCode],
  seriesCode: ({ card }) => present(card.seriesCode),
  modelCode: ({ card }) => [card.modelCode],
  trimCode: ({ card }) => present(trimCode(card)),
  packages: ({ card }) => card.packages.map(packageCode),
  dealType: ({ card }) => dealTypesOf(card.deal),
  vehicleStyleCode: ({ card }) => present(card.vehicleStyleCode),
  suvSubtypeCode: ofStyle('SUVCROSS'),
  sedanSubtypeCode: ofStyle('SEDAN'),
  vanSubtypeCode: ofStyle('VANMV'),
  bodyStyleSubtypeCode: ({ card }) => cabOption(card),
  truckBedLength: ({ card }) =>
    card.vehicleStyleCode === 'TRUCKS' ? [card.truckBedLength ?? 'UNSPECIFIED'] : [],
  fuelTypeGroup: ({ card }) => present(card.fuelTypeCode),
  mpgRange: ({ card }) =>
    card.fuelTypeCode === 'ELE' ? [] : bandsOf(mpgRanges, mpgCombined(card)),
  electricMileRange: ({ card }) => electricRangeOf(card),
  driveGroup: ({ card }) => (card.driveType === null ? [] : [driveGroupOf(card.driveType)]),
  transmissionCode: ({ card }) => present(card.transmissionCode),
  engineCode: ({ card }) => present(card.engineCode),
  engineDisplacement: ({ card }) =>
    bandsOf(engineDisplacements, roundTenth(card.displacementLiters)),
  doorCode: ({ card }) => present(card.doors?.toString()),
  extColorSimple: ({ card }) => present(card.extColorSimple),
  intColorSimple: ({ card }) => present(card.intColorSimple),
  featureCode: ({ card }) => card.featureCodes,
  vehicleHistoryType: ({ card }) => card.vehicleHistoryTypes,
  vehicleUseType: ({ card }) => [card.vehicleUseType],
  sellerType: ({ owner }) => [owner.privateSeller ? 'p' : 'd'],
  homeServices: ({ card, owner }) => [...card.homeServices, ...owner.homeServices],
  vehicleExchange: ({ card }) => (card.vehicleExchange ? ['true'] : []),
};

function roundTenth(liters: number | null): number | null {
  return liters === null ? null : Math.round(liters * 10) / 10;
}

/** A filter option for cabs stands for the full-size and the compact code at once. */
function cabOption(card: ListingCard): readonly string[] {
  const cab = card.vehicleStyleCode === 'TRUCKS' ? card.bodySubtypeCode?.split('_')[1] : undefined;
  return cab === undefined ? [] : [`FULLSIZE_${cab}+COMPACT_${cab}`];
}

function electricRangeOf(card: ListingCard): readonly string[] {
  if (card.electricRangeMiles !== null) return bandsOf(electricMileRanges, card.electricRangeMiles);
  return card.fuelTypeCode === 'ELE' ? ['UNSPECIFIED'] : [];
}

function dealTypesOf(deal: DealRating): readonly string[] {
  if (!deal.rated) return [];
  if (deal.word === 'great') return ['greatprice'];
  return deal.word === 'good' ? ['goodprice'] : [];
}
