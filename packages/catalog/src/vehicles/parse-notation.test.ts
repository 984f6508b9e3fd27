import { describe, expect, test } from 'vitest';
import { parseMake } from './parse-notation.ts';

const head = 'make TOYOTA | Toyota | 4T1 JTD';
const model = 'model CAMRY | Camry | 310';
const generation =
  '2018-2024 SEDAN MIDSIZE 4d5 | G2.5/4 203 FWD A8 28/39 | LE 24.5-26.5 b2; XSE 29-31 h';

const parse = (...lines: readonly string[]) => parseMake(lines.join('\n'), 'toyota.txt');

/** The one generation of a make that has no other. */
const parseGeneration = (...lines: readonly string[]) =>
  parse(head, model, ...lines).models[0]?.generations[0];

/** The powertrains of a trim called LE. */
function parsePowertrains(text: string) {
  const line = `2018-2024 SEDAN MIDSIZE 4d5 | ${text} | LE 24.5-26.5 b`;
  return [...(parseGeneration(line)?.powertrains.values() ?? [])];
}

describe('a make', () => {
  test('has code, name and the beginnings of its VINs', () => {
    expect(parse(head)).toEqual({
      code: 'TOYOTA',
      name: 'Toyota',
      wmis: ['4T1', 'JTD'],
      models: [],
    });
    expect(parse(`${head} | luxury`).luxury).toBe(true);
  });

  test('is read past comments, empty lines and indentation', () => {
    expect(parse('# Cars', '', `  ${head}`, model, `  ${generation}`).models).toHaveLength(1);
  });
});

describe('a model', () => {
  test('has yearly sales and, where told, aliases, a family and commercial use', () => {
    const told =
      'model CARGO | Cargo | 12.5 | Cargo Van, Cargo-Van | series=VAN_MODELS | commercial';
    expect(parse(head, told).models).toEqual([
      {
        code: 'CARGO',
        name: 'Cargo',
        yearlySales: 12.5,
        aliases: ['Cargo Van', 'Cargo-Van'],
        series: 'VAN_MODELS',
        commercial: true,
        generations: [],
      },
    ]);
  });
});

describe('a generation', () => {
  test('has years, shape, trims and packages', () => {
    const line = `${generation} | Cold Weather Package, Audio Package`;
    expect(parseGeneration(line)).toMatchObject({
      years: [2018, 2024],
      style: 'SEDAN',
      subtype: 'MIDSIZE',
      doors: 4,
      seats: 5,
      trims: [
        { name: 'LE', msrp: [24_500, 26_500], level: 'base', weight: 2 },
        { name: 'XSE', msrp: [29_000, 31_000], level: 'high' },
      ],
      packages: ['Cold Weather Package', 'Audio Package'],
    });
  });

  test('gives its powertrains to all trims, or to those named', () => {
    const offers = 'G2.5/4 203 FWD A8 28/39; G3.5/6 301 FWD A8 22/32 @XSE, TRD';
    const trims = parseGeneration(
      `2018-2024 SEDAN MIDSIZE 4d5 | ${offers} | LE 24-26 b; XSE 29-31 h; TRD 31-32.4 h 2020-2024`,
    )?.trims;
    expect(trims?.map((trim) => trim.powertrains.length)).toEqual([1, 2, 2]);
    expect(trims?.[2]?.years).toEqual([2020, 2024]);
  });

  test('has further bodies with what differs', () => {
    const truck =
      '2018-2024 TRUCKS FULLSIZE_EXTEND SHORT 4d6 | G3.5/6 280 RWD A6 19/24 | SR 30-32 b; SR5 33-35 m';
    const bodies = [
      '+ Crew Cab | FULLSIZE_CREW LONG 4d5 +3500 | SR5',
      '+ Regular | FULLSIZE_REG -900',
    ];
    expect(parseGeneration(truck, ...bodies)).toMatchObject({
      bed: 'SHORT',
      bodies: [
        { name: 'Crew Cab', subtype: 'FULLSIZE_CREW', bed: 'LONG', add: 3500, trims: ['SR5'] },
        { name: 'Regular', subtype: 'FULLSIZE_REG', add: -900 },
      ],
    });
  });
});

describe('a powertrain', () => {
  test('is one for each drive, with its surcharge in dollars and economy', () => {
    const [front, all] = parsePowertrains('G2.5/4T 203 FWD,AWD+1400-1 A8 28/39 +500');
    expect(front).toEqual({
      fuel: 'GSL',
      engine: '4CLDR',
      engineName: '2.5L 4-Cylinder Turbo',
      liters: 2.5,
      horsepower: 203,
      drive: 'FWD',
      transmission: 'AUT',
      transmissionName: '8-Speed Automatic',
      mpg: [28, 39],
      add: 500,
    });
    expect(all).toMatchObject({ drive: 'AWD', mpg: [27, 38], add: 1900 });
  });

  test.each([
    ['G5.0/8S 550 RWD M6', { engine: '8CLDR', engineName: '5.0L 8-Cylinder Supercharged' }],
    ['G1.3/R 232 RWD M6 16/23', { engine: 'RTR', engineName: '1.3L Rotary', transmission: 'MAN' }],
    ['D3.0/6 250 4WD A10 20/25', { fuel: 'DSL', engineName: '3.0L 6-Cylinder Turbo Diesel' }],
    ['H2.5/4 208 FWD CVT 51/53', { fuel: 'HYB', engine: 'HYBRD', transmission: 'AUT' }],
    ['P2.5/4 302 AWD CVT 40/36 r42', { fuel: 'PIH', engine: 'HYBRD', range: 42 }],
    ['E 201 FWD 131/107 r252', { fuel: 'ELE', engine: 'EL', range: 252, mpg: [131, 107] }],
    ['F 182 RWD 76/71', { fuel: 'HYD', engine: 'FCELL' }],
  ])('%s', (text, expected) => expect(parsePowertrains(text)).toMatchObject([expected]));

  test('has no economy where the EPA rates none', () => {
    expect(parsePowertrains('G6.4/8 410 RWD A8')[0]).not.toHaveProperty('mpg');
  });
});

