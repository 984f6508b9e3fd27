import {
  type InterestingVehicle,
  parseInterestingVehicles,
  parseViewedVehicles,
  withDismissed,
  withInterest,
  withViewed,
} from '@forecourt/domain/account/interesting-vehicles';
import {
  mergeRecent,
  parseRecentInventory,
  type RecentEntry,
  withRecent,
} from '@forecourt/domain/account/recent-inventory';
import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { forgetKept, keepForYears, readKept } from '../ui/kept-text.ts';

const write = (key: string, value: unknown): void => keepForYears(key, JSON.stringify(value));

interface OpenedCar {
  readonly id: number;
  readonly vin: string;
  /** Whole dollars; null when the seller names none. */
  readonly price: number | null;
}

/** Notes in this browser alone that its shopper opened the page of a car. */
export function rememberCar({ id, vin, price }: OpenedCar): void {
  const viewed = parseViewedVehicles(readKept(storageKeys.viewedVehicles));
  write(storageKeys.viewedVehicles, withViewed(viewed, id));
  write(storageKeys.stillInterested, withInterest(interestingVehicles(), id));
  const opened = { listingId: id, vin, price, timestamp: Date.now() };
  write(storageKeys.recentInventory, withRecent(recentInventory(), opened));
}

/** The cars that were opened in this browser, the last first. */
export function recentInventory(): RecentEntry[] {
  return parseRecentInventory(readKept(storageKeys.recentInventory));
}

/** Adds what the person who is signed in saw in other browsers. */
export function takeHistory(entries: readonly RecentEntry[]): void {
  write(storageKeys.recentInventory, mergeRecent(recentInventory(), entries));
}

/** The cars that this browser follows, the most opened first. */
export function interestingVehicles(): InterestingVehicle[] {
  return parseInterestingVehicles(readKept(storageKeys.stillInterested));
}

/** Never points this car out again. */
export function dismissCar(listingId: number): void {
  write(storageKeys.stillInterested, withDismissed(interestingVehicles(), listingId));
}

/** Forgets which cars were looked at, and what was fetched about them. */
export const forgetCars = (): void =>
  forgetKept([
    storageKeys.viewedVehicles,
    storageKeys.stillInterested,
    storageKeys.recentInventory,
    storageKeys.recentAnswers,
    storageKeys.historyFetched,
    storageKeys.requestId,
  ]);
