import type { ComparedCar } from '@forecourt/domain/compare/compared-car';
import { daysOnMarket, derivedPrice, mpgCombined } from '@forecourt/domain/listing/listing';
import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { type Cents, dollarsAndCents, roundDollars } from '@forecourt/domain/money/cents';
import { dollars } from '@forecourt/domain/money/dollars';
import { monthlyPayment, type ShopperTerms } from '@forecourt/domain/money/shopper-terms';
import { distanceMiles } from '@forecourt/domain/place/geo';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import {
  driveTypes,
  type featureGroups,
  features,
  fuelTypes,
  nameOf,
  vehicleHistoryTypes,
  vehicleStyles,
} from '@forecourt/domain/vehicle/codes';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

export type Car = Extract<ComparedCar, { status: 'active' }>;

/** What a row tells of one car; a null text is what its seller does not say. */
interface Told {
  readonly text: string | null;
  readonly note?: string | null;
  /** By which the best is found; absent where none is better. */
  readonly value?: number | null;
  readonly isIncluded?: boolean;
}

export interface RowRule {
  readonly label: string;
  readonly tell: (car: Car) => Told;
  /** Which value is the best, and how that is said. */
  readonly best?: readonly ['least' | 'most', string];
}

export interface RowFacts {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** By which payments are reckoned. */
  readonly terms: ShopperTerms;
  readonly money: CarMoney;
  /** Where the shopper is; null where that is not known. */
  readonly origin: GeoPoint | null;
}

/** What the wallet tells of a car, in cents; null where that is not known. */
export interface CarMoney {
  readonly outTheDoor: (car: Car) => { readonly total: Cents; readonly isWhole: boolean } | null;
  readonly costToOwn: (car: Car) => Cents | null;
}

const amount = (value: number | null): Told => ({
  text: value === null ? null : dollars(value),
  value,
});

const plain = (text: string | number | null): Told => ({
  text: text === null ? null : String(text),
});

export function priceRows({ today, terms, money }: RowFacts): readonly RowRule[] {
  return [
    {
      label: 'Price',
      tell: ({ card }) => ({
        ...amount(derivedPrice(card)),
        note: card.salePrice === null && card.msrp !== null ? 'MSRP' : null,
      }),
      best: ['least', 'Lowest price'],
    },
    {
      label: 'With dealer fees',
      tell: ({ card }) => {
        const price = derivedPrice(card);
        if (price === null || card.dealerFees === null) return { text: null };
        return amount(price + card.dealerFees);
      },
      best: ['least', 'Lowest'],
    },
    {
      label: 'Out the door',
      tell: (car) => {
        const sum = money.outTheDoor(car);
        return {
          text: sum && dollarsAndCents(sum.total),
          note: sum && !sum.isWhole ? 'without dealer fees, which are not told' : null,
          // A sum that lacks something is no lowest one.
          value: sum?.isWhole ? sum.total : null,
        };
      },
      best: ['least', 'Lowest total'],
    },
    { label: 'Against the market', tell: tellDeal, best: ['most', 'Furthest below'] },
    {
      label: 'Est. payment',
      tell: ({ card }) => {
        const price = derivedPrice(card);
        const monthly =
          price === null ? null : monthlyPayment(price, terms, card.listingType === 'NEW');
        return {
          text: monthly === null ? null : `${dollarsAndCents(monthly)}/mo`,
          value: monthly,
        };
      },
      best: ['least', 'Lowest payment'],
    },
    {
      label: 'Cost to own, 5 years',
      tell: (car) => {
        const cost = money.costToOwn(car);
        return { text: cost === null ? null : roundDollars(cost), value: cost };
      },
      best: ['least', 'Cheapest to own'],
    },
    {
      label: 'Days listed',
      tell: ({ card }) => plain(daysOnMarket(card.listedOn, today)),
    },
  ];
}

/** Only a price below the market can be the furthest below it. */
function tellDeal({ card }: Car): Told {
  const deal = toShownDeal(card.deal);
  if (deal === null)
    return { text: card.listingType === 'NEW' ? 'New cars are not rated' : 'Not rated' };
  const { below, word } = deal;
  const side = below > 0 ? 'below' : 'above';
  return {
    text: dealNames[word],
    note: below === 0 ? 'At market' : `${dollars(Math.abs(below))} ${side} market`,
    value: below > 0 ? below : null,
  };
}

