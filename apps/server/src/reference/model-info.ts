import { findModel, type VehicleVariant } from '@forecourt/catalog/vehicles/catalog';
import { features } from '@forecourt/domain/vehicle/codes';
import type { SafetyInfo } from '@forecourt/domain/vehicle/safety-info';
import { toVehicleId } from '@forecourt/domain/vehicle/vehicle-id';
import { commonestVariants } from './catalog-facts.ts';
import type { SafetyFacts } from './safety-file.ts';
import type { KnownSafety } from './safety-store.ts';

/** What a trim of a model year has for safety, and its room. */
export interface ModelInfo extends SafetyInfo {
  readonly vehicleId: string;
  readonly year: number;
  readonly makeCode: string;
  readonly modelCode: string;
  readonly trimName: string;
}

/** Adaptive cruise control keeps the distance, and is listed as technology. */
const adaptiveCruise = '1313';

/** Equipment that is for safety, in the order of display. */
const safetyFeatures = features.filter(
  ({ code, group }) => group === 'Safety' || code === adaptiveCruise,
);

/** The trims of a model year, the commonest first; empty for a model or year that is not known. */
export function findModelInfo(
  modelCode: string,
  year: number,
  known: KnownSafety | null,
): ModelInfo[] {
  const makeCode = findModel(modelCode)?.makeCode ?? '';
  const variants = commonestVariants(modelCode, year, null);
  const trims = [...new Set(variants.map(({ trim }) => trim))];
  return trims.flatMap((trim) => {
    const [variant] = variants.filter((one) => one.trim === trim);
    if (!variant) return [];
    const info = { vehicleId: toVehicleId(year, modelCode, trim), year, makeCode, modelCode };
    return [{ ...info, trimName: trim, ...toSafetyInfo(variant, known?.facts) }];
  });
}

function toSafetyInfo(
  { features: standard, optional, seats, doors }: VehicleVariant,
  facts: SafetyFacts | undefined,
): SafetyInfo {
  return {
    features: {
      'Safety Ratings': facts?.ratings ?? [],
      'Safety Features': safetyFeatures.map(({ code, name }) => ({
        label: name,
        value: standard.includes(code)
          ? 'Standard'
          : optional.includes(code)
            ? 'Optional'
            : 'Unavailable',
      })),
    },
    Specifications: [
      { label: 'Seats', value: String(seats) },
      { label: 'Doors', value: String(doors) },
      ...(facts?.specifications ?? []),
    ],
  };
}
