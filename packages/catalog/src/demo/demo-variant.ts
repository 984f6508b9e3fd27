import type { FeatureCode } from '@forecourt/domain/vehicle/codes';
import { nameOf, simpleColors } from '@forecourt/domain/vehicle/codes';
import { type VehicleVariant, variantsOf } from '../vehicles/catalog.ts';
import { extColors, intColors, presenceOf } from './demo-shares.ts';
import type { Random } from './random.ts';

/** The mean over a model's variants, in proportion to how many of each were made. */
export function presenceInYear(modelCode: string, year: number): number {
  const sold = variantsOf(modelCode, year);
  const made = sold.reduce((sum, { weight }) => sum + weight, 0);
  return sold.reduce((sum, variant) => sum + presenceOf(variant), 0) / made;
}

/** What a listing says of its body: the variant’s. */
export function bodyOf(variant: VehicleVariant) {
  return {
    vehicleStyleCode: variant.style,
    bodySubtypeCode: variant.subtype ?? null,
    truckBedLength: variant.bed ?? null,
    doors: variant.doors,
    seats: variant.seats,
  };
}

/**
 * What a listing says of its powertrain: litres, miles per gallon, miles of range; null where the variant has none.
 */
export function powertrainOf({ powertrain }: VehicleVariant) {
  return {
    driveType: powertrain.drive,
    fuelTypeCode: powertrain.fuel,
    transmissionCode: powertrain.transmission,
    transmissionName: powertrain.transmissionName,
    engineCode: powertrain.engine,
    engineName: powertrain.engineName,
    displacementLiters: powertrain.liters ?? null,
    mpgCity: powertrain.mpg?.[0] ?? null,
    mpgHighway: powertrain.mpg?.[1] ?? null,
    electricRangeMiles: powertrain.range ?? null,
  };
}

/** Colours drawn by how common they are; their names are those of the simple colours. */
export function colorsOf(random: Random) {
  const exterior = extColors.draw(random);
  const interior = intColors.draw(random);
  return {
    extColorSimple: exterior,
    extColorName: nameOf(simpleColors, exterior),
    intColorSimple: interior,
    intColorName: nameOf(simpleColors, interior),
  };
}

/** The features of the variant, and of its optional features and packages each with a chance of three in ten. */
export function extrasOf(variant: VehicleVariant, random: Random) {
  const added = variant.optional.filter(() => random.chance(0.3));
  const featureCodes: FeatureCode[] = [...new Set([...variant.features, ...added])].sort();
  return { featureCodes, packages: variant.packages.filter(() => random.chance(0.3)), options: [] };
}
