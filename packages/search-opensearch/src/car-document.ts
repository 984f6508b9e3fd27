import { derivedPrice, packageCode, priceDrop } from '@forecourt/domain/listing/listing-rules';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { segments } from '@forecourt/domain/money/finance-tables';
import { rebateOf } from '@forecourt/domain/money/rebate';
import { energyOfCar, segmentOf } from '@forecourt/domain/money/trade-in/owned-car';
import { type CostKind, costKindOf, type OwnedFacts } from '@forecourt/domain/search/cost-rules';
import { type FilterGroupKey, filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import { bucketOf, mileageBuckets, priceBuckets } from '@forecourt/domain/search/histograms';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import { priceAtZeroMiles, ratedFactsOf } from '@forecourt/vehicle-rules/comparables';
import { dayNumber } from '@forecourt/vehicle-rules/days';
import { dealValues, groupValues } from '@forecourt/vehicle-rules/group-values';
import { dealScore, meritOf } from '@forecourt/vehicle-rules/relevance';
import type { UnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import { verdictOf } from '@forecourt/vehicle-rules/verdict';

/** Groups whose options a document has; days on the market are counted from the day of the listing. */
export type IndexedGroup = Exclude<FilterGroupKey, 'daysOnMarket'>;

/** In the order of `filterGroupKeys`. */
export const indexedGroups = filterGroupKeys.filter((group) => group !== 'daysOnMarket');

/** A car as the index has it. Only the card is stored, all else is for searching. */
export interface CarDocument {
  readonly card: ListingCard;
  readonly id: number;
  readonly ownerId: number;
  readonly vin: string;
  readonly tier: string;
  /** Make, series and model, of which the tree of vehicles is known. */
  readonly model: string;
  /** Options by filter group. */
  readonly group: Readonly<Record<string, readonly string[]>>;
  readonly year: number;
  /** The bars of the histograms. */
  readonly bar: { readonly year: string; readonly price?: string; readonly mileage?: string };
  /** As costs see it. */
  readonly kind: CostKind;
  readonly price?: number;
  /** Absent where a dealer's fees are not told. */
  readonly priceWithFees?: number;
  /** Absent for none. */
  readonly rebate?: number;
  /** What owning it depends on beside price and year; absent where its economy is not known. */
  readonly owned?: Owned;
  readonly mileage?: number;
  readonly priceDrop?: number;
  /** Days since 1970. */
  readonly listedDay: number;
  /** Relevance but for the distance. */
  readonly standing: number;
  readonly location: { readonly lat: number; readonly lon: number };
  /** The trim of its model, which cars are compared by. */
  readonly comparedTrim: string;
  /** What a comparable car would cost without a mile; absent where it compares with none. */
  readonly atZeroMiles?: number;
}

/** Make, series (empty without one) and model as one text. */
export function modelKey(card: Pick<UnratedCard, 'makeCode' | 'seriesCode' | 'modelCode'>): string {
  return JSON.stringify([card.makeCode, card.seriesCode, card.modelCode]);
}

/** The trim that a car is compared with others by; one that is not known is a trim of its own. */
export function comparedTrimOf({
  modelCode,
  trim,
}: Pick<UnratedCard, 'modelCode' | 'trim'>): string {
  return JSON.stringify([modelCode, trim]);
}

/** The document of a car. @param today `YYYY-MM-DD`: relevance is measured from here */
export function toCarDocument(card: ListingCard, owner: Owner, today: string): CarDocument {
  const price = derivedPrice(card);
  const drop = priceDrop(card);
  const atZeroMiles = priceAtZeroMiles(ratedFactsOf(card));
  const { mileage } = card;
  const isNew = card.listingType === 'NEW';
  const kind = costKindOf({ isPrivate: owner.privateSeller, isNew });
  const fees = kind === 'private' ? 0 : card.dealerFees;
  const rebate = rebateOf(card, owner.privateSeller);
  return {
    card,
    id: card.id,
    ownerId: card.ownerId,
    vin: card.vin,
    tier: card.tier,
    model: modelKey(card),
    group: optionsOf(card, owner),
    year: card.year,
    bar: {
      year: String(card.year),
      ...(price !== null && { price: String(bucketOf(priceBuckets, price)) }),
      ...(mileage !== null && { mileage: String(bucketOf(mileageBuckets, mileage)) }),
    },
    kind,
    ...(price !== null && { price }),
    ...(price !== null && fees !== null && { priceWithFees: price + fees }),
    ...(rebate > 0 && { rebate }),
    ...ownedOf(card),
    ...(mileage !== null && { mileage }),
    ...(drop !== null && { priceDrop: drop }),
    listedDay: dayNumber(card.listedOn),
    standing: meritOf(card, today) + dealScore(verdictOf(card.deal)),
    location: { lat: owner.latitude, lon: owner.longitude },
    comparedTrim: comparedTrimOf(card),
    ...(atZeroMiles !== null && { atZeroMiles }),
  };
}

/** Segment, what it runs on, and miles of a gallon or kilowatt-hours of a hundred miles: `suv|gasoline|27`. */
export type Owned = string;

function ownedOf(card: ListingCard): { owned?: Owned } {
  const energy = energyOfCar(card);
  if (energy === null) return {};
  const economy = energy.kind === 'electric' ? energy.kwhPer100Miles : energy.mpg;
  return { owned: [segmentOf(card), energy.kind, economy].join('|') };
}

/** What owning a car depends on, of a text that a document of this index has. */
export function readOwned(owned: Owned): Omit<OwnedFacts, 'year'> {
  const [name, kind, economy] = owned.split('|');
  const segment = segments.find((one) => one === name) ?? 'car';
  if (kind === 'electric') return { segment, energy: { kind, kwhPer100Miles: Number(economy) } };
  return {
    segment,
    energy: { kind: kind === 'diesel' ? 'diesel' : 'gasoline', mpg: Number(economy) },
  };
}

function optionsOf(card: ListingCard, owner: Owner): Record<string, readonly string[]> {
  const options: Record<string, readonly string[]> = {};
  for (const group of indexedGroups) {
    const values = valuesOf(group, card, owner);
    if (values.length > 0) options[group] = [...new Set(values)];
  }
  return options;
}

function valuesOf(group: IndexedGroup, card: ListingCard, owner: Owner): readonly string[] {
  if (group === 'featureCode') return card.featureCodes;
  if (group === 'packages') return card.packages.map(packageCode);
  if (group === 'dealType') return dealValues.dealType(verdictOf(card.deal));
  return groupValues[group]({ card, owner });
}

/** Whether a document says something of its owner that has changed. */
export function changesDocuments(before: Owner, after: Owner): boolean {
  return (
    before.latitude !== after.latitude ||
    before.longitude !== after.longitude ||
    before.privateSeller !== after.privateSeller ||
    before.homeServices.join() !== after.homeServices.join()
  );
}
