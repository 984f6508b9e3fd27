import {
  findModel,
  isSold,
  type VehicleVariant,
  variantsOf,
} from '@forecourt/catalog/vehicles/catalog';
import { nameOf, vehicleStyles } from '@forecourt/domain/vehicle/codes';
import type { TrimYearItem } from '@forecourt/domain/vehicle/vehicle-trim';

type VehicleFacts = Omit<
  TrimYearItem,
  'value' | 'count' | 'avgPrice' | 'startingPrice' | 'maxPrice' | 'trimName'
>;

const unknown: VehicleFacts = {
  epaCity: null,
  epaHwy: null,
  epaMpgeCity: null,
  epaMpgeHwy: null,
  engineType: null,
  bodyStyle: null,
};

/** Fuels whose economy is told as miles per gallon equivalent. */
const electric: readonly string[] = ['ELE', 'HYD'];

/** The commonest first; a trim narrows them. */
export function commonestVariants(
  modelCode: string,
  year: number,
  trim: string | null,
): readonly VehicleVariant[] {
  return variantsOf(modelCode, year)
    .filter((variant) => trim === null || variant.trim === trim)
    .toSorted((a, b) => b.weight - a.weight || a.msrp - b.msrp);
}

/** What the catalogue knows of the commonest car of a model year, or of a trim of it. */
export function factsOf(modelCode: string, year: number, trim: string | null): VehicleFacts {
  const [variant] = commonestVariants(modelCode, year, trim);
  if (!variant) return unknown;
  const { powertrain, style } = variant;
  const [city = null, highway = null] = powertrain.mpg ?? [];
  const economy = electric.includes(powertrain.fuel)
    ? { epaMpgeCity: city, epaMpgeHwy: highway }
    : { epaCity: city, epaHwy: highway };
  return {
    ...unknown,
    ...economy,
    engineType: powertrain.engineName,
    bodyStyle: nameOf(vehicleStyles, style),
  };
}

/** What the catalogue knows of a trim in each of these years alike; null where they differ. */
export function sharedFacts(
  modelCode: string,
  years: readonly number[],
  trim: string,
): VehicleFacts {
  const [newest = unknown, ...older] = years.map((year) => factsOf(modelCode, year, trim));
  return older.reduce(
    (shared, facts) => ({
      epaCity: same(shared.epaCity, facts.epaCity),
      epaHwy: same(shared.epaHwy, facts.epaHwy),
      epaMpgeCity: same(shared.epaMpgeCity, facts.epaMpgeCity),
      epaMpgeHwy: same(shared.epaMpgeHwy, facts.epaMpgeHwy),
      engineType: same(shared.engineType, facts.engineType),
      bodyStyle: same(shared.bodyStyle, facts.bodyStyle),
    }),
    newest,
  );
}

const same = <Value>(one: Value, other: Value): Value | null => (one === other ? one : null);

/** Model years in which a trim of a model was sold, or the one named; newest first. */
export function yearsOf(modelCode: string, trim: string | null = null): readonly number[] {
  const years = (findModel(modelCode)?.generations ?? []).flatMap(({ years: [first, last] }) =>
    Array.from({ length: last - first + 1 }, (_, later) => first + later),
  );
  return [...new Set(years)]
    .filter((year) => isSold(modelCode, year, trim ?? undefined))
    .sort((a, b) => b - a);
}
