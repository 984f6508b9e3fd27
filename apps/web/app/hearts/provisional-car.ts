import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { keepForVisit, keepForYears, readKept, readKeptJson, removeKept } from '../ui/kept-text.ts';

/** A car beyond the most that a visitor may save, kept until it is known how sign-in ended. */
export interface ProvisionalCar {
  readonly id: number;
  /** In words. */
  readonly name: string;
}

/** How sign-in ended for a provisional car. */
export type SignInEnd =
  | { readonly kind: 'signed-in'; readonly car: ProvisionalCar }
  | { readonly kind: 'closed'; readonly car: ProvisionalCar };

/** An hour: a link in a mail may be followed later, and nobody expects the car any more. */
const keptMs = 3_600_000;

const { provisionalCar, provisionalHere } = storageKeys;

/** Remembers the car for the pages that follow: here, and where a link of a mail is followed. */
export function rememberProvisional(car: ProvisionalCar, now: number): void {
  keepForYears(provisionalCar, JSON.stringify({ ...car, at: now }));
  keepForVisit(provisionalHere, '1');
}

/**
 * How sign-in ended, and forgets the car; null where there is none, or where it is still open. Only the tab
 * that opened sign-in can tell that it was closed; that somebody is signed in, any tab can.
 */
export function settleProvisional(
  page: { readonly isSigningIn: boolean; readonly isSignedIn: boolean },
  now: number,
): SignInEnd | null {
  const isHere = readKept(provisionalHere) !== null;
  if (page.isSigningIn || !(isHere || page.isSignedIn)) return null;
  const car = readCar(now);
  removeKept(provisionalCar);
  removeKept(provisionalHere);
  return car && { kind: page.isSignedIn ? 'signed-in' : 'closed', car };
}

function readCar(now: number): ProvisionalCar | null {
  const kept = readKeptJson(provisionalCar);
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, name, at }: Partial<Record<keyof ProvisionalCar | 'at', unknown>> = kept;
  const isCar = Number.isSafeInteger(id) && typeof name === 'string' && typeof at === 'number';
  return isCar && now - at <= keptMs ? { id: Number(id), name } : null;
}
