import type { Place } from '@forecourt/domain/vehicle/reference';
import type { KeywordVocabulary } from '../../src/keywords/vocabulary.ts';

/** A catalogue and an atlas small enough to know by heart, with the awkward names of the real ones. */

interface FixtureModel {
  readonly code: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly series?: string;
  readonly trims?: readonly string[];
  readonly packages?: readonly string[];
}

const catalogue: Readonly<Record<string, { name: string; models: readonly FixtureModel[] }>> = {
  BMW: {
    name: 'BMW',
    models: [
      { code: '328I', name: '328i', aliases: ['3 Series'], series: '3_SERIES' },
      { code: 'BMW330IXD', name: '330i xDrive', series: '3_SERIES' },
      { code: 'BMW2002', name: '2002' },
    ],
  },
  CHEV: {
    name: 'Chevrolet',
    models: [
      { code: 'CHEV150', name: 'Silverado 1500', aliases: ['Silverado'], trims: ['LT', 'LTZ'] },
      {
        code: 'CHEVC25',
        name: 'Silverado 2500',
        aliases: ['Silverado 2500HD', 'Silverado 2500 HD'],
        trims: ['LT'],
      },
      {
        code: 'MALIBU',
        name: 'Malibu',
        aliases: ['Malibu Hybrid', 'Malibu Premier'],
        trims: ['LS', 'LT', 'Premier'],
      },
      { code: 'COLORADO', name: 'Colorado' },
      { code: 'CITY', name: 'City Express' },
    ],
  },
  CHRY: { name: 'Chrysler', models: [{ code: '300', name: '300', trims: ['300C', 'Touring'] }] },
  FORD: {
    name: 'Ford',
    models: [
      {
        code: 'F150PICKUP',
        name: 'F150',
        aliases: ['F-150'],
        trims: ['XL', 'XLT', 'King Ranch', 'Lariat'],
        packages: ['Max Tow Package'],
      },
      {
        code: 'MUST',
        name: 'Mustang',
        aliases: ['Shelby GT500'],
        trims: ['EcoBoost', 'GT', 'GT Premium', 'Shelby GT500'],
      },
      { code: 'FORDGT', name: 'GT' },
      { code: 'EDGE', name: 'Edge', trims: ['SE', 'SEL'] },
    ],
  },
  HONDA: {
    name: 'Honda',
    models: [
      { code: 'CIVIC', name: 'Civic', trims: ['LX', 'EX', 'EX-L', 'Sport'] },
      { code: 'CRV', name: 'CR-V', trims: ['LX', 'EX'] },
      { code: 'ACCORD', name: 'Accord', trims: ['LX', 'EX', 'Sport'] },
    ],
  },
  HYUND: {
    name: 'Hyundai',
    models: [
      { code: 'SANTAFE', name: 'Santa Fe' },
      { code: 'TUCSON', name: 'Tucson' },
    ],
  },
  KIA: { name: 'Kia', models: [{ code: 'SOUL', name: 'Soul' }] },
  LEXUS: {
    name: 'Lexus',
    models: [
      { code: 'IS300', name: 'IS 300', aliases: ['IS'] },
      { code: 'LEXNX450H', name: 'NX 450h+' },
    ],
  },
  LINC: { name: 'Lincoln', models: [{ code: 'NAVIGATOR', name: 'Navigator' }] },
  MB: {
    name: 'Mercedes-Benz',
    models: [
      { code: 'C300', name: 'C 300', series: 'C_CLASS' },
      { code: 'MBEQS450', name: 'EQS 450' },
      { code: 'MBEQS450P', name: 'EQS 450+' },
    ],
  },
  NISSAN: {
    name: 'Nissan',
    models: [{ code: 'ALTIMA', name: 'Altima', trims: ['2.5 S', '2.5 SV', 'SR'] }],
  },
  RAM: {
    name: 'RAM',
    models: [
      { code: 'RM1500', name: '1500' },
      { code: 'RM2500', name: '2500' },
    ],
  },
  ROV: { name: 'Land Rover', models: [{ code: 'RANGE', name: 'Range Rover' }] },
  TESLA: {
    name: 'Tesla',
    models: [
      { code: 'TESMOD3', name: 'Model 3' },
      { code: 'TESMODY', name: 'Model Y', trims: ['Long Range', 'Performance'] },
    ],
  },
  TOYOTA: {
    name: 'Toyota',
    models: [
      { code: '4RUN', name: '4Runner', trims: ['SR5', 'TRD Off-Road'] },
      { code: 'CAMRY', name: 'Camry', trims: ['LE', 'SE', 'XLE'] },
      { code: 'RAV4', name: 'RAV4', trims: ['LE', 'XLE', 'XLE Premium'] },
      { code: 'TACOMA', name: 'Tacoma', trims: ['SR', 'SR5', 'TRD Off-Road'] },
    ],
  },
  VOLKS: {
    name: 'Volkswagen',
    models: [
      { code: 'JETTA', name: 'Jetta' },
      { code: 'VWID4', name: 'ID.4' },
    ],
  },
};

