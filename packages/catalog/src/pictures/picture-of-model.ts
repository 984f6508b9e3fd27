import { simpleColors } from '@forecourt/domain/vehicle/codes';
import { findModel, variantsOf } from '../vehicles/catalog.ts';
import type { PicturedCar } from './picture-of-car.ts';

/** The commonest car of a model year in a color; undefined where there was none, or no such color. */
export function findPicturedModel(
  modelCode: string,
  year: number,
  colorCode: string,
): PicturedCar | undefined {
  const model = findModel(modelCode);
  const color = simpleColors.find(({ code }) => code === colorCode);
  const [variant] = variantsOf(modelCode, year).toSorted((a, b) => b.weight - a.weight);
  if (!model || !color || !variant) return undefined;
  return {
    makeCode: model.makeCode,
    modelCode,
    vehicleStyleCode: variant.style,
    bodySubtypeCode: variant.subtype ?? null,
    seats: variant.seats,
    fuelTypeCode: variant.powertrain.fuel,
    extColorSimple: color.code,
    extColorName: null,
    intColorSimple: null,
  };
}
