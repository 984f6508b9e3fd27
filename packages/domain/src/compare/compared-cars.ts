import { maxListingId } from '../listing/max-listing-id.ts';

/** How many cars stand beside one another at most. */
export const maxCompared = 5;

/** What became of a car that was to be compared. */
export type CompareChange = 'added' | 'removed' | 'refused';

/**
 * Adds a car to those that are compared. One that is among them already is removed, and one more than
 * `maxCompared` is refused.
 */
export function toggleCompared(
  ids: readonly number[],
  id: number,
): { readonly ids: readonly number[]; readonly change: CompareChange } {
  if (ids.includes(id)) return { ids: ids.filter((one) => one !== id), change: 'removed' };
  if (ids.length >= maxCompared) return { ids, change: 'refused' };
  return { ids: [...ids, id], change: 'added' };
}

/** What is compared in one place and then in another: each car once, and as many as there is room for. */
export function mergeCompared(first: readonly number[], second: readonly number[]): number[] {
  return [...new Set([...first, ...second])].slice(0, maxCompared);
}

/** Reads the cars that a browser keeps. Its storage is the shopper's: whatever else stands there is no car. */
export function parseComparedCars(stored: string | null): readonly number[] {
  const ids = readList(stored).filter(isListingId);
  return mergeCompared(ids, []);
}

function readList(stored: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isListingId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= maxListingId;
}

/** Reads a listing id of an address; null where the text is none. */
export function readListingId(text: string): number | null {
  const id = /^\d{1,12}$/.test(text) ? Number(text) : null;
  return isListingId(id) ? id : null;
}
