import { CronExpressionParser } from 'cron-parser';

/** Nobody's stock changes faster, and a server of files is not to be asked without end. */
const leastMinutes = 5;

/** When a schedule comes next. @param schedule a cron expression, in UTC */
export function nextTime(schedule: string, after: Date): Date {
  return CronExpressionParser.parse(schedule, { currentDate: after, tz: 'UTC' }).next().toDate();
}

/** @returns what is wrong with a schedule; null where it can be kept */
export function problemOfSchedule(schedule: string): string | null {
  const expected = 'expected minute, hour, day, month and weekday in UTC, such as 30 5 * * *';
  // What the library reads beyond that, such as H, is another time at each look.
  const fields = schedule.trim().split(/\s+/);
  if (
    fields.length !== 5 ||
    !fields.every((field) => /^[\d*,/-]+$|^[a-z]{3}(?:[,-][a-z]{3})*$/i.test(field))
  )
    return `Schedule: ${expected}.`;
  try {
    const times = CronExpressionParser.parse(schedule, { tz: 'UTC' });
    let before = times.next().getTime();
    for (let looked = 0; looked < 60; looked += 1) {
      const next = times.next().getTime();
      if (next - before < leastMinutes * 60_000)
        return `Schedule: expected times that are ${leastMinutes} minutes apart at least.`;
      before = next;
    }
    return null;
  } catch {
    return `Schedule: ${expected}.`;
  }
}
