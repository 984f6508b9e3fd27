import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measure, percent, readRows } from '../../test/reference-data.ts';
import { variantsOf } from './catalog.ts';
import { makes } from './makes.ts';
import { makesOfWmi, matchMake, splitModelAndTrim } from './match.ts';

describe('matchMake', () => {
  test('finds every make by its name, without regard to case and punctuation', () => {
    for (const make of makes) {
      expect(matchMake(make.name)).toBe(make);
      expect(matchMake(` ${make.name.toUpperCase().replaceAll('-', ' ')} `)).toBe(make);
    }
  });

  test.each([
    ['Chevy', 'CHEV'],
    ['VW', 'VOLKS'],
    ['Mercedes', 'MB'],
    ['Range Rover', 'ROV'],
    ['Dodge Ram', 'RAM'],
  ])('knows that sellers write %s', (text, code) => expect(matchMake(text)?.code).toBe(code));

  test.each(['', 'Toy', 'Motor', 'constructor'])('finds nothing for “%s”', (text) =>
    expect(matchMake(text)).toBeUndefined(),
  );
});

test('a world manufacturer identifier leads to the makes that use it', () => {
  expect(makesOfWmi('4T1').map(({ code }) => code)).toEqual(['TOYOTA']);
  expect(makesOfWmi('1C4').map(({ code }) => code)).toEqual(
    expect.arrayContaining(['CHRY', 'DODGE', 'JEEP']),
  );
  expect(makesOfWmi('ZZZ')).toEqual([]);
});

