import { groupDigits } from '../vehicle/group-digits.ts';

/** A dealer's stars and by how many they were given: `4.5 (1,234)`; alone where a feed does not tell how many. */
export function ratingWords(rating: number, count: number): string {
  const stars = rating.toFixed(1);
  return count === 0 ? stars : `${stars} (${groupDigits(count)})`;
}
