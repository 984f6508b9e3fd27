import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { monthNames } from '@forecourt/domain/calendar/month-name';
import { useSyncExternalStore } from 'react';
import { keepForYears, onForgotten, readKeptJson } from '../ui/kept-text.ts';

/** A car whose seller was asked from this browser. */
export interface ContactedCar {
  readonly listingId: number;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  /** The shopper's link to the conversation; null when it is known by email only. */
  readonly token: string | null;
}

/** Cars that are remembered at the most: beyond, the oldest are forgotten. */
const maxCars = 50;

const listeners = new Set<() => void>();
/** What the browser has kept, once it was looked at; null when that may have changed. */
let known: readonly ContactedCar[] | null = null;

function changed(): void {
  known = null;
  for (const listener of listeners) listener();
}

onForgotten(changed);

/** Notes in this browser alone that its shopper asked about a car. */
export function rememberContact(car: ContactedCar): void {
  const before = readContacts();
  const others = before.filter(({ listingId }) => listingId !== car.listingId);
  const same = before.find(({ listingId }) => listingId === car.listingId);
  const latest = { ...car, token: car.token ?? same?.token ?? null };
  const cars = [latest, ...others].slice(0, maxCars);
  keepForYears(storageKeys.contactedCars, JSON.stringify(cars));
  changed();
}

/** What this browser remembers of a car; null on the server, and before the page is taken over. */
export function useContact(listingId: number): ContactedCar | null {
  return useSyncExternalStore(
    subscribe,
    () => contactedCars().find((car) => car.listingId === listingId) ?? null,
    () => null,
  );
}

/** `Nov 22`, by the clock of whoever reads it. */
export function dayOfContact({ askedAt }: ContactedCar): string {
  const at = new Date(askedAt);
  return `${monthNames[at.getMonth()]?.slice(0, 3)} ${at.getDate()}`;
}

function contactedCars(): readonly ContactedCar[] {
  known ??= readContacts();
  return known;
}

/** What cannot be read is left out. */
function readContacts(): readonly ContactedCar[] {
  const kept = readKeptJson(storageKeys.contactedCars);
  return Array.isArray(kept) ? kept.filter(isContact) : [];
}

function isContact(entry: unknown): entry is ContactedCar {
  if (typeof entry !== 'object' || entry === null) return false;
  const { listingId, askedAt, token }: Partial<Record<keyof ContactedCar, unknown>> = entry;
  const isToken = token === null || (typeof token === 'string' && /^[\da-f]{32}$/.test(token));
  return Number.isSafeInteger(listingId) && Number.isSafeInteger(askedAt) && isToken;
}

/** A page of results has dozens of listeners: they hear of other windows by one. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Nobody heard of other windows until now.
    known = null;
    addEventListener('storage', changed);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', changed);
  };
}