export const conditionRows: readonly RowRule[] = [
  {
    label: 'Mileage',
    tell: ({ card: { mileage } }) => ({
      text: mileage === null ? null : `${groupDigits(mileage)} mi`,
      value: mileage,
    }),
    best: ['least', 'Lowest mileage'],
  },
  {
    label: 'Year',
    tell: ({ card: { year } }) => ({ text: String(year), value: year }),
    best: ['most', 'Newest'],
  },
  { label: 'Owners before', tell: ({ card }) => plain(card.ownerCount) },
  {
    label: 'Accidents',
    tell: ({ card: { accidentCount } }) =>
      plain(accidentCount === 0 ? 'None reported' : accidentCount && `${accidentCount} reported`),
  },
  {
    label: 'History',
    tell: ({ card: { vehicleHistoryTypes: codes } }) =>
      plain(codes.map((code) => nameOf(vehicleHistoryTypes, code)).join(', ') || null),
  },
  { label: 'Certified program', tell: ({ card }) => plain(card.certifiedProgram) },
];

export const driveRows: readonly RowRule[] = [
  { label: 'Engine', tell: ({ card }) => plain(card.engineName) },
  { label: 'Transmission', tell: ({ card }) => plain(card.transmissionName) },
  {
    label: 'Drive',
    tell: ({ card: { driveType } }) => plain(driveType && nameOf(driveTypes, driveType)),
  },
  {
    label: 'Fuel',
    tell: ({ card: { fuelTypeCode } }) => plain(fuelTypeCode && nameOf(fuelTypes, fuelTypeCode)),
  },
  // Gallons and what is as much electricity are beside one another only where cars run on the same.
  ...(['mpg', 'MPGe'] as const).map(
    (unit): RowRule => ({
      label: unit === 'mpg' ? 'Fuel economy' : 'Electric economy',
      tell: ({ card }) => {
        const isElectric = card.fuelTypeCode === 'ELE' || card.fuelTypeCode === 'HYD';
        const combined = isElectric === (unit === 'MPGe') ? mpgCombined(card) : null;
        return { text: combined === null ? null : `${combined} ${unit} combined`, value: combined };
      },
      best: ['most', 'Best economy'],
    }),
  ),
  {
    label: 'Electric range',
    tell: ({ card: { electricRangeMiles: miles } }) => ({
      text: miles === null ? null : `${miles} mi`,
      value: miles,
    }),
    best: ['most', 'Longest range'],
  },
];

export const bodyRows: readonly RowRule[] = [
  {
    label: 'Body style',
    tell: ({ card: { vehicleStyleCode: code } }) => plain(code && nameOf(vehicleStyles, code)),
  },
  { label: 'Exterior color', tell: ({ card }) => plain(card.extColorName) },
  { label: 'Interior color', tell: ({ card }) => plain(card.intColorName) },
  { label: 'Seats', tell: ({ card }) => plain(card.seats) },
  { label: 'Doors', tell: ({ card }) => plain(card.doors) },
];

export function sellerRows({ origin }: RowFacts): readonly RowRule[] {
  const distance: RowRule = {
    label: 'Distance',
    tell: ({ owner }) => {
      const miles = origin && Math.round(distanceMiles(origin, owner));
      return { text: miles === null ? null : `${groupDigits(miles)} mi away`, value: miles };
    },
    best: ['least', 'Nearest'],
  };
  return [
    {
      label: 'Sold by',
      tell: ({ owner }) => ({
        text: owner.privateSeller ? 'Private seller' : owner.name,
        note: `${owner.city}, ${owner.state}`,
      }),
    },
    {
      label: 'Seller rating',
      tell: ({ owner: { rating, reviewCount } }) => ({
        text: rating === null ? null : rating.toFixed(1),
        note: rating === null ? null : `${groupDigits(reviewCount)} reviews`,
        value: rating,
      }),
      best: ['most', 'Highest rating'],
    },
    distance,
  ];
}

const included = (isIncluded: boolean): Told => ({
  text: isIncluded ? 'Listed' : 'Not listed',
  isIncluded,
});

/** What none of the cars has is no row. */
export function featureRows(
  group: (typeof featureGroups)[number],
  cars: readonly Car[],
): readonly RowRule[] {
  return features
    .filter(
      (feature) =>
        feature.group === group &&
        cars.some(({ card }) => card.featureCodes.includes(feature.code)),
    )
    .map(({ code, name }) => ({
      label: name,
      tell: ({ card }) => included(card.featureCodes.includes(code)),
    }));
}

export function packageRows(cars: readonly Car[]): readonly RowRule[] {
  const names = new Set(cars.flatMap(({ card }) => card.packages));
  return [...names]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((label) => ({ label, tell: ({ card }) => included(card.packages.includes(label)) }));
}
