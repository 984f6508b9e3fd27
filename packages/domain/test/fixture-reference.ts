import type { CodeName } from '../src/vehicle/codes.ts';
import type { Place, PlaceReference, VehicleReference } from '../src/vehicle/reference.ts';
import { toSlug } from '../src/vehicle/slug.ts';

/** A catalogue and an atlas small enough to know by heart, with the awkward cases of the real ones. */

interface FixtureModel extends CodeName {
  readonly makeCode: string;
  readonly seriesCode: string | null;
  readonly trims: readonly string[];
}

const makes: readonly CodeName[] = [
  { code: 'BMW', name: 'BMW' },
  { code: 'FORD', name: 'Ford' },
  { code: 'GENESIS', name: 'Genesis' },
  { code: 'HONDA', name: 'Honda' },
  { code: 'HYUND', name: 'Hyundai' },
  { code: 'ROV', name: 'Land Rover' },
  { code: 'MAZDA', name: 'Mazda' },
  { code: 'MB', name: 'Mercedes-Benz' },
  { code: 'TOYOTA', name: 'Toyota' },
];

const series = [
  { code: '3_SERIES', name: '3 Series', makeCode: 'BMW' },
  { code: 'C_CLASS', name: 'C-Class', makeCode: 'MB' },
];

const model = (
  makeCode: string,
  code: string,
  name: string,
  trims: readonly string[] = [],
  seriesCode: string | null = null,
): FixtureModel => ({ code, name, makeCode, seriesCode, trims });

const models: readonly FixtureModel[] = [
  model('BMW', '328I', '328i', [], '3_SERIES'),
  model('BMW', 'BMW2002', '2002', ['tii']),
  model('BMW', 'X5', 'X5', ['xDrive40i', "M's Choice (2-door)"]),
  model('FORD', 'F150PICKUP', 'F150', ['XL', 'XLT', 'King Ranch']),
  model('FORD', 'FOCUS', 'Focus', ['SE', 'ST']),
  model('GENESIS', 'GENG70', 'G70'),
  model('HONDA', 'CIVIC', 'Civic', ['LX', 'EX', 'Sport', 'EX-L w/Navi, RES']),
  model('HONDA', 'CRV', 'CR-V', ['LX', 'EX']),
  model('HYUND', 'GENESIS', 'Genesis', ['5.0']),
  model('HYUND', 'SANTAFE', 'Santa Fe', ['SEL', 'Limited']),
  model('ROV', 'RANGE', 'Range Rover'),
  model('MAZDA', 'MAZDA3', 'Mazda3', ['Touring']),
  model('MB', 'C300', 'C 300', [], 'C_CLASS'),
  model('TOYOTA', 'CAMRY', 'Camry', ['LE', 'SE', 'XLE']),
  model('TOYOTA', 'SEQUOIA', 'Sequoia', ['Limited', 'Platinum']),
];

const place = (
  zip: string,
  city: string,
  state: string,
  latitude: number,
  longitude: number,
  dmaCode: string | null,
): Place => ({ zip, city, state, latitude, longitude, dmaCode });

const places: readonly Place[] = [
  place('30303', 'Atlanta', 'GA', 33.75, -84.39, 'ATLANTA'),
  place('30338', 'Atlanta', 'GA', 33.94, -84.32, 'ATLANTA'),
  place('63101', 'St. Louis', 'MO', 38.63, -90.19, 'STLOUIS'),
  place('77002', 'Houston', 'TX', 29.76, -95.36, 'HOUSTON'),
  place('99501', 'Anchorage', 'AK', 61.22, -149.9, null),
];

const markets: readonly CodeName[] = [
  { code: 'ATLANTA', name: 'Atlanta' },
  { code: 'HOUSTON', name: 'Houston' },
  { code: 'STLOUIS', name: 'St. Louis' },
];

export const fixtureReference: VehicleReference & PlaceReference = {
  makes,
  findMake: (code) => makes.find((make) => make.code === code),
  findSeries: (code) => series.find((one) => one.code === code),
  findModel: (code) => models.find((one) => one.code === code),
  modelsOf: (makeCode) => models.filter((one) => one.makeCode === makeCode),
  modelsMeantBy: (modelCode) =>
    modelCode === 'GENESIS' ? models.filter(({ code }) => code === 'GENG70') : [],
  trimNamesOf: (modelCode) => models.find((one) => one.code === modelCode)?.trims ?? [],
  isSold: () => true,
  packagesOf: (modelCode) => (modelCode === 'F150' ? ['Tow Package'] : []),
  findZip: (zip) => places.find((one) => one.zip === zip),
  findCity: (city, state) =>
    places.find(
      (one) => toSlug(one.city) === toSlug(city) && one.state === state.trim().toUpperCase(),
    ),
  hasState: (state) => places.some((one) => one.state === state),
  findDma: (dmaCode) => markets.find(({ code }) => code === dmaCode),
};

export const fixtureModels: readonly FixtureModel[] = models;
export const fixtureSeries = series;
export const fixturePlaces = places;
export const fixtureMarkets = markets;
