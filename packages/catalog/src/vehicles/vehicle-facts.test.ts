import { carSizes, codesOf, truckCabs, vanSizes } from '@forecourt/domain/vehicle/codes';
import { describe, expect, test } from 'vitest';
import { findModel, modelsOf, type VehicleVariant, variantsOf } from './catalog.ts';
import { makes } from './makes.ts';
import type { Generation, Powertrain } from './model-spec.ts';

/** Each test lists what breaks a rule, so that a failure names every culprit at once. */

const models = makes.flatMap((make) => make.models.map((model) => ({ make, model })));
const generations = models.flatMap(({ model }) =>
  model.generations.map((generation) => ({
    generation,
    name: `${model.code} ${generation.years.join('-')}`,
  })),
);
const firstYear = 1981;
const lastYear = 2030;

function* allVariants(): Generator<{ readonly name: string; readonly variant: VehicleVariant }> {
  for (const { model } of models) {
    for (let year = firstYear; year <= lastYear; year += 1) {
      for (const variant of variantsOf(model.code, year)) {
        yield { name: `${model.code} ${year} ${variant.trim}`, variant };
      }
    }
  }
}

/** Names of the first variants that break a rule, each once. */
function variantsThat(breaksRule: (variant: VehicleVariant) => boolean): string[] {
  return [
    ...new Set(
      allVariants()
        .filter(({ variant }) => breaksRule(variant))
        .take(20)
        .map(({ name }) => name),
    ),
  ];
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;

describe('makes', () => {
  test('are at least forty-two, with four hundred and twenty models', () => {
    expect(makes.length).toBeGreaterThanOrEqual(42);
    expect(models.length).toBeGreaterThanOrEqual(420);
  });

  test('have codes and names of their own', () => {
    expect(repeated(makes.map(({ code }) => code))).toEqual([]);
    expect(repeated(makes.map(({ name }) => name))).toEqual([]);
    expect(makes.map(({ code }) => code).filter((code) => !/^[A-Z0-9]+$/.test(code))).toEqual([]);
  });

  test('begin their VINs with three characters that a VIN may hold', () => {
    const wmis = makes.flatMap((make) => make.wmis.map((wmi) => `${make.code} ${wmi}`));
    expect(wmis.filter((text) => !/ [A-HJ-NPR-Z0-9]{3}$/.test(text))).toEqual([]);
    expect(repeated(wmis)).toEqual([]);
    expect(makes.filter((make) => make.wmis.length === 0).map(({ code }) => code)).toEqual([]);
  });
});

describe('models', () => {
  test('have codes of their own over all makes, and names of their own within one', () => {
    expect(repeated(models.map(({ model }) => model.code))).toEqual([]);
    expect(repeated(models.map(({ make, model }) => `${make.code} ${model.name}`))).toEqual([]);
    expect(
      models.map(({ model }) => model.code).filter((code) => !/^[A-Z0-9_-]+$/.test(code)),
    ).toEqual([]);
  });

  test('are found by code with what they inherit', () => {
    for (const { make, model } of models) {
      expect(findModel(model.code)).toMatchObject({
        makeCode: make.code,
        luxury: make.luxury ?? false,
        seriesCode: model.series ?? null,
      });
      expect(modelsOf(make.code)).toContain(model);
    }
  });

  test('belong to families of one make', () => {
    const makesOfSeries = Map.groupBy(
      models.filter(({ model }) => model.series !== undefined),
      ({ model }) => model.series,
    );
    const shared = [...makesOfSeries].filter(
      ([, members]) => new Set(members.map(({ make }) => make.code)).size > 1,
    );
    expect(shared.map(([series]) => series)).toEqual([]);
  });

  test('sold some cars, and not more than any ever did', () => {
    const odd = models.filter(({ model }) => !isBetween(model.yearlySales, 0.01, 1000));
    expect(odd.map(({ model }) => model.code)).toEqual([]);
    const unsold = models.filter(({ model }) => model.generations.length === 0);
    expect(unsold.map(({ model }) => model.code)).toEqual([]);
  });
});

describe('generations', () => {
  const breaking = (breaksRule: (generation: Generation) => boolean) =>
    generations.filter(({ generation }) => breaksRule(generation)).map(({ name }) => name);

  test('run from a model year to the same or a later one', () => {
    const isOdd = ({ years: [first, final] }: Generation) =>
      first > final || first < firstYear || final > lastYear || final - first > 40;
    expect(breaking(isOdd)).toEqual([]);
  });

  test('offer trims within their years, each named once for a year', () => {
    expect(breaking(({ trims }) => trims.length === 0)).toEqual([]);
    const reachesBeyond = ({ years, trims }: Generation) =>
      trims.some(
        ({ years: [first, final] = years }) =>
          first > final || first < years[0] || final > years[1],
      );
    expect(breaking(reachesBeyond)).toEqual([]);
    const overlaps = ({ years: [first, final], trims }: Generation) =>
      Array.from({ length: final - first + 1 }, (_, offset) => first + offset).some((year) => {
        const sold = trims.filter(
          ({ years }) => years === undefined || isBetween(year, years[0], years[1]),
        );
        return repeated(sold.map(({ name }) => name)).length > 0;
      });
    expect(breaking(overlaps)).toEqual([]);
  });

  test('have a trim for every powertrain, and powertrains for every trim', () => {
    const isUnused = ({ powertrains, trims }: Generation) => {
      const used = new Set(trims.flatMap((trim) => trim.powertrains));
      return [...powertrains.keys()].some((key) => !used.has(key));
    };
    const isUnknown = ({ powertrains, trims }: Generation) =>
      trims.some((trim) => trim.powertrains.some((key) => !powertrains.has(key)));
    expect(breaking(isUnused)).toEqual([]);
    expect(breaking(isUnknown)).toEqual([]);
  });

  test('name further bodies for trims that they have', () => {
    const isMisnamed = ({ bodies = [], trims }: Generation) =>
      bodies.some((body) =>
        (body.trims ?? []).some((name) => !trims.some((trim) => trim.name === name)),
      );
    expect(breaking(isMisnamed)).toEqual([]);
  });

  test('price a trim above nothing, and never multiply it over their years', () => {
    const isOdd = ({ trims }: Generation) =>
      trims.some(({ msrp: [from, to] }) => from <= 0 || to <= 0 || to / from > 2 || to < from / 2);
    expect(breaking(isOdd)).toEqual([]);
  });
});

describe('cars that could be ordered', () => {
  test('cost what a new car can cost', () => {
    expect(variantsThat(({ msrp }) => !isBetween(msrp, 7000, 4_000_000))).toEqual([]);
  });

  test('have a cab and a bed when they are pickups, and never else', () => {
    const cabs = new Set<string>(codesOf(truckCabs));
    const isOdd = ({ style, subtype, bed }: VehicleVariant) => {
      const hasCab = subtype !== undefined && cabs.has(subtype);
      return style === 'TRUCKS' ? !hasCab || bed === undefined : hasCab || bed !== undefined;
    };
    expect(variantsThat(isOdd)).toEqual([]);
  });

  test('have the sizes of their style', () => {
    const sizes = {
      SEDAN: codesOf(carSizes),
      SUVCROSS: codesOf(carSizes),
      VANMV: codesOf(vanSizes),
      TRUCKS: codesOf(truckCabs),
    } as const;
    const isOdd = ({ style, subtype }: VehicleVariant) => {
      const known: readonly string[] | undefined =
        style === 'SEDAN' || style === 'SUVCROSS' || style === 'VANMV' || style === 'TRUCKS'
          ? sizes[style]
          : undefined;
      return known ? subtype === undefined || !known.includes(subtype) : subtype !== undefined;
    };
    expect(variantsThat(isOdd)).toEqual([]);
  });

  test('have doors and seats that fit their style', () => {
    const isOdd = ({ style, doors, seats }: VehicleVariant) => {
      if (style === 'SEDAN') return doors !== 4 || !isBetween(seats, 4, 6);
      if (style === 'COUPE' || style === 'CONVERT') return !isBetween(seats, 2, 5);
      if (style === 'VANMV') return !isBetween(seats, 2, 15);
      if (style === 'TRUCKS') return doors > 4 || !isBetween(seats, 2, 6);
      return !isBetween(seats, 2, 9);
    };
    expect(variantsThat(isOdd)).toEqual([]);
  });

  test('tell their economy, heavy vehicles aside, and range when they plug in', () => {
    const isWrong = ({ style, powertrain }: VehicleVariant) =>
      !isPlausible(powertrain, ['TRUCKS', 'VANMV', 'SUVCROSS'].includes(style));
    expect(variantsThat(isWrong)).toEqual([]);
  });

  test('have an engine with litres unless they drive on electricity or hydrogen', () => {
    const isOdd = ({ powertrain: { fuel, liters } }: VehicleVariant) =>
      fuel === 'ELE' || fuel === 'HYD'
        ? liters !== undefined
        : liters === undefined || !isBetween(liters, 0.6, 9);
    expect(variantsThat(isOdd)).toEqual([]);
  });

  test('have the power of a car', () => {
    const isOdd = ({ powertrain }: VehicleVariant) => !isBetween(powertrain.horsepower, 50, 2000);
    expect(variantsThat(isOdd)).toEqual([]);
  });
});

/** Economy as the EPA could have rated it; only a heavy vehicle that burns its fuel has none. */
function isPlausible({ fuel, mpg, range }: Powertrain, canBeHeavy: boolean): boolean {
  const plugsIn = fuel === 'ELE' || fuel === 'PIH';
  if (plugsIn ? !isBetween(range ?? 0, 1, 600) : range !== undefined) return false;
  if (mpg === undefined) return canBeHeavy && (fuel === 'GSL' || fuel === 'DSL');
  const [least, most] = plugsIn && fuel === 'ELE' ? [30, 160] : [7, 80];
  return mpg.every((figure) => isBetween(figure, least, most));
}
