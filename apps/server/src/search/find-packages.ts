import { packageCode } from '@forecourt/domain/listing/listing-rules';
import type { CodeName } from '@forecourt/domain/vehicle/codes';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';

/**
 * Factory packages of a model, narrowed to a trim (`MODEL|Trim`) when one is named; none of another make's
 * model. What is empty is not named.
 */
export function findPackages(
  reference: VehicleReference,
  {
    makeCode,
    modelCode,
    trimCode,
  }: Readonly<Partial<Record<PackageParameter, string | undefined>>>,
): CodeName[] {
  const [modelOfTrim = '', trim] = trimCode?.split('|') ?? [];
  const model = modelCode || modelOfTrim;
  const isOfMake = !makeCode || reference.findModel(model)?.makeCode === makeCode;
  const names = isOfMake ? reference.packagesOf(model, trim) : [];
  return names.map((name) => ({ name, code: packageCode(name) }));
}

type PackageParameter = 'makeCode' | 'modelCode' | 'trimCode';