describe('a mistake', () => {
  const shape = '2018-2024 SEDAN MIDSIZE 4d5';
  const engine = 'G2.5/4 203 FWD A8 28/39';
  const le = 'LE 24-26 b';
  const ofGeneration: readonly (readonly [string, string])[] = [
    ['2018 SEDAN MIDSIZE 4d5', 'expected a first and a last model year'],
    [`2024-2018 SEDAN MIDSIZE 4d5 | ${engine} | ${le}`, 'not “2024-2018”'],
    [`2018-2024 MIDSIZE 4d5 | ${engine} | ${le}`, 'expected a body style and doors and seats'],
    [`2018-2024 SEDAN MIDSIZED 4d5 | ${engine} | ${le}`, '“MIDSIZED” is no style'],
    [`2018-2024 SEDAN 7d5 | ${engine} | ${le}`, '“7d5” is no style'],
    [`${shape} | ${engine}`, 'expected at least one trim'],
    [`${shape} | ${engine} | LE 24 b`, '“LE 24 b” is no trim'],
    [`${shape} | ${engine} | LE 24-26 x`, '“LE 24-26 x” is no trim'],
    [`${shape} | ${engine} | LE 2.4.5-26 b`, 'the price of “LE” is no number above zero'],
    [`${shape} | ${engine} | LE 0-26 b`, 'the price of “LE” is no number above zero'],
    [`${shape} | ${engine} | LE 24-26 b0`, 'the weight of “LE” is no number above zero'],
    [`${shape} | ${engine} | LE 24-26 b 2017-2024`, 'years beyond its generation'],
    [`${shape} | ${engine} | LE 24-26 b 2018-2025`, 'years beyond its generation'],
    [`${shape} | ${engine} @XLE | ${le}`, 'the trim “LE” has no powertrain'],
    [`${shape} | ${engine} @LE,XLE | ${le}`, '“XLE” is no trim of this generation'],
    [`${shape} | | ${le}`, 'the trim “LE” has no powertrain'],
    [`${shape} | G2.5 four FWD | ${le}`, '“G2.5 four FWD” is no powertrain'],
    [`${shape} | G2.5/7 203 FWD | ${le}`, '“7” is no number of cylinders'],
    [`${shape} | G/4 203 FWD | ${le}`, 'the displacement, like G2.5/4, is missing'],
    [`${shape} | G2.5/4 203 XWD | ${le}`, '“XWD” is no drive type'],
    [`${shape} | H2.5/4 203 FWD | ${le}`, 'an electrified car needs its economy'],
    [`${shape} | E 203 FWD 120/100 | ${le}`, 'the electric range, like r250, is missing'],
    [`${shape} | P2.5/4 203 FWD 40/40 r0 | ${le}`, 'the electric range, like r250, is no number'],
  ];

  test.each(ofGeneration)('in the generation “%s” is told with its line', (line, reason) => {
    expect(() => parse(head, model, line)).toThrow(`toyota.txt, line 3, “${line}”: `);
    expect(() => parse(head, model, line)).toThrow(reason);
  });

  test.each([
    ['model CAMRY', 'the name is missing'],
    ['model CAMRY | Camry', 'the sales figure is missing'],
    ['model CAMRY | Camry | many', 'the sales figure is no number above zero: “many”'],
    ['make TOYOTA', 'the name is missing'],
    ['make TOYOTA | Toyota | 4T1 JT', '“JT” is no world manufacturer identifier'],
    ['make TOYOTA | Toyota | 4TO', '“4TO” is no world manufacturer identifier'],
    ['make TOYOTA | Toyota | 4T1 | luxurious', 'expected “luxury” or “lacks=”, not “luxurious”'],
    [generation, 'nothing precedes it'],
    ['+ Crew Cab | FULLSIZE_CREW', 'nothing precedes it'],
  ])('in the line “%s” is told with it', (line, reason) => {
    expect(() => parse('# Toyota', line)).toThrow(`toyota.txt, line 2, “${line}”: ${reason}`);
  });

  test.each([
    ['+ | WAGON', 'the name of the body is missing'],
    ['+ Wagon | WAGGON 5d5', '“WAGGON” is no style'],
    ['+ Wagon | WAGON 5d5 | LE, XLE', '“XLE” is no trim of this generation'],
  ])('in the body “%s” is told with its line', (line, reason) => {
    expect(() => parse(head, model, generation, line)).toThrow(`line 4, “${line}”: ${reason}`);
  });

  test('is a file without a make', () => {
    expect(() => parse('# Nothing')).toThrow('toyota.txt has no line “make …”.');
  });
});
