import {
  type InterestingVehicle,
  parseInterestingVehicles,
  parseViewedVehicles,
  withDismissed,
  withInterest,
  withViewed,
} from '@forecourt/domain/account/interesting-vehicles';
import { storageKeys } from '@forecourt/domain/account/storage-keys';

/** A browser that stores nothing for us has seen no car. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or closed to us: the car is not remembered.
  }
}

/** Notes in this browser alone that its shopper opened the page of a car. */
export function rememberCar(listingId: number): void {
  const viewed = parseViewedVehicles(read(storageKeys.viewedVehicles));
  write(storageKeys.viewedVehicles, withViewed(viewed, listingId));
  write(storageKeys.stillInterested, withInterest(interestingVehicles(), listingId));
}

/** The cars that this browser follows, the most opened first. */
export function interestingVehicles(): InterestingVehicle[] {
  return parseInterestingVehicles(read(storageKeys.stillInterested));
}

/** Never points this car out again. */
export function dismissCar(listingId: number): void {
  write(storageKeys.stillInterested, withDismissed(interestingVehicles(), listingId));
}