export const fixtureMakes = Object.entries(catalogue).map(([code, { name }]) => ({ code, name }));
export const fixtureModels = Object.entries(catalogue).flatMap(([makeCode, { models }]) =>
  models.map(({ series, ...model }) => ({ ...model, makeCode, seriesCode: series ?? null })),
);
const series = [
  { code: '3_SERIES', name: '3 Series', makeCode: 'BMW' },
  { code: 'C_CLASS', name: 'C-Class', makeCode: 'MB' },
];

const findModel = (code: string) => fixtureModels.find((model) => model.code === code);

/** ZIP, city, state, how many ZIPs the city has. */
const atlas: readonly [zip: string, city: string, state: string, zips: number][] = [
  ['30309', 'Atlanta', 'GA', 62],
  ['75551', 'Atlanta', 'TX', 1],
  ['78703', 'Austin', 'TX', 70],
  ['60608', 'Chicago', 'IL', 90],
  ['68588', 'Lincoln', 'NE', 20],
  ['85701', 'Tucson', 'AZ', 40],
  ['90265', 'Malibu', 'CA', 2],
  ['30529', 'White', 'GA', 1],
  ['10001', 'New York', 'NY', 150],
  ['63101', 'Saint Louis', 'MO', 60],
  ['02134', 'Allston', 'MA', 1],
  ['64106', 'Kansas City', 'MO', 60],
  ['66101', 'Kansas City', 'KS', 30],
  ['23451', 'Virginia Beach', 'VA', 20],
  ['80903', 'Colorado Springs', 'CO', 40],
  ['52240', 'Iowa City', 'IA', 5],
  ['10601', 'White Plains', 'NY', 8],
  ['80120', 'Ridge City', 'CO', 1],
  // Names of ordinary words.
  ['81000', 'White Colorado', 'CO', 1],
  ['46342', 'New Chicago', 'IN', 1],
  ['85901', 'Show Low', 'AZ', 1],
  ['37880', 'Ten Mile', 'TN', 1],
  ['79350', 'New Deal', 'TX', 1],
  ['82833', 'King Ranch', 'WY', 1],
];

const fixturePlaces: readonly Place[] = atlas.map(([zip, city, state]) => ({
  zip,
  city,
  state,
  latitude: 33.8,
  longitude: -84.4,
  dmaCode: null,
}));

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export const fixtureVocabulary: KeywordVocabulary = {
  reference: {
    makes: fixtureMakes,
    findMake: (code) => fixtureMakes.find((make) => make.code === code),
    findSeries: (code) => series.find((one) => one.code === code),
    findModel,
    modelsMeantBy: () => [],
    isSold: () => true,
    modelsOf: (makeCode) => fixtureModels.filter((model) => model.makeCode === makeCode),
    trimNamesOf: (code) => findModel(code)?.trims ?? [],
    packagesOf: (code) => findModel(code)?.packages ?? [],
    findZip: (zip) => fixturePlaces.find((place) => place.zip === zip),
    findCity: (city, state) =>
      fixturePlaces.find((place) => sameName(place.city, city) && place.state === state),
    hasState: (code) => fixturePlaces.some((place) => place.state === code),
    findDma: () => undefined,
  },
  aliasesOf: (code) => findModel(code)?.aliases ?? [],
  cities: atlas.map(([, name, state, zips]) => ({ name, state, zips })),
};
