import { shortMiles } from '../vehicle/mile-words.ts';

/**
 * How far something is, as it is said: `12 mi away`; of what is around the corner `<1 mi away`.
 *
 * @param miles as the crow flies, 0 or more; rounded here
 */
export function awayWords(miles: number): string {
  const rounded = Math.round(miles);
  return rounded === 0 ? '<1 mi away' : `${shortMiles(rounded)} away`;
}
