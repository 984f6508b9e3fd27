import { findModel, type VehicleVariant, variantsOf } from '@forecourt/catalog/vehicles/catalog';
import { makes } from '@forecourt/catalog/vehicles/makes';
import { featurePrice, packageContents } from '@forecourt/catalog/vehicles/option-prices';
import type {
  Buildable,
  BuildOption,
  BuildTrim,
  BuildVersion,
} from '@forecourt/domain/build-and-price/build';
import { packageCode } from '@forecourt/domain/listing/listing-rules';
import {
  driveTypes,
  features,
  nameOf,
  truckBeds,
  vehicleStyles,
} from '@forecourt/domain/vehicle/codes';
import { toSlug } from '@forecourt/domain/vehicle/slug';
import { yearsOf } from '../reference/catalog-facts.ts';

/** The first model year that is sold new. @param today `YYYY-MM-DD` */
export function firstNewYear(today: string): number {
  return Number(today.slice(0, 4)) - 1;
}

/** Codes of the models that can be built. @param since the first model year that is sold new */
export function buildableModels(since: number): ReadonlySet<string> {
  const models = makes.flatMap((make) => make.models).map(({ code }) => code);
  return new Set(models.filter((code) => findBuildable(code, null, since) !== null));
}

/**
 * What a model year may be ordered with.
 *
 * @param year the newest when null
 * @param since the first model year that is sold new
 * @returns null for a model or a year that is not, and for a truck that leaves nothing to choose: its maker
 * sells a chassis, and who builds the body on it knows the rest
 */
export function findBuildable(
  modelCode: string,
  year: number | null,
  since: number,
): Buildable | null {
  const model = findModel(modelCode);
  const years = yearsOf(modelCode).filter((one) => one >= since);
  const shown = year ?? years[0];
  if (!model || shown === undefined || !years.includes(shown)) return null;
  const variants = variantsOf(modelCode, shown);
  const trims = toTrims(variants);
  const packages = [...new Set(variants.flatMap((variant) => variant.packages))];
  if (model.commercial && trims.length === 1 && packages.length === 0) return null;
  return {
    makeCode: model.makeCode,
    modelCode,
    year: shown,
    years,
    trims,
    extras: toExtras(trims, model.luxury),
    packages: packages.map((name) => ({
      code: packageCode(name),
      name,
      ...packageContents(name, model.luxury),
    })),
  };
}

function toTrims(variants: readonly VehicleVariant[]): BuildTrim[] {
  const hasStyles = new Set(variants.map(({ style, doors }) => `${style} ${doors}`)).size > 1;
  return [...Map.groupBy(variants, ({ trim }) => trim)]
    .flatMap(([name, ofTrim]) => {
      const [first] = ofTrim;
      if (!first) return [];
      const { features: standard, optional } = first;
      return { name, versions: toVersions(ofTrim, hasStyles), standard, optional };
    })
    .sort((a, b) => (a.versions[0]?.msrp ?? 0) - (b.versions[0]?.msrp ?? 0));
}

/** The cheapest first; what cannot be told apart is one. */
function toVersions(variants: readonly VehicleVariant[], hasStyles: boolean): BuildVersion[] {
  const versions = variants.map(({ style, doors, bed, powertrain, msrp }) => {
    const body = hasStyles ? [nameOf(vehicleStyles, style), `${doors} doors`] : [];
    const length = bed ? [`${nameOf(truckBeds, bed)} bed`] : [];
    const { engineName, drive, transmissionName } = powertrain;
    const details = [nameOf(driveTypes, drive), transmissionName, ...body, ...length];
    const name = [engineName, ...details].join(', ');
    return { code: toSlug(name), name, engineName, driveType: drive, details, msrp };
  });
  const byCode = new Map(versions.toReversed().map((version) => [version.code, version]));
  return [...byCode.values()].sort((a, b) => a.msrp - b.msrp);
}

/** Equipment that some trim can have and another has not. */
function toExtras(trims: readonly BuildTrim[], luxury: boolean): BuildOption[] {
  return features.flatMap(({ code, name }) => {
    const price = featurePrice(code, luxury);
    const isOptional = trims.some(({ optional }) => optional.includes(code));
    return price !== null && isOptional ? { code, name, holds: [], price } : [];
  });
}
