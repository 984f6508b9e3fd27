import { mpgCombined } from '@forecourt/domain/listing/listing-rules';
import { expect } from 'vitest';
import { measure, median, percent, type Row, readRows } from '../../test/reference-data.ts';
import { type VehicleVariant, variantsOf } from './catalog.ts';
import { matchMake, splitModelAndTrim } from './match.ts';

/** How near the facts come to published figures, for the years that the catalogue covers. */
const firstYear = 2000;

/** A published row together with what the catalogue says of its model and year. */
interface Counterpart<Column extends string> {
  readonly row: Row<Column>;
  readonly trim: string | null;
  /** Empty when the catalogue does not know the model in that year. */
  readonly variants: readonly VehicleVariant[];
}

/** The rows of known makes; `modelText` is the row's model, with its trim where it has one. */
function* counterparts<Column extends string>(
  rows: Iterable<Row<Column | 'year' | 'make'>>,
  modelText: (row: Row<Column | 'year' | 'make'>) => string,
): Generator<Counterpart<Column | 'year' | 'make'>> {
  for (const row of rows) {
    const year = Number(row('year'));
    const make = matchMake(row('make'));
    if (year < firstYear || make === undefined) continue;
    const match = splitModelAndTrim(make.code, modelText(row), year);
    const variants = match ? variantsOf(match.modelCode, year) : [];
    yield { row, trim: match?.trim ?? null, variants };
  }
}

/** The values of the candidates that lie nearest, give or take `tolerance`. */
function nearest(
  candidates: readonly { readonly value: number; readonly distance: number }[],
  tolerance = 0,
): number[] {
  const least = Math.min(...candidates.map(({ distance }) => distance));
  return candidates
    .filter(({ distance }) => distance <= least + tolerance)
    .map(({ value }) => value);
}

const isManual = (gearbox: string) => /Manual/.test(gearbox);
const drivesAll = (drive: string) => /AWD|4WD|All|4-Wheel/.test(drive);
const errorOf = (stated: number, published: number) => Math.abs(stated / published - 1);

measure('knows nearly every car with a fuel-economy label since 2000', () => {
  const columns = ['year', 'make', 'model'] as const;
  const rows = [...readRows('epa_fuel_economy_1995_2026.csv.gz', columns)].filter(
    (row) => Number(row('year')) >= firstYear,
  );
  const known = [...counterparts(rows, (row) => row('model'))].filter(
    ({ variants }) => variants.length > 0,
  );
  const share = known.length / rows.length;
  console.log(`Labels of known models: ${percent(share)} of ${rows.length}`);
  expect(rows.length).toBeGreaterThan(30_000);
  expect(share).toBeGreaterThanOrEqual(0.99);
});

measure('knows nearly every model sold', () => {
  const columns = ['year', 'make', 'model'] as const;
  const rows = readRows('us_makes_models_1992_2026.csv.gz', columns);
  const known = [...counterparts(rows, (row) => row('model'))].map(
    ({ variants }) => variants.length > 0,
  );
  const share = known.filter(Boolean).length / known.length;
  console.log(`Models and years known: ${percent(share)} of ${known.length}`);
  expect(known.length).toBeGreaterThan(5000);
  expect(share).toBeGreaterThan(0.9);
});

measure('states fuel economy within three per cent of the label', () => {
  const columns = [
    'year',
    'make',
    'model',
    'atvType',
    'drive',
    'displ',
    'trany',
    'comb08',
  ] as const;
  const rows = readRows('epa_fuel_economy_1995_2026.csv.gz', columns);
  const errors = [...counterparts(rows, (row) => row('model'))].flatMap(({ row, variants }) => {
    const fuel = fuelOfLabel(row('atvType'));
    const rated = variants.flatMap(({ powertrain }) => {
      const [mpgCity, mpgHighway] = powertrain.mpg ?? [null, null];
      const value = powertrain.fuel === fuel ? mpgCombined({ mpgCity, mpgHighway }) : null;
      if (value === null) return [];
      const litres = Math.abs((powertrain.liters ?? 0) - Number(row('displ')));
      const sameDrive = drivesAll(powertrain.drive) === drivesAll(row('drive'));
      // A label is of one gearbox: that of a manual says nothing of an automatic.
      const sameGears = isManual(powertrain.transmissionName) === isManual(row('trany'));
      const distance = litres + (sameDrive ? 0 : 0.15) + (sameGears ? 0 : 0.05);
      return [{ value, distance }];
    });
    return rated.length === 0 ? [] : [errorOf(median(nearest(rated)), Number(row('comb08')))];
  });
  const error = median(errors);
  console.log(`Fuel economy: median error ${percent(error)} over ${errors.length} labels`);
  expect(errors.length).toBeGreaterThan(10_000);
  expect(error).toBeLessThanOrEqual(0.03);
});

function fuelOfLabel(kind: string): string {
  const fuels: Readonly<Record<string, string>> = {
    EV: 'ELE',
    'Plug-in Hybrid': 'PIH',
    Hybrid: 'HYB',
    Diesel: 'DSL',
    FCV: 'HYD',
  };
  return fuels[kind] ?? 'GSL';
}

measure('states prices within three per cent of the list', () => {
  const columns = [
    'year',
    'make',
    'model',
    'trim',
    'msrp',
    'drivetrain',
    'horsepower',
    'number_of_doors',
  ] as const;
  const rows = readRows('specs_msrp_1990_2023.csv.gz', columns);
  let ofModels = 0;
  const errors = [...counterparts(rows, (row) => `${row('model')} ${row('trim')}`)].flatMap(
    ({ row, trim, variants }) => {
      if (variants.length > 0) ofModels += 1;
      const priced = variants
        .filter((variant) => variant.trim === trim)
        .map((variant) => ({ value: variant.msrp, distance: unlikeness(variant, row) }));
      return priced.length === 0 ? [] : [errorOf(median(nearest(priced, 5)), Number(row('msrp')))];
    },
  );
  const error = median(errors);
  console.log(
    `Prices: median error ${percent(error)} over ${errors.length} trims, ` +
      `${percent(errors.length / ofModels)} of those of known models`,
  );
  expect(errors.length).toBeGreaterThan(10_000);
  expect(error).toBeLessThanOrEqual(0.03);
});

/** How far a variant is from the car that a list prices: by drive, horsepower and doors. */
function unlikeness(
  { powertrain, doors }: VehicleVariant,
  row: Row<'drivetrain' | 'horsepower' | 'number_of_doors'>,
): number {
  const all = drivesAll(powertrain.drive);
  const sameDrive = all ? drivesAll(row('drivetrain')) : powertrain.drive === row('drivetrain');
  const power = Math.abs(powertrain.horsepower - Number(row('horsepower'))) / 2;
  return power + (sameDrive ? 0 : 60) + (doors === Number(row('number_of_doors')) ? 0 : 30);
}
