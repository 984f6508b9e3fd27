import type { NamedCar } from '@forecourt/domain/money/trade-in/trade-in-car';
import type { UsualCar } from '@forecourt/web/vin/services';
import { commonestVariants } from '../reference/catalog-facts.ts';

/** What the commonest car of a trim and year is driven by; null for one that is not in the catalogue. */
export function findUsualCar({ modelCode, year, trim }: NamedCar): UsualCar | null {
  const [variant] = commonestVariants(modelCode, year, trim);
  if (!variant) return null;
  const { powertrain, style } = variant;
  const [mpgCity = null, mpgHighway = null] = powertrain.mpg ?? [];
  return { vehicleStyleCode: style, fuelTypeCode: powertrain.fuel, mpgCity, mpgHighway };
}