describe('splitModelAndTrim', () => {
  test('finds every model and trim of every year by their names', () => {
    const missed = allTrims().filter(({ makeCode, modelCode, name, trim, year }) => {
      const match = splitModelAndTrim(makeCode, `${name} ${trim}`, year);
      return match?.modelCode !== modelCode || match.trim?.toLowerCase() !== trim.toLowerCase();
    });
    const named = missed.map(({ year, name, trim }) => `${year} ${name} ${trim}`);
    expect(named.take(20).toArray()).toEqual([]);
  });

  test.each([
    ['JEEP', 'Grand Cherokee L Summit', 2022, 'JEEPGRANDL', 'Summit'],
    ['JEEP', 'Grand Cherokee Limited', 2022, 'JEEPGRAND', 'Limited'],
    ['FORD', 'F-150 Lariat', 2018, 'F150PICKUP', 'Lariat'],
    ['FORD', 'f150 lariat', 2018, 'F150PICKUP', 'Lariat'],
    ['FORD', 'New F-150 Lariat', 2018, 'F150PICKUP', 'Lariat'],
    ['GMC', 'Yukon Denali', 2020, 'YUKON', 'Denali'],
    ['CHEV', 'Impala Limited LS', 2015, 'CHEVIMP', 'Limited LS'],
    ['CHEV', 'Silverado 1500 Work Truck', 2012, 'CHEV150', 'W/T'],
    ['CHEV', 'Silverado 1500 WT', 2021, 'CHEV150', 'W/T'],
    ['CHEV', 'Equinox 1LT', 2019, 'EQUINOX', 'LT'],
    ['CHEV', 'Malibu LT1', 2010, 'MALI', 'LT'],
    ['GMC', 'Acadia SLT-1', 2018, 'ACADIA', 'SLT'],
    ['TOYOTA', 'Tacoma TRD Off Road', 2019, 'TACOMA', 'TRD Off-Road'],
    ['TOYOTA', 'Tundra 1794', 2020, 'TUNDRA', '1794 Edition'],
    ['DODGE', 'Charger RT', 2012, 'DODCHAR', 'R/T'],
    ['ACURA', 'RDX Technology Package', 2020, 'RDX', 'w/Technology Package'],
    ['ACURA', 'TLX V6 Tech', 2016, 'ACUTLX', 'Technology Package'],
    ['LEXUS', 'RX 350 350', 2020, 'RX350', 'Base'],
    ['BMW', '330i Sedan', 2020, '330I', 'Base'],
  ] as const)('reads %s %s of %i', (make, text, year, modelCode, trim) => {
    expect(splitModelAndTrim(make, text, year)).toEqual({ modelCode, trim });
  });

  test.each(['Sunday Special', 'Constructor'])(
    'keeps the words of a seller whose trim nobody knows: %s',
    (words) =>
      expect(splitModelAndTrim('TOYOTA', `Camry ${words}`, 2020)).toEqual({
        modelCode: 'CAMRY',
        trim: words,
      }),
  );

  test.each([
    [60, ' ', 'z'.repeat(59)],
    [200, ' '.repeat(192), 'zz'],
  ])('cuts a text at %i, and no character in two', (_most, space, trim) => {
    const text = `Camry${space}${trim}🔥 sale`;
    expect(splitModelAndTrim('TOYOTA', text, 2020)?.trim).toBe(trim);
  });

  test('says no trim where none is named and several were sold', () => {
    expect(splitModelAndTrim('TOYOTA', 'Camry', 2020)?.trim).toBeNull();
    expect(splitModelAndTrim('TOYOTA', 'Camry')?.trim).toBeNull();
  });

  test('knows the trim where only one was sold', () => {
    const [only] = allTrims().filter(
      ({ modelCode, year }) => trimsOf(modelCode, year).length === 1,
    );
    expect(only).toBeDefined();
    if (only) expect(splitModelAndTrim(only.makeCode, only.name, only.year)?.trim).toBe(only.trim);
  });

  test('tells a model with a plus from one without', () => {
    const codes = ['EQS 450+', 'EQS 450'].map(
      (text) => splitModelAndTrim('MB', text, 2023)?.modelCode,
    );
    expect(codes).toEqual(['MBEQS450', 'MBEQS450NP']);
  });

  test.each([
    ['Land', 'Rover Discovery Sport SE', 2017, 'ROVDISCSPT', 'SE'],
    ['Land', 'Rover Range Rover Evoque HSE', 2018, 'EVOQUE', 'HSE'],
    ['Alfa', 'Romeo Stelvio Ti', 2020, 'ALFASTELV', 'Ti'],
  ])('reads a make cut at its first word: %s, %s', (make, text, year, modelCode, trim) => {
    const code = matchMake(make)?.code ?? '';
    expect(splitModelAndTrim(code, text, year)).toEqual({ modelCode, trim });
  });

  test('prefers the model sold in that year among those of one name', () => {
    const codes = [2014, 2018].map((year) => splitModelAndTrim('BMW', '3 Series', year)?.modelCode);
    expect(codes).toEqual(['328I', '330I']);
  });

  test.each(['', '   ', 'Nothing', 'Camryx LE'])('finds nothing in “%s”', (text) =>
    expect(splitModelAndTrim('TOYOTA', text, 2020)).toBeUndefined(),
  );

  test('answers any text, the same every time, with a model that the make has', () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom('Camry', 'Corolla', 'LE', 'Cross', '4Runner', '/', '-', '1LT'),
    );
    const texts = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' '));
    const codes = new Set(
      makes.find(({ code }) => code === 'TOYOTA')?.models.map(({ code }) => code),
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 1990, max: 2030 }), (text, year) => {
        const match = splitModelAndTrim('TOYOTA', text, year);
        expect(splitModelAndTrim('TOYOTA', text, year)).toEqual(match);
        if (match) expect(codes).toContain(match.modelCode);
        expect(match?.trim?.length ?? 0).toBeLessThanOrEqual(60);
      }),
    );
  });
});

function trimsOf(modelCode: string, year: number): string[] {
  return [...new Set(variantsOf(modelCode, year).map(({ trim }) => trim))];
}

/** Every trim of every model and year. */
function* allTrims() {
  for (const make of makes) {
    for (const { code: modelCode, name } of make.models) {
      for (let year = 1990; year <= 2030; year += 1) {
        for (const trim of trimsOf(modelCode, year)) {
          yield { makeCode: make.code, modelCode, name, trim, year };
        }
      }
    }
  }
}

measure('reads the models and trims of real listings', () => {
  const counts = { cars: 0, models: 0, trims: 0 };
  for (const row of readRows('listings_carscom_2022.csv.gz', ['make', 'model_trim', 'year'])) {
    const make = matchMake(row('make'));
    if (make === undefined) continue;
    const year = Number(row('year'));
    const match = splitModelAndTrim(make.code, row('model_trim'), year);
    counts.cars += 1;
    if (match === undefined) continue;
    counts.models += 1;
    if (match.trim !== null && trimsOf(match.modelCode, year).includes(match.trim))
      counts.trims += 1;
  }
  const models = counts.models / counts.cars;
  const trims = counts.trims / counts.cars;
  console.log(
    `Of ${counts.cars} listings, models read: ${percent(models)}, trims: ${percent(trims)}`,
  );
  expect(counts.cars).toBeGreaterThan(6000);
  expect(models).toBeGreaterThan(0.99);
  expect(trims).toBeGreaterThan(0.95);
});
