/** Characters of the one line of a dealer. */
export const maxLineLength = 90;

/** Characters of why it is closed on a day. */
export const maxReasonLength = 60;

/** Characters of what a dealer says of itself; markup counts. */
export const maxWordsLength = 20_000;

/** In the order in which they are shown. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
