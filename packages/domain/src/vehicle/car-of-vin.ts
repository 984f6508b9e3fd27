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

/**
 * The car of a VIN by who knows it best: its own listing, the decoder, cars that begin alike; null where none tells
 * its model.
 *
 * @param year as the VIN says
 */
export function carOfVin(
  { listings: [latest], decoded, alike }: ToldOfVin,
  year: number | null,
): NamedCar | null {
  if (latest) return latest.listing;
  if (year === null) return null;
  if (!decoded || decoded.modelCode === null) return alike;
  const { makeCode, modelCode, trim } = decoded;
  return { year, makeCode, modelCode, trim };
}
