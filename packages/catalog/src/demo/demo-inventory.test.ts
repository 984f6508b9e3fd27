import { type Listing, listingSchema } from '@forecourt/domain/listing/listing';
import {
  derivedPrice,
  findPriceReduction,
  packageCode,
} from '@forecourt/domain/listing/listing-rules';
import { type Owner, ownerSchema } from '@forecourt/domain/listing/seller/owner';
import { distanceMiles } from '@forecourt/domain/place/geo';
import {
  hasValidCheckDigit,
  modelYearOf,
  normalizeVin,
  wmiOf,
} from '@forecourt/domain/vehicle/vin';
import { describe, expect, test } from 'vitest';
import { findZip, placeReference } from '../places/places.ts';
import { findMake, findModel, packagesOf, variantsOf } from '../vehicles/catalog.ts';
import { type DemoRequest, generateDemoInventory, generateDemoOwners } from './demo-inventory.ts';

const request: DemoRequest = { listings: 20_000, seed: 1, today: '2026-11-21' };

interface Offer {
  readonly owner: Owner;
  readonly car: Listing;
}

function generate(asked: Partial<DemoRequest>): Offer[] {
  return [...generateDemoInventory({ ...request, ...asked })].flatMap(({ owner, listings }) =>
    listings.map((car) => ({ owner, car })),
  );
}

const offers = generate({});
const cars = offers.map(({ car }) => car);
const owners = [...new Set(offers.map(({ owner }) => owner))];

/** Ids of the cars that break a rule, the first few: a failure need not name them all. */
function carsThat(breaksRule: (car: Listing, owner: Owner) => boolean): number[] {
  return offers
    .filter(({ car, owner }) => breaksRule(car, owner))
    .slice(0, 5)
    .map(({ car }) => car.id);
}

describe('a demo inventory', () => {
  test('has as many cars as asked for', () => {
    expect(cars).toHaveLength(20_000);
    expect(generate({ listings: 0 })).toEqual([]);
    expect(generate({ listings: 1 })).toHaveLength(1);
  });

  test('is the same for the same seed, and another for another', () => {
    const again = generate({ listings: 500 });
    expect(again).toEqual(offers.slice(0, 500));
    const other = generate({ listings: 500, seed: 2 });
    expect(other.map(({ car }) => car.vin)).not.toEqual(again.map(({ car }) => car.vin));
  });

  test('has the same owners when they are asked for alone', () => {
    expect([...generateDemoOwners(request)]).toEqual(owners);
  });

  test('is made owner by owner, when asked: a billion cars cost no more than the first', () => {
    const first = generateDemoInventory({ ...request, listings: 1_000_000_000 }).next();
    expect(first.value).toMatchObject({ owner: offers[0]?.owner });
    const largest = Math.max(
      ...Map.groupBy(cars, ({ ownerId }) => ownerId)
        .values()
        .map((all) => all.length),
    );
    expect(largest).toBeLessThan(200);
  });

  test('counts its dates from the day asked for', () => {
    const past = generate({ listings: 2000, today: '2022-03-01' });
    expect(past.every(({ car }) => car.year <= 2023 && car.listedOn <= '2022-03-01')).toBe(true);
    expect(past.some(({ car }) => car.year === 2022)).toBe(true);
  });
});

