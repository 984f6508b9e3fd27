import { mpgCombined, priceDrop, trimCode } from '@forecourt/domain/listing/listing-rules';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import {
  driveGroupOf,
  electricMileRanges,
  engineDisplacements,
  mileageRanges,
  mpgRanges,
  type NumberBand,
  priceDrops,
} from '@forecourt/domain/vehicle/codes';
import type { Axis } from './axis.ts';
import type { UnratedCard } from './unrated-card.ts';
import type { Verdict } from './verdict.ts';

/** A car as its values are read: the card and whose it is. */
export interface IndexedCar {
  readonly card: UnratedCard;
  readonly owner: Owner;
}

/** Axes that follow from the deal rating, which is made after a car is indexed. */
type DealAxis = 'dealType' | 'verdict';

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

/** The values that a car has on each axis but those of the deal; features and packages are lists of its own. */
export const groupValues: Readonly<
  Record<Exclude<Axis, DealAxis>, (car: IndexedCar) => readonly string[]>
> = {
  listingType: ({ card }) => [card.listingType],
  makeCode: ({ card }) => [card.makeCode],
  seriesCode: ({ card }) => present(card.seriesCode),
  modelCode: ({ card }) => [card.modelCode],
  trimCode: ({ card }) => present(trimCode(card)),
  year: ({ card }) => [String(card.year)],
  mileage: ({ card }) => bandsOf(mileageRanges, card.mileage),
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
  vehicleHistoryType: ({ card }) => card.vehicleHistoryTypes,
  vehicleUseType: ({ card }) => [card.vehicleUseType],
  sellerType: ({ owner }) => [owner.privateSeller ? 'p' : 'd'],
  homeServices: ({ card, owner }) => [...card.homeServices, ...owner.homeServices],
  priceDrop: ({ card }) => bandsOf(priceDrops, priceDrop(card)),
  vehicleExchange: ({ card }) => (card.vehicleExchange ? ['true'] : []),
  feesTold: ({ card, owner }) => (owner.privateSeller || card.dealerFees !== null ? ['true'] : []),
  tier: ({ card }) => [card.tier],
};

function roundTenth(liters: number | null): number | null {
  return liters === null ? null : Math.round(liters * 10) / 10;
}

/** A filter option for cabs stands for the full-size and the compact code at once. */
function cabOption(card: UnratedCard): readonly string[] {
  const cab = card.vehicleStyleCode === 'TRUCKS' ? card.bodySubtypeCode?.split('_')[1] : undefined;
  return cab === undefined ? [] : [`FULLSIZE_${cab}+COMPACT_${cab}`];
}

function electricRangeOf(card: UnratedCard): readonly string[] {
  if (card.electricRangeMiles !== null) return bandsOf(electricMileRanges, card.electricRangeMiles);
  return card.fuelTypeCode === 'ELE' ? ['UNSPECIFIED'] : [];
}

/** The values on the axes of the deal, by how the rating turned out. */
export const dealValues: Readonly<Record<DealAxis, (verdict: Verdict) => readonly string[]>> = {
  verdict: (verdict) => [verdict],
  dealType: (verdict) => (verdict === 'great' || verdict === 'good' ? [`${verdict}price`] : []),
};
