import type { AdFacts } from '@forecourt/domain/selling/private-ad';
import { carOfVin } from '@forecourt/domain/vehicle/car-of-vin';
import type { VinParts } from '@forecourt/domain/vehicle/vin-reading';
import type { FoundVin } from '@forecourt/web/vin/services';

/** What a VIN says of its car, the surest first: how it was listed here, the decoder, cars that begin alike. */
export function nameCar(found: FoundVin, { modelYear }: VinParts): Partial<AdFacts> {
  const { listings, decoded, makes } = found;
  const [latest] = listings;
  if (latest) {
    const { year, makeCode, modelCode, trim, extColorSimple, intColorSimple } = latest.listing;
    const { transmissionCode } = latest.listing;
    return { year, makeCode, modelCode, trim, extColorSimple, intColorSimple, transmissionCode };
  }
  const told = carOfVin(found, modelYear);
  if (told) {
    const { year, makeCode, modelCode, trim } = told.car;
    return { year, makeCode, modelCode, trim };
  }
  const [make] = makes;
  const makeCode = decoded?.makeCode ?? (makes.length === 1 ? (make?.code ?? null) : null);
  return { year: modelYear, makeCode };
}
