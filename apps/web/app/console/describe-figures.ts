import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

/** How many cars came and went in a day, as one says it, in one line below a figure. */
export function describeFlow(added: number, gone: number): string {
  if (added === 0 && gone === 0) return 'no change in a day';
  return `${groupDigits(added)} new, ${groupDigits(gone)} gone`;
}

/** How much of what is done later waits. */
export const describeJobs = (waiting: number): string =>
  waiting === 1 ? '1 job waits' : `${groupDigits(waiting)} jobs wait`;
