import { monthName } from '@forecourt/domain/calendar/month-name';
import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { clamp } from '../../ui/clamp.ts';

/** When a campaign is shown: days as `YYYY-MM-DD`, its last one null while it is open. */
export interface CampaignSpan {
  readonly code: string;
  readonly title: string;
  readonly startsOn: string;
  readonly lastDay: string | null;
}

/** A campaign on the calendar, in percent of its width. */
export interface CalendarBar {
  readonly code: string;
  readonly title: string;
  readonly from: number;
  readonly width: number;
  readonly isOpen: boolean;
  readonly state: 'over' | 'running' | 'to come';
}

export interface Calendar {
  /** `Nov`, and where each begins. */
  readonly months: readonly { readonly name: string; readonly from: number }[];
  /** Where today begins. */
  readonly today: number;
  /** Those of these months, by their first day. */
  readonly bars: readonly CalendarBar[];
}

/** Months of the calendar: the last one, this one, and those to come. */
const monthsShown = 5;
/** The campaigns of the months around a day. */
export function toCalendar(spans: readonly CampaignSpan[], today: string): Calendar {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const monthAt = (place: number) => Date.UTC(year, month - 2 + place, 1);
  const begin = monthAt(0);
  const end = monthAt(monthsShown);
  const placeOf = (moment: number) => (100 * (clamp(moment, begin, end) - begin)) / (end - begin);
  const bars = spans.flatMap(({ code, title, startsOn, lastDay }) => {
    const from = placeOf(Date.parse(startsOn));
    // The last day is shown whole.
    const to = lastDay === null ? 100 : placeOf(Date.parse(lastDay) + dayMs);
    if (to <= from) return [];
    const isOver = lastDay !== null && lastDay < today;
    const state = isOver ? 'over' : startsOn > today ? 'to come' : 'running';
    return [{ code, title, from, width: to - from, isOpen: lastDay === null, state } as const];
  });
  return {
    months: Array.from({ length: monthsShown }, (_, place) => ({
      name: monthName(new Date(monthAt(place)).toISOString(), 'short'),
      from: placeOf(monthAt(place)),
    })),
    today: placeOf(Date.parse(today)),
    bars: bars.toSorted((a, b) => a.from - b.from),
  };
}
