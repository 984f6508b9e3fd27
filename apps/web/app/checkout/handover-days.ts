/** Days ahead that a handover is offered on. */
const offeredDays = 6;

/**
 * The days that a car can be got on, and which of them was chosen. One that was offered before stands until it is over:
 * a page is open for a while, and a day ends in the evening where the car is.
 *
 * @param chosen as the address of the page has it
 * @param today never before the day that it is at the dealer's
 */
export function handoverDays(chosen: string | null, today: string) {
  const offered = daysAfter(today);
  if (!chosen || !/^\d{4}-\d\d-\d\d$/.test(chosen)) return { days: offered, day: null };
  const days = chosen === today && isWorkday(new Date(today)) ? [today, ...offered] : offered;
  const day = days.find((one) => one === chosen) ?? null;
  return { days, day, ...(day === null && chosen <= today && { dayProblem: dayOver }) };
}

const dayOver = 'The day that you chose is over: choose another, or leave it at any.';

/** Dealers are closed on Sundays. */
const isWorkday = (day: Date): boolean => day.getUTCDay() !== 0;

/** The days after a day that a car can be got on. */
function daysAfter(today: string): string[] {
  const start = Date.parse(`${today}T12:00:00Z`);
  return Array.from(
    { length: offeredDays + 1 },
    (_, index) => new Date(start + (index + 1) * 864e5),
  )
    .filter(isWorkday)
    .slice(0, offeredDays)
    .map((day) => day.toISOString().slice(0, 10));
}
