import type { Listing } from '@forecourt/domain/listing/listing';
import { mpgCombined } from '@forecourt/domain/listing/listing-rules';
import {
  driveTypes,
  type FeatureGroup,
  featureGroups,
  features,
  fuelTypes,
  nameOf,
  vehicleStyles,
} from '@forecourt/domain/vehicle/codes';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';

/** A fact of the key facts grid; its icon is chosen by the key. */
export interface Fact {
  readonly key:
    | 'mileage'
    | 'year'
    | 'engine'
    | 'transmission'
    | 'drive'
    | 'fuel'
    | 'economy'
    | 'range'
    | 'exterior'
    | 'interior'
    | 'seats'
    | 'style'
    | 'vin'
    | 'stock';
  readonly label: string;
  readonly value: string;
}

/** The facts that are known, in the order in which shoppers look for them. */
export function factsOf(listing: Listing): Fact[] {
  const facts: [Fact['key'], string, string | number | null][] = [
    ['mileage', 'Mileage', listing.mileage === null ? null : shortMiles(listing.mileage)],
    ['year', 'Year', listing.year],
    ['engine', 'Engine', listing.engineName],
    ['transmission', 'Transmission', listing.transmissionName],
    ['drive', 'Drive', listing.driveType && nameOf(driveTypes, listing.driveType)],
    ['fuel', 'Fuel', listing.fuelTypeCode && nameOf(fuelTypes, listing.fuelTypeCode)],
    ['economy', 'Fuel economy', economyOf(listing)],
    [
      'range',
      'Electric range',
      listing.electricRangeMiles === null ? null : `${listing.electricRangeMiles} mi`,
    ],
    [
      'style',
      'Body style',
      listing.vehicleStyleCode && nameOf(vehicleStyles, listing.vehicleStyleCode),
    ],
    ['exterior', 'Exterior', listing.extColorName],
    ['interior', 'Interior', listing.intColorName],
    [
      'seats',
      'Seats and doors',
      listing.seats && listing.doors ? `${listing.seats} seats, ${listing.doors} doors` : null,
    ],
    ['stock', 'Stock number', listing.stockNumber],
    ['vin', 'VIN', listing.vin],
  ];
  return facts.flatMap(([key, label, value]) =>
    value === null || value === '' ? [] : [{ key, label, value: String(value) }],
  );
}

function economyOf(listing: Listing): string | null {
  const { mpgCity, mpgHighway, fuelTypeCode } = listing;
  if (mpgCity === null || mpgHighway === null) return null;
  const unit = fuelTypeCode === 'ELE' || fuelTypeCode === 'HYD' ? 'MPGe' : 'mpg';
  return `${mpgCity} city / ${mpgHighway} hwy / ${mpgCombined(listing)} combined ${unit}`;
}

/** The names of its coded features by group; groups without any are left out. */
export function featuresByGroup(listing: Listing): { group: FeatureGroup; names: string[] }[] {
  return featureGroups.flatMap((group) => {
    const names = features
      .filter((feature) => feature.group === group && listing.featureCodes.includes(feature.code))
      .map(({ name }) => name);
    return names.length > 0 ? [{ group, names }] : [];
  });
}
