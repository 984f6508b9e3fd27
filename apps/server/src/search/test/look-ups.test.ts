import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { openSmallMarket, type SmallMarket } from '../../../test/small-market.ts';

let market: SmallMarket;
beforeAll(async () => {
  market = await openSmallMarket();
});
afterAll(() => market.close());

const get: SmallMarket['get'] = (...asked) => market.get(...asked);
const getJson: SmallMarket['getJson'] = (...asked) => market.getJson(...asked);

describe('look-ups', () => {
  const lookUp = async (path: string) => {
    const { results } = await getJson(`/cars-for-sale/searchoptions/${path}`);
    return results;
  };

  test('give names and codes of makes, models, series and trims [calls.vehicle-look-ups]', async () => {
    expect((await lookUp('makes')).makes).toContainEqual({ name: 'Toyota', code: 'TOYOTA' });
    expect((await lookUp('models?makeCode=TOYOTA')).models).toContainEqual({
      name: 'RAV4',
      code: 'RAV4',
    });
    expect((await lookUp('series?makeCode=BMW')).series).toContainEqual({
      name: '3 Series',
      code: '3_SERIES',
    });
    expect((await lookUp('trims?makeCode=TOYOTA&modelCode=RAV4')).trims).toContainEqual({
      name: 'XLE',
      code: 'RAV4|XLE',
    });
  });

  test('give nothing for codes that are not known or not of the make [calls.vehicle-look-ups]', async () => {
    expect(await lookUp('models?makeCode=ZEPPELIN')).toEqual({ models: [] });
    expect(await lookUp('series')).toEqual({ series: [] });
    expect(await lookUp('trims?makeCode=HONDA&modelCode=RAV4')).toEqual({ trims: [] });
  });

  test('take an empty parameter for none, as a search does', async () => {
    const trims = await lookUp('trims?modelCode=RAV4');
    expect(trims.trims).not.toEqual([]);
    expect(await lookUp('trims?makeCode=&modelCode=RAV4')).toEqual(trims);
    const packages = await lookUp('packages?modelCode=RAV4');
    expect(packages.packageNames).not.toEqual([]);
    expect(await lookUp('packages?makeCode=&modelCode=RAV4&trimCode=')).toEqual(packages);
    expect(await lookUp('packages?makeCode=&modelCode=&trimCode=RAV4|XLE')).toEqual(
      await lookUp('packages?trimCode=RAV4|XLE'),
    );
  });

  test('give body styles, mileage ranges and the years of a search [calls.other-look-ups]', async () => {
    expect((await lookUp('bodystyles')).bodyStyles).toContainEqual({
      name: 'Van / Minivan',
      code: 'VANMV',
    });
    expect((await lookUp('mileageranges')).mileageRanges[0]).toEqual({
      name: '10,000 or less',
      code: '-10000',
    });
    const { years } = await lookUp('years?listingType=NEW');
    expect(years[0]).toEqual({ label: 'Any', value: '0' });
    expect(years).toHaveLength(5);
  });

  test('give the city and state of a ZIP, and say when there is none [calls.vehicle-look-ups, calls.zip]', async () => {
    expect(await getJson('/cars-for-sale/searchoptions/zip/30303')).toMatchObject({
      zip: '30303',
      city: 'Atlanta',
      state: 'GA',
    });
    for (const [zip, status, detail] of [
      ['00000', 404, 'Enter a valid ZIP Code'],
      ['303', 400, 'zip: Enter a valid ZIP Code: expected five digits, like 30303.'],
      ['null', 400, 'zip: Enter a valid ZIP Code: expected five digits, like 30303.'],
    ] as const) {
      const answer = await get(`/cars-for-sale/searchoptions/zip/${zip}`);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ detail });
    }
  });

  test('of packages say that there was no answer in time [errors.packages]', async () => {
    const broken = createQuietApp({
      ...market.dependencies,
      beforeCall: (name) => {
        if (name === 'packages') throw new Error('away');
      },
    });
    const path = 'http://localhost/cars-for-sale/searchoptions/packages?modelCode=RAV4';
    const answer = await broken.request(path);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ detail: 'Request timed out' });
  });
});

test('packages of a model come with their codes [calls.packages]', async () => {
  const body = await getJson('/cars-for-sale/searchoptions/packages?modelCode=RAV4');
  expect(body.results.packageNames).toContainEqual({
    name: 'Weather Package',
    code: 'WEATHER_PACKAGE',
  });
});

test('packages are those of a trim where one is named [calls.packages]', async () => {
  const codesAt = async (trim: string) => {
    const path = '/cars-for-sale/searchoptions/packages?makeCode=TOYOTA&modelCode=RAV4';
    const { results } = await getJson(path + trim);
    return results.packageNames.map(({ code }: { code: string }) => code);
  };
  const ofModel = ['ADVANCED_TECHNOLOGY_PACKAGE', 'TECHNOLOGY_PACKAGE', 'WEATHER_PACKAGE'];
  expect(await codesAt('')).toEqual(ofModel);
  expect(await codesAt('&trimCode=RAV4|XSE')).toEqual(ofModel.slice(1));
});

test('a model of another make has no packages [calls.packages]', async () => {
  const path = '/cars-for-sale/searchoptions/packages?modelCode=RAV4&makeCode';
  expect((await getJson(`${path}=HONDA`)).results.packageNames).toEqual([]);
  expect((await getJson(`${path}=TOYOTA`)).results.packageNames).not.toEqual([]);
});
