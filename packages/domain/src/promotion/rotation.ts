/** Consecutive places of a list. */
interface Stretch {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Which places of a list have their turn: as many as asked for, in a row, beginning where the turn
 * before ended. Over as many turns as there are places each place comes up equally often.
 *
 * @param turn counts on by one; any whole number from 0
 * @returns one stretch, or two when the turn goes over the end of the list; none of an empty list
 */
export function fairRotation(places: number, wanted: number, rotation: number): Stretch[] {
  const count = Math.min(places, wanted);
  if (count <= 0) return [];
  const offset = (rotation * count) % places;
  const limit = Math.min(count, places - offset);
  return [{ offset, limit }, ...(limit < count ? [{ offset: 0, limit: count - limit }] : [])];
}
