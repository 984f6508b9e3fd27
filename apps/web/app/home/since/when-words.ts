/** `Tuesday, November 10.`, with the year where that is another. @param day and `today` are `YYYY-MM-DD` */
export function whenWords(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return `${format.format(new Date(day))}.`;
}
