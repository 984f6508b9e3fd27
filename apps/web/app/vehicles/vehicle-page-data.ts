import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import {
  daysOnMarket,
  derivedPrice,
  type Listing,
  mpgCombined,
} from '@forecourt/domain/listing/listing';
import { carName, conditionWord, listingTitle } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { estimatePayment, termsWords } from '@forecourt/domain/money/shopper-terms';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { defaultRadius } from '@forecourt/domain/search/search-location';
import {
  driveTypes,
  type FeatureGroup,
  featureGroups,
  features,
  fuelTypes,
  nameOf,
  vehicleHistoryTypes,
  vehicleStyles,
} from '@forecourt/domain/vehicle/codes';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../app-context.ts';
import { toCardData } from '../cards/car-card-data.ts';
import { dealerAboutName } from '../dealers/dealer-about.ts';
import { dealerPath } from '../dealers/dealer-path.ts';
import { toOutTheDoor } from '../wallet/out-the-door-data.ts';
import { picturesOf } from './listing-pictures.ts';
import { toPriceData } from './price/price-data.ts';
import { awayFrom, seenFrom, toShopperPlace } from './shopper-place.ts';

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

const count = (value: number) => groupDigits(value);

/** All that a vehicle page shows, as plain data. */
export function toVehiclePageData(vehicle: FoundVehicle, place: Place | null, context: AppContext) {
  const { listing, owner, status, card, similar } = vehicle;
  const { reference, brand } = context;
  const name = carName(listing, reference);
  const price = derivedPrice(listing);
  return {
    id: listing.id,
    status,
    name,
    condition: conditionWord(listing.listingType),
    title: listingTitle(listing, reference),
    trim: listing.trim,
    url: new URL(vehiclePath(listing.id), context.origin).href,
    crumbs: crumbsOf(vehicle, place, context),
    pictures: picturesOf(listing, name, context.remotePhotos),
    mileage: listing.mileage,
    price,
    isListPrice: listing.salePrice === null && listing.msrp !== null,
    ...toPriceData(vehicle, context),
    today: context.today,
    priceBefore: card?.priceBeforeReduction ?? null,
    payment:
      price === null
        ? null
        : estimatePayment(price * 100, context.terms, listing.listingType === 'NEW'),
    outTheDoor: toOutTheDoor(listing, owner, place, context),
    ownTerms: context.wallet === null ? null : context.terms,
    paymentTerms: termsWords(context.terms, listing.listingType === 'NEW'),
    deal: card?.deal ?? null,
    priceHistory: listing.priceHistory,
    daysOnMarket: daysOnMarket(listing.listedOn, context.today),
    facts: factsOf(listing),
    featureGroups: featuresByGroup(listing),
    packages: listing.packages,
    options: listing.options,
    history: historyOf(listing),
    certifiedProgram: listing.certifiedProgram,
    moneyBack: listing.vehicleExchange && context.flags.has('vehicle_exchange'),
    description: listing.description,
    vin: listing.vin,
    make: reference.findMake(listing.makeCode)?.name ?? listing.makeCode,
    model: reference.findModel(listing.modelCode)?.name ?? listing.modelCode,
    year: listing.year,
    isNew: listing.listingType === 'NEW',
    color: listing.extColorName,
    owner: {
      name: owner.name,
      privateSeller: owner.privateSeller,
      hideEmailForm: owner.hideEmailForm,
      address: [owner.address1, owner.city, `${owner.state} ${owner.zip}`]
        .filter(Boolean)
        .join(', '),
      phone: owner.phone,
      pageHref: owner.privateSeller ? null : dealerPath(owner),
      rating: owner.rating,
      reviewCount: owner.reviewCount,
      hours: owner.hours,
      tagline: owner.tagline,
      difference: dealerAboutName(owner, listing.listingType),
      stockHref: toSearchUrl(
        {
          filters: {},
          showcaseOwnerId: owner.id,
          marketExtension: 'include',
          sortBy: 'relevance',
          page: 1,
          numRecords: brand.pageSize,
        },
        brand,
        reference,
      ),
    },
    away: place && awayFrom(place, owner),
    comparable: status === 'active' && context.flags.has('compare'),
    similar: similar.map((hit) => toCardData(seenFrom(place, hit), context, toShopperPlace(place))),
  };
}

export type VehiclePageData = ReturnType<typeof toVehiclePageData>;

function crumbsOf(
  { listing }: FoundVehicle,
  place: Place | null,
  { brand, reference }: AppContext,
) {
  const url = (filters: Record<string, readonly string[]>) =>
    toSearchUrl(
      {
        filters,
        ...(place && { zip: place.zip, searchRadius: defaultRadius }),
        marketExtension: 'include',
        sortBy: brand.defaultSort,
        page: 1,
        numRecords: brand.pageSize,
      },
      brand,
      reference,
    );
  const make = reference.findMake(listing.makeCode)?.name ?? listing.makeCode;
  const model = reference.findModel(listing.modelCode)?.name ?? listing.modelCode;
  const condition = { listingType: [listing.listingType] };
  return [
    { key: 'home', label: 'Home', href: brand.homePath },
    { key: 'page', label: 'Cars for Sale', href: '/cars-for-sale' },
    { key: 'make', label: make, href: url({ ...condition, makeCode: [listing.makeCode] }) },
    {
      key: 'model',
      label: model,
      href: url({ ...condition, makeCode: [listing.makeCode], modelCode: [listing.modelCode] }),
    },
    { key: 'car', label: `${listing.year} ${make} ${model}`, href: '' },
  ];
}

function factsOf(listing: Listing): Fact[] {
  const facts: [Fact['key'], string, string | number | null][] = [
    ['mileage', 'Mileage', listing.mileage === null ? null : `${count(listing.mileage)} mi`],
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

function featuresByGroup(listing: Listing): { group: FeatureGroup; names: string[] }[] {
  return featureGroups.flatMap((group) => {
    const names = features
      .filter((feature) => feature.group === group && listing.featureCodes.includes(feature.code))
      .map(({ name }) => name);
    return names.length > 0 ? [{ group, names }] : [];
  });
}

/** What is told of a car's past, and whether it speaks against it. */
function historyOf(listing: Listing): { text: string; isWarning: boolean }[] {
  const told = listing.vehicleHistoryTypes.map((code) => nameOf(vehicleHistoryTypes, code));
  const owners =
    listing.ownerCount !== null && listing.ownerCount > 1 ? [`${listing.ownerCount} owners`] : [];
  const accidents = listing.accidentCount
    ? [`${listing.accidentCount} accident${listing.accidentCount > 1 ? 's' : ''} reported`]
    : [];
  return [
    ...[...told, ...owners].map((text) => ({ text, isWarning: false })),
    ...accidents.map((text) => ({ text, isWarning: true })),
  ];
}
