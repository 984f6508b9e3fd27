import { weekdayNames } from '../calendar/weekday-names.ts';
import type { WallClock } from '../listing/seller/opening-hours.ts';

/** How often somebody is told of news. */
export const rhythms = ['at-once', 'daily', 'weekly', 'never'] as const;
export type Rhythm = (typeof rhythms)[number];

/** How often somebody is told where they chose nothing: of each search, and of saved cars. */
export const usualRhythms = { search: 'daily', cars: 'at-once' } as const satisfies Record<
  string,
  Rhythm
>;

export const rhythmWords: Readonly<Record<Rhythm, string>> = {
  'at-once': 'As it happens, 8 AM to 9 PM',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
};

/** The same within a sentence: the clock keeps its capitals. */
export function rhythmPhrase(rhythm: Rhythm): string {
  const words = rhythmWords[rhythm];
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

const dayMinutes = 1440;

/** Nobody is told anything from 9 PM to 8 AM, by the clock of the place. */
const quiet = { from: 21 * 60, to: 8 * 60 };

/** The day of what is told once a week. */
const weeklyDay = 'Saturday';

/**
 * How long news waits until it is told.
 *
 * @param clock what the clocks of the place show when the news comes
 * @returns minutes; null for never
 */
export function minutesUntilTold(rhythm: Rhythm, clock: WallClock): number | null {
  if (rhythm === 'never') return null;
  const { minutes, weekday } = clock;
  const untilMorning = (quiet.to - minutes + dayMinutes) % dayMinutes;
  if (rhythm === 'daily') return untilMorning;
  if (rhythm === 'at-once') return minutes >= quiet.from || minutes < quiet.to ? untilMorning : 0;
  const morningDay = weekdayNames.indexOf(weekday) + (minutes > quiet.to ? 1 : 0);
  const days =
    (weekdayNames.indexOf(weeklyDay) - morningDay + weekdayNames.length) % weekdayNames.length;
  return untilMorning + days * dayMinutes;
}
