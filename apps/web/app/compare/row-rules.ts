import { mpgCombined } from '@forecourt/domain/listing/listing-rules';
import { awayWords } from '@forecourt/domain/place/away-words';
import { distanceMiles } from '@forecourt/domain/place/geo';
import {
  driveTypes,
  type FuelTypeCode,
  type featureGroups,
  features,
  fuelTypes,
  nameOf,
  vehicleHistoryTypes,
  vehicleStyles,
} from '@forecourt/domain/vehicle/codes';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { type Car, plain, type RowFacts, type RowRule, type Told } from './row-rule.ts';

export const conditionRows: readonly RowRule[] = [
  {
    label: 'Mileage',
    tell: ({ card: { mileage } }) => ({
      text: mileage === null ? null : shortMiles(mileage),
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

/** What runs on these has no range on electricity alone. */
const withoutPlug: readonly FuelTypeCode[] = ['GSL', 'DSL', 'HYB'];

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
        const isMeant = isElectric === (unit === 'MPGe');
        const combined = isMeant ? mpgCombined(card) : null;
        return {
          text: combined === null ? null : `${combined} ${unit} combined`,
          isForeign: card.fuelTypeCode !== null && !isMeant,
          value: combined,
        };
      },
      best: ['most', 'Best economy'],
    }),
  ),
  {
    label: 'Electric range',
    tell: ({ card: { electricRangeMiles: miles, fuelTypeCode } }) => ({
      text: miles === null ? null : `${miles} mi`,
      isForeign: fuelTypeCode !== null && withoutPlug.includes(fuelTypeCode),
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
      return { text: miles === null ? null : awayWords(miles), value: miles };
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
