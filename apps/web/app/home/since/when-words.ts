import { formatLongDate } from '@forecourt/domain/calendar/format-date';
import { monthName } from '@forecourt/domain/calendar/month-name';
import { weekdayNames } from '@forecourt/domain/calendar/weekday-names';

/** `Tuesday, November 10.`, with the year where that is another. @param day and `today` are `YYYY-MM-DD` */
export function whenWords(day: string, today: string): string {
  const at = new Date(day);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date = isThisYear ? `${monthName(day, 'long')} ${at.getUTCDate()}` : formatLongDate(day);
  return `${weekdayNames[at.getUTCDay()]}, ${date}.`;
}
