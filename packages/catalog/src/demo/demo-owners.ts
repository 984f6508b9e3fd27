import type { Owner, PaymentServices } from '@forecourt/domain/listing/seller/owner';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import type { HomeServiceCode } from '@forecourt/domain/vehicle/codes';
import type { Place } from '@forecourt/domain/vehicle/reference';
import { marketsNear } from '../places/market-areas.ts';
import { findCity, findZip } from '../places/places.ts';
import { type UsZip, zipsOfStates } from '../places/us-zips.ts';
import { lastModelYear, lastYearOf, makes } from '../vehicles/makes.ts';
import { type Random, WeightedChoice } from './random.ts';

/** Invented dealers and private sellers at real places. Telephone numbers are from the range kept for fiction. */

/** Metropolitan areas, roughly in proportion to the cars on sale there. */
const metros: readonly (readonly [string, string, number])[] = [
  ['New York', 'NY', 62],
  ['Los Angeles', 'CA', 84],
  ['Chicago', 'IL', 48],
  ['Dallas', 'TX', 72],
  ['Houston', 'TX', 68],
  ['Atlanta', 'GA', 46],
  ['Philadelphia', 'PA', 36],
  ['Washington', 'DC', 32],
  ['Miami', 'FL', 64],
  ['Phoenix', 'AZ', 34],
  ['Boston', 'MA', 28],
  ['San Francisco', 'CA', 26],
  ['Riverside', 'CA', 34],
  ['Detroit', 'MI', 26],
  ['Seattle', 'WA', 22],
  ['Minneapolis', 'MN', 22],
  ['San Diego', 'CA', 20],
  ['Tampa', 'FL', 46],
  ['Denver', 'CO', 22],
  ['Saint Louis', 'MO', 18],
  ['Baltimore', 'MD', 16],
  ['Charlotte', 'NC', 22],
  ['Orlando', 'FL', 40],
  ['San Antonio', 'TX', 22],
  ['Portland', 'OR', 14],
  ['Sacramento', 'CA', 16],
  ['Pittsburgh', 'PA', 14],
  ['Austin', 'TX', 20],
  ['Las Vegas', 'NV', 16],
  ['Cincinnati', 'OH', 14],
  ['Kansas City', 'MO', 16],
  ['Columbus', 'OH', 16],
  ['Indianapolis', 'IN', 18],
  ['Cleveland', 'OH', 14],
  ['San Jose', 'CA', 12],
  ['Nashville', 'TN', 18],
  ['Norfolk', 'VA', 12],
  ['Providence', 'RI', 8],
  ['Jacksonville', 'FL', 26],
  ['Milwaukee', 'WI', 10],
  ['Oklahoma City', 'OK', 12],
  ['Raleigh', 'NC', 16],
  ['Memphis', 'TN', 10],
  ['Richmond', 'VA', 10],
  ['Louisville', 'KY', 10],
  ['Salt Lake City', 'UT', 14],
  ['New Orleans', 'LA', 8],
  ['Hartford', 'CT', 8],
  ['Buffalo', 'NY', 7],
  ['Birmingham', 'AL', 9],
  ['Tucson', 'AZ', 7],
  ['Tulsa', 'OK', 8],
  ['Omaha', 'NE', 7],
  ['Boise', 'ID', 7],
  ['Albuquerque', 'NM', 6],
  ['Fresno', 'CA', 6],
];

const dealerWords = [
  'Kestrel',
  'Northline',
  'Larch Street',
  'Marlowe',
  'Summit Ridge',
  'Ashgrove',
  'Harbor',
  'Redwood',
  'Cedar Hill',
  'Bluefield',
  'Granite',
  'Meadow',
  'Lakeshore',
  'Copper Creek',
  'Old Mill',
  'Fairway',
  'Pine Valley',
  'Stonebridge',
  'Riverbend',
  'Crestview',
  'Highland',
  'Prairie',
  'Juniper',
  'Silver Oak',
] as const;

const independentWords = [
  'Auto Gallery',
  'Motors',
  'Autos',
  'Auto Sales',
  'Car Company',
  'Pre-Owned',
  'Auto Center',
] as const;
const streets = [
  'Main St',
  'Peachtree Rd',
  'Mill Rd',
  'Route 9',
  'Commerce Blvd',
  'Auto Park Way',
  'Industrial Dr',
  'Lincoln Ave',
  'Washington St',
  'Airport Hwy',
] as const;
const suffixes = ['', ' of {city}', ' {city}'] as const;

/** Makes that dealers of another sell beside it. */
const soldBeside: Readonly<Record<string, readonly string[]>> = { LINC: ['FORD'] };

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** Dealers and private sellers, spread over the country as people are. */
export class OwnerFactory {
  readonly #metros: WeightedChoice<readonly string[]>;
  readonly #makes: WeightedChoice<string>;
  readonly #everywhere: readonly string[];