describe('demo cars', () => {
  test('have the shape of a listing', () => {
    expect(carsThat((car) => !listingSchema.safeParse(car).success)).toEqual([]);
  });

  test('are distinct by id and VIN', () => {
    expect(new Set(cars.map(({ id }) => id)).size).toBe(cars.length);
    expect(new Set(cars.map(({ vin }) => vin)).size).toBe(cars.length);
  });

  test('have VINs that are right: check digit, maker and model year', () => {
    expect(carsThat(({ vin }) => normalizeVin(vin) !== vin || !hasValidCheckDigit(vin))).toEqual(
      [],
    );
    expect(carsThat(({ vin, makeCode }) => !findMake(makeCode)?.wmis.includes(wmiOf(vin)))).toEqual(
      [],
    );
    expect(carsThat(({ vin, year }) => modelYearOf(vin) !== year)).toEqual([]);
  });

  test('belong to the owner that they come with', () => {
    expect(carsThat((car, owner) => car.ownerId !== owner.id)).toEqual([]);
  });

  test('are of a model, trim and body that the catalogue knows in that year', () => {
    const isUnknown = (car: Listing) => {
      const model = findModel(car.modelCode);
      const isOrdered = variantsOf(car.modelCode, car.year).some(
        ({ trim, style, powertrain }) =>
          trim === car.trim &&
          style === car.vehicleStyleCode &&
          powertrain.engineName === car.engineName &&
          powertrain.drive === car.driveType,
      );
      return model?.makeCode !== car.makeCode || model.seriesCode !== car.seriesCode || !isOrdered;
    };
    expect(carsThat(isUnknown)).toEqual([]);
  });

  test('have the packages of their model and the features of their trim', () => {
    const hasOthers = (car: Listing) =>
      car.packages.some((name) => !packagesOf(car.modelCode).includes(name)) ||
      car.packages.some((name) => packageCode(name) === '');
    expect(carsThat(hasOthers)).toEqual([]);
    expect(
      carsThat(({ featureCodes }) => new Set(featureCodes).size !== featureCodes.length),
    ).toEqual([]);
    expect(cars.some(({ packages }) => packages.length > 0)).toBe(true);
  });

  test('are new and certified at dealers of their make alone', () => {
    const isElsewhere = ({ listingType, makeCode }: Listing, owner: Owner) =>
      (listingType === 'NEW' || listingType === 'CERTIFIED') &&
      !owner.nameplates.includes(makeCode);
    expect(carsThat(isElsewhere)).toEqual([]);
    expect(
      carsThat(({ listingType }, owner) => owner.privateSeller && listingType !== 'USED'),
    ).toEqual([]);
    const isMisnamed = ({ listingType, certifiedProgram }: Listing) =>
      (listingType === 'CERTIFIED') !== (certifiedProgram !== null);
    expect(carsThat(isMisnamed)).toEqual([]);
  });

  test.each([4000, 20_000])(
    'of %i some are certified of every make that has new ones, and of Ford',
    (listings) => {
      const some = cars.slice(0, listings);
      const makesOf = (wanted: Listing['listingType']) =>
        new Set(
          some.filter(({ listingType }) => listingType === wanted).map((car) => car.makeCode),
        );
      const certified = makesOf('CERTIFIED');
      expect([...makesOf('NEW')].filter((make) => !certified.has(make))).toEqual([]);
      expect([...certified]).toContain('FORD');
    },
  );

  test('cost something, and end their price history at what they cost', () => {
    expect(carsThat((car) => (derivedPrice(car) ?? 1) <= 0)).toEqual([]);
    expect(carsThat(({ priceHistory }) => priceHistory.some(({ price }) => price <= 0))).toEqual(
      [],
    );
    const endsElsewhere = (car: Listing) =>
      (car.priceHistory.at(-1)?.price ?? null) !== derivedPrice(car);
    expect(carsThat(endsElsewhere)).toEqual([]);
  });

  test('were listed on the day of their first price, and changed it on later ones', () => {
    const isOdd = ({ priceHistory, listedOn }: Listing) => {
      const days = priceHistory.map(({ on }) => on);
      const ascend = days.every((day, place) => place === 0 || day > (days[place - 1] ?? ''));
      return (
        !ascend ||
        listedOn > request.today ||
        (days[0] ?? listedOn) !== listedOn ||
        (days.at(-1) ?? '') > request.today
      );
    };
    expect(carsThat(isOdd)).toEqual([]);
  });

  test('say that their price fell when it did, else that they are new here when they are', () => {
    const isOdd = ({ priceHistory, highlightType, listedOn }: Listing) => {
      if (findPriceReduction(priceHistory)) return highlightType !== 'PRICE_REDUCED';
      const isFresh = listedOn >= '2026-11-17';
      return highlightType !== (isFresh ? 'NEWLY_LISTED' : null);
    };
    expect(carsThat(isOdd)).toEqual([]);
  });

  test('tell a past that agrees with itself, unless they are new', () => {
    const isOdd = ({ listingType, vehicleHistoryTypes, accidentCount, ownerCount }: Listing) => {
      if (listingType === 'NEW')
        return vehicleHistoryTypes.length > 0 || accidentCount !== null || ownerCount !== null;
      const tells = new Set(vehicleHistoryTypes);
      return (
        tells.has('NO_ACCIDENTS') !== (accidentCount === 0) ||
        tells.has('ONE_OWNER') !== (ownerCount === 1)
      );
    };
    expect(carsThat(isOdd)).toEqual([]);
  });

  test('have hardly any miles when new, and the tier of their seller', () => {
    expect(
      carsThat(({ listingType, mileage }) => listingType === 'NEW' && (mileage ?? 999) > 100),
    ).toEqual([]);
    expect(carsThat(({ tier }, owner) => owner.privateSeller !== (tier === 'FREE'))).toEqual([]);
  });
});

describe('demo owners', () => {
  test('have the shape of an owner and an id of their own', () => {
    expect(owners.filter((owner) => !ownerSchema.safeParse(owner).success)).toEqual([]);
    expect(new Set(owners.map(({ id }) => id)).size).toBe(owners.length);
  });

  test('stand where their ZIP is, in a market that exists', () => {
    const astray = owners.filter((owner) => {
      const place = findZip(owner.zip);
      return (
        place?.city !== owner.city ||
        place.state !== owner.state ||
        place.dmaCode !== owner.dmaCode ||
        distanceMiles(place, owner) > 3
      );
    });
    expect(astray).toEqual([]);
    const markets = owners.flatMap(({ deliveryDmaCodes }) => deliveryDmaCodes);
    const unknown = markets.filter((code) => code !== '*' && !placeReference.findDma(code));
    expect(unknown).toEqual([]);
  });

  test('sell makes that are still sold, and answer telephones kept for fiction', () => {
    const nameplates = owners.flatMap((owner) => owner.nameplates);
    expect(nameplates.filter((code) => !findMake(code))).toEqual([]);
    expect(nameplates).not.toContain('PONT');
    const isFiction = (phone: string | null) =>
      /^\([2-9][0-8][2-9]\) 555-01\d\d$/.test(phone ?? '');
    expect(owners.filter(({ phone }) => !isFiction(phone))).toEqual([]);
  });

  test('offer one car when they are private sellers, many when dealers', () => {
    const counts = Map.groupBy(offers, ({ owner }) => owner);
    const ofPrivates = [...counts].filter(([owner]) => owner.privateSeller);
    expect(ofPrivates.every(([, own]) => own.length === 1)).toBe(true);
    const ofDealers = [...counts].filter(([owner]) => !owner.privateSeller).slice(0, -1);
    expect(ofDealers.every(([, own]) => own.length >= 16)).toBe(true);
  });
});
