/** In the order of ISO 3780: letters, then 1 to 9, then 0. */
const order = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';

/** Where makers are registered, by the first character and a span of the second (ISO 3780). */
const spans: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  '1': [['A', '0', 'the United States']],
  '2': [['A', '0', 'Canada']],
  '3': [['A', 'W', 'Mexico']],
  '4': [['A', '0', 'the United States']],
  '5': [['A', '0', 'the United States']],
  '6': [['A', 'W', 'Australia']],
  '7': [
    ['A', 'E', 'New Zealand'],
    ['F', '0', 'the United States'],
  ],
  '8': [['A', 'E', 'Argentina']],
  '9': [
    ['A', 'E', 'Brazil'],
    ['3', '9', 'Brazil'],
  ],
  A: [['A', 'H', 'South Africa']],
  J: [['A', '0', 'Japan']],
  K: [['L', 'R', 'South Korea']],
  L: [['A', '0', 'China']],
  M: [
    ['A', 'E', 'India'],
    ['F', 'K', 'Indonesia'],
    ['L', 'R', 'Thailand'],
  ],
  N: [['L', 'R', 'Turkey']],
  S: [
    ['A', 'M', 'the United Kingdom'],
    ['N', 'T', 'Germany'],
    ['U', 'Z', 'Poland'],
  ],
  T: [
    ['J', 'P', 'the Czech Republic'],
    ['R', 'V', 'Hungary'],
  ],
  U: [['5', '7', 'Slovakia']],
  V: [
    ['A', 'E', 'Austria'],
    ['F', 'R', 'France'],
    ['S', 'W', 'Spain'],
  ],
  W: [['A', '0', 'Germany']],
  X: [['L', 'R', 'the Netherlands']],
  Y: [
    ['A', 'E', 'Belgium'],
    ['F', 'K', 'Finland'],
    ['S', 'W', 'Sweden'],
  ],
  Z: [['A', 'R', 'Italy']],
};

/** The country in which the maker is registered, for a sentence; null where that is not known. */
export function countryOfVin(vin: string): string | null {
  const second = order.indexOf(vin.charAt(1));
  const found = spans[vin.charAt(0)]?.find(
    ([first, last]) => second >= order.indexOf(first) && second <= order.indexOf(last),
  );
  return found?.[2] ?? null;
}
