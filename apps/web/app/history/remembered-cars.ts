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

/** What a browser that stores nothing for us knows as long as its page is open. */
const unstored = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    // Full, or closed to us: it lasts as long as this document.
    unstored.set(key, text);
  }
}

interface OpenedCar {
  readonly id: number;
  readonly vin: string;
  /** Whole dollars; null when the seller names none. */
  readonly price: number | null;
}

/** Notes in this browser alone that its shopper opened the page of a car. */
export function rememberCar({ id, vin, price }: OpenedCar): void {
  const viewed = parseViewedVehicles(read(storageKeys.viewedVehicles));
  write(storageKeys.viewedVehicles, withViewed(viewed, id));
  write(storageKeys.stillInterested, withInterest(interestingVehicles(), id));
  const opened = { listingId: id, vin, price, timestamp: Date.now() };
  write(storageKeys.recentInventory, withRecent(recentInventory(), opened));
}

/** The cars that were opened in this browser, the last first. */
export function recentInventory(): RecentEntry[] {
  return parseRecentInventory(read(storageKeys.recentInventory));
}

/** Adds what the person who is signed in saw in other browsers. */
export function takeHistory(entries: readonly RecentEntry[]): void {
  write(storageKeys.recentInventory, mergeRecent(recentInventory(), entries));
}

/** The cars that this browser follows, the most opened first. */
export function interestingVehicles(): InterestingVehicle[] {
  return parseInterestingVehicles(read(storageKeys.stillInterested));
}

/** Never points this car out again. */
export function dismissCar(listingId: number): void {
  write(storageKeys.stillInterested, withDismissed(interestingVehicles(), listingId));
}

const listeners = new Set<() => void>();

/** Tells when the cars are forgotten. @returns what ends it */
export function onForgottenCars(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets which cars were looked at, and what was fetched about them. */
export function forgetCars(): void {
  const { viewedVehicles, stillInterested, recentInventory: recent, requestId } = storageKeys;
  for (const key of [viewedVehicles, stillInterested, recent]) {
    unstored.delete(key);
    remove(() => localStorage, key);
  }
  for (const key of [storageKeys.recentAnswers, storageKeys.historyFetched, requestId])
    remove(() => sessionStorage, key);
  for (const listener of listeners) listener();
}

/** @param storage which a browser may keep closed even to being named */
function remove(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Closed to us: there is nothing in it.
  }
}
