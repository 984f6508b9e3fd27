/** Consecutive places of a list. */
interface Stretch {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Which places of a list have their turn: as many as asked for, in a row, beginning where the turn
 * before ended. Over as many turns as there are places each place comes up equally often.
 *
 * @param rotation counts on by one; any whole number from 0
 * @returns one stretch, or two when the turn goes over the end of the list; none of an empty list
 */
export function fairRotation(places: number, wanted: number, rotation: number): Stretch[] {
  const count = Math.min(places, wanted);
  if (count <= 0) return [];
  const offset = (rotation * count) % places;
  const limit = Math.min(count, places - offset);
  return [{ offset, limit }, ...(limit < count ? [{ offset: 0, limit: count - limit }] : [])];
}

/** How long the same paid listings and advertisements have their turn. */
const rotationMs = 60_000;

/**
 * The rotation of a moment: every process shows the same listings, and nobody keeps count.
 *
 * @param now milliseconds since 1970
 * @param page later pages go on to the rotations after
 */
export function rotationAt(now: number, page = 1): number {
  return Math.floor(now / rotationMs) + page - 1;
}