  constructor() {
    const zips = zipsOfStates();
    this.#everywhere = zips.map(({ zip }) => zip);
    this.#metros = new WeightedChoice(
      metros.map(([city, state, weight]) => {
        const center = findCity(city, state);
        if (!center) throw new Error(`The metropolitan area ${city} is no city of ${state}.`);
        return [zipsNear(center, zips), weight] as const;
      }),
    );
    this.#makes = new WeightedChoice(
      makesStillSold().map((make) => [
        make.code,
        Math.sqrt(make.models.reduce((sum, { yearlySales }) => sum + yearlySales, 1)),
      ]),
    );
  }

  /** Three in four stand in a metropolitan area, the rest anywhere. */
  #place(random: Random): Place {
    const zips = random.chance(0.75) ? this.#metros.draw(random) : this.#everywhere;
    const place = findZip(random.pick(zips));
    if (!place) throw new Error('A listed ZIP has no place.');
    return place;
  }

  dealer(id: number, random: Random): Owner {
    const place = this.#place(random);
    const franchise = random.chance(0.62);
    const make = franchise ? this.#makes.draw(random) : null;
    const nameplates = make === null ? [] : [make, ...(soldBeside[make] ?? [])];
    const makeName = makes.find(({ code }) => code === make)?.name;
    const trade = makeName ?? random.pick(independentWords);
    const suffix = random.pick(suffixes).replace('{city}', place.city);
    const delivers = random.chance(0.3);
    return {
      ...this.#base(id, place, random),
      dealerCode: `demo-${id}`,
      name: `${random.pick(dealerWords)} ${trade}${franchise ? suffix : ''}`,
      privateSeller: false,
      address1: `${random.whole(100, 9900)} ${random.pick(streets)}`,
      tagline: random.chance(0.3) ? 'Family owned, no-surprise pricing' : null,
      rating: random.chance(0.9)
        ? Math.round(10 * Math.min(5, Math.max(2.8, 4.4 + 0.4 * random.normal()))) / 10
        : null,
      reviewCount: random.whole(12, 1400),
      nameplates,
      homeServices: homeServicesOf(random),
      ...(franchise && { paymentServices: paymentServicesOf(id) }),
      deliveryDmaCodes: delivers
        ? random.chance(0.15)
          ? ['*']
          : marketsNear(place, deliveryMiles)
        : [],
      shippingLabel: delivers ? 'Delivery' : null,
      hours: [
        ...weekdays.map((label) => ({ label, open: '9:00 AM', close: '8:00 PM' })),
        { label: 'Saturday', open: '9:00 AM', close: '7:00 PM' },
        random.chance(0.3)
          ? { label: 'Sunday', open: '12:00 PM', close: '5:00 PM' }
          : { label: 'Sunday', open: null, close: null },
      ],
    };
  }

  privateSeller(id: number, random: Random): Owner {
    const place = this.#place(random);
    return {
      ...this.#base(id, place, random),
      dealerCode: null,
      name: 'Private seller',
      privateSeller: true,
      address1: null,
      tagline: null,
      rating: null,
      reviewCount: 0,
      nameplates: [],
      homeServices: [],
      deliveryDmaCodes: [],
      shippingLabel: null,
      hours: [],
    };
  }

  #base(id: number, place: Place, random: Random) {
    const jitter = () => (random.next() - 0.5) * 0.03;
    return {
      id,
      city: place.city,
      state: place.state,
      zip: place.zip,
      latitude: Math.round((place.latitude + jitter()) * 1e5) / 1e5,
      longitude: Math.round((place.longitude + jitter()) * 1e5) / 1e5,
      dmaCode: place.dmaCode,
      phone: fictionalPhone(random),
      website: null,
      logoUrl: null,
      hideEmailForm: false,
    };
  }
}

/** Of the numbers kept for fiction; the last digit of the area code spares 911 and its like. */
function fictionalPhone(random: Random): string {
  const area = `${random.whole(2, 9)}${random.whole(0, 8)}${random.whole(2, 9)}`;
  return `(${area}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`;
}

/** How far a dealer delivers that delivers at all. */
const deliveryMiles = 250;

/** Makes that still sell new cars: only those have franchised dealers. */
const makesStillSold = () => makes.filter((make) => lastYearOf(make) >= lastModelYear - 1);

/** Degrees of latitude and longitude within which a ZIP belongs to a metropolitan area. */
const metroReach = 0.45;

function zipsNear(center: GeoPoint, places: readonly UsZip[]): readonly string[] {
  return places
    .filter(
      ({ latitude, longitude }) =>
        Math.abs(latitude - center.latitude) < metroReach &&
        Math.abs(longitude - center.longitude) < metroReach,
    )
    .map(({ zip }) => zip);
}

/** Of every seventh franchised dealer no lease, and of every eleventh the total alone. */
const paymentServicesOf = (id: number): PaymentServices => ({
  digitalRetailingType: null,
  dealerSettings: {
    uiEnabled: true,
    leaseEnabled: id % 7 !== 0,
    priceBreakdownEnabled: id % 11 !== 0,
  },
  paymentCalculationUrl: null,
  incentivesUrl: null,
});

function homeServicesOf(random: Random): HomeServiceCode[] {
  const shares: readonly (readonly [HomeServiceCode, number])[] = [
    ['BUY_ONLINE', 0.2],
    ['ONLINE_PAPERWORK', 0.3],
    ['SHIP_TO_HOME', 0.45],
    ['TEST_DRIVE', 0.4],
    ['VIRTUAL_TOUR', 0.5],
  ];
  return shares.filter(([, share]) => random.chance(share)).map(([code]) => code);
}
