import type { NamedCar } from '../money/trade-in/trade-in-car.ts';
import type { DecodedVin } from './decoded-vin.ts';

/** What is known of the car of a VIN, and by whom. */
interface ToldOfVin {
  /** As it is or was listed here, the latest first. */
  readonly listings: readonly { readonly listing: NamedCar }[];
  readonly decoded: DecodedVin | null;
  /** What cars here are whose VINs begin alike. */
  readonly alike: NamedCar | null;
}

interface CarOfVin {
  readonly car: NamedCar;
  readonly toldBy: 'listing' | 'decoder' | 'cars alike';
}

/**
 * The car of a VIN by who knows it best: its own listing, the decoder, cars that begin alike; null where none tells
 * its model.
 *
 * @param year as the VIN says
 */
export function carOfVin(
  { listings: [latest], decoded, alike }: ToldOfVin,
  year: number | null,
): CarOfVin | null {
  if (latest) return { car: latest.listing, toldBy: 'listing' };
  if (year === null) return null;
  if (!decoded || decoded.modelCode === null) {
    return alike && { car: alike, toldBy: 'cars alike' };
  }
  const { makeCode, modelCode, trim } = decoded;
  return { car: { year, makeCode, modelCode, trim }, toldBy: 'decoder' };
}
