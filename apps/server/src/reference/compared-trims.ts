import { findMake, findModel, type VehicleVariant } from '@forecourt/catalog/vehicles/catalog';
import type { ComparedTrim, EconomyRow } from '@forecourt/domain/reference/model-reference';
import { driveTypes, fuelTypes, nameOf } from '@forecourt/domain/vehicle/codes';
import { comparedTrimFeatures } from '@forecourt/domain/vehicle/compared-features';
import { toVehicleId } from '@forecourt/domain/vehicle/vehicle-id';
import { commonestVariants } from './catalog-facts.ts';

/** The trims of a model year side by side, the cheapest first. */
export function compareTrims(modelCode: string, year: number): ComparedTrim[] {
  const variants = commonestVariants(modelCode, year, null);
  const groups = Map.groupBy(variants, ({ trim, powertrain }) => `${trim}|${powertrain.fuel}`);
  const trims = [...groups.values()].flatMap((group) => {
    const [commonest] = group;
    if (!commonest) return [];
    const nationalMSRP = Math.min(...group.map(({ msrp }) => msrp));
    return [{ ...toTrim(modelCode, year, commonest), nationalMSRP }];
  });
  return trims.sort((a, b) => a.nationalMSRP - b.nationalMSRP);
}

function toTrim(modelCode: string, year: number, variant: VehicleVariant): ComparedTrim {
  const { trim, powertrain, features, msrp } = variant;
  const model = findModel(modelCode);
  const standard: readonly string[] = features;
  return {
    trimName: trim,
    imagePath: null,
    nationalMSRP: msrp,
    engineType: powertrain.engineName,
    vehicleId: toVehicleId(year, modelCode, trim),
    atcMake: findMake(model?.makeCode ?? '')?.name ?? '',
    atcModel: model?.name ?? '',
    atcMakeCode: model?.makeCode ?? '',
    atcModelCode: modelCode,
    specs: Object.fromEntries(
      comparedTrimFeatures.map(({ code }) => [code, standard.includes(code)]),
    ),
    fuelTypeCode: powertrain.fuel,
    mpg: powertrain.mpg ?? null,
  };
}

/** What each powertrain of a model year uses, the commonest first. */
export function economyOf(modelCode: string, year: number): EconomyRow[] {
  const powertrains = commonestVariants(modelCode, year, null).map(({ powertrain }) => powertrain);
  return [...new Set(powertrains)].map((powertrain) => ({
    engineType: fuelWords(powertrain.engineName, powertrain.fuel),
    transmission: powertrain.transmissionName,
    drive: nameOf(driveTypes, powertrain.drive),
    city: powertrain.mpg?.[0] ?? null,
    highway: powertrain.mpg?.[1] ?? null,
    isEquivalent: powertrain.fuel === 'ELE' || powertrain.fuel === 'HYD',
    rangeMiles: powertrain.range ?? null,
  }));
}

/** Gasoline goes without saying, and an electric motor says so itself. */
function fuelWords(engine: string, fuel: string): string {
  if (fuel === 'GSL' || fuel === 'ELE') return engine;
  const name = nameOf(fuelTypes, fuel);
  return engine.includes(name) ? engine : `${engine} ${name}`;
}
