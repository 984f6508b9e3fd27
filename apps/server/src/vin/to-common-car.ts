import type { NamedCar } from '@forecourt/domain/money/trade-in/trade-in-car';

/** Of the cars that begin alike, so many must be of one model. */
const minShare = 0.9;
const minCars = 2;

/** The model that cars have in common, and their trim where that is one, too; null where they differ. */
export function toCommonCar(
  cars: readonly NamedCar[],
): (NamedCar & { readonly cars: number }) | null {
  const [[modelCode, ofModel] = []] = [...Map.groupBy(cars, (car) => car.modelCode)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  if (modelCode === undefined || ofModel === undefined) return null;
  if (ofModel.length < minCars || ofModel.length < minShare * cars.length) return null;
  const [first] = ofModel;
  if (!first) return null;
  const hasOneTrim = ofModel.every(({ trim }) => trim === first.trim);
  const { year, makeCode } = first;
  const trim = hasOneTrim ? first.trim : null;
  return { year, makeCode, modelCode, trim, cars: ofModel.length };
}
