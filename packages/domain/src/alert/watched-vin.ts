import { vinAddress, vinPath } from '../vehicle/vin-address.ts';
import { readVin } from '../vehicle/vin-reading.ts';

/** A VIN of which news is wanted, whoever offers its car. */
export interface WatchedVin {
  readonly vin: string;
  /** As pages and mails call it. */
  readonly name: string;
  /** The page about it. */
  readonly address: string;
}

/** The VIN that an address of ours is the page of; null for any other address, and for what is no VIN. */
export function watchedVinOf(address: string): WatchedVin | null {
  if (!address.startsWith(`${vinPath}?`)) return null;
  const { parts, problem } = readVin(
    new URLSearchParams(address.slice(vinPath.length)).get('vin') ?? '',
  );
  return parts === null || problem !== null ? null : watchedVin(parts.vin);
}

/** @param vin a VIN as it is stored */
export const watchedVin = (vin: string): WatchedVin => ({
  vin,
  name: `VIN ${vin}`,
  address: vinAddress(vin),
});
