import { type Deed, mayDo, type OperatorRole } from '@forecourt/domain/operator/roles';
import type { NeedsYou } from '@forecourt/web/console/console-views';
import type { ConsoleFrame } from '@forecourt/web/console/services';
import { settledBy } from '../count-due.ts';
import { describeSeconds } from '../moment.ts';

/** What waits, with what settles it. */
interface Need extends NeedsYou {
  readonly settledBy: Deed;
}

interface WaitingJob {
  readonly name: string;
  readonly failed: number;
  readonly oldestSeconds: number;
}

/**
 * What waits for somebody of a role. What others settle is not told: it would lead to a page without a button,
 * or to none.
 */
export function findNeeds(
  role: OperatorRole,
  due: ConsoleFrame['due'],
  openBreakers: readonly string[],
  jobs: readonly WaitingJob[],
): NeedsYou[] {
  return [...needsOf(due, openBreakers), ...needsOfJobs(jobs)].flatMap(
    ({ settledBy: deed, ...need }) => (mayDo(role, deed) ? need : []),
  );
}

function needsOf(due: ConsoleFrame['due'], openBreakers: readonly string[]): Need[] {
  const held: Need = {
    mood: 'held',
    state: `${due.feeds} held`,
    path: '/console/feeds',
    deed: 'Review',
    what: 'Dealers whose file would take too many of their cars off the market. They stay there until somebody decides.',
    settledBy: settledBy.feeds,
  };
  const dead: Need = {
    mood: 'bad',
    state: `${due.leads} dead`,
    path: '/console/leads?status=dead',
    deed: 'See leads',
    settledBy: settledBy.leads,
    what: 'Leads that their sellers did not get after a day of tries.',
  };
  const breakers = openBreakers.map(
    (name): Need => ({
      mood: 'bad',
      state: 'Open',
      path: '/console/running',
      deed: 'See call',
      what: `${name} does not answer. Pages do without it; it is tried again by itself.`,
      settledBy: 'running.see',
    }),
  );
  const reviews: Need = {
    mood: 'wait',
    state: `${due.reviews} waiting`,
    path: '/console/reviews',
    deed: 'Decide',
    what: 'Reviews of models and dealers: new ones, which nobody reads before somebody approved them, and reported ones.',
    settledBy: settledBy.reviews,
  };
  const reports: Need = {
    mood: 'wait',
    state: `${due.reports} open`,
    path: '/console/reports',
    deed: 'See',
    what: 'Reports of shoppers that something is wrong with a listing.',
    settledBy: settledBy.reports,
  };
  return [
    ...(due.feeds > 0 ? [held] : []),
    ...(due.leads > 0 ? [dead] : []),
    ...breakers,
    ...(due.reviews > 0 ? [reviews] : []),
    ...(due.reports > 0 ? [reports] : []),
  ];
}

function needsOfJobs(jobs: readonly WaitingJob[]): Need[] {
  const failed = jobs.filter((job) => job.failed > 0).map(({ name }) => name);
  const late = jobs.find(({ oldestSeconds }) => oldestSeconds > 3600);
  const toJobs = { path: '/console/running', deed: 'See jobs' } as const;
  const givenUp: Need = {
    ...toJobs,
    mood: 'bad',
    state: 'Given up',
    settledBy: 'jobs.retry',
    what: `${failed.join(', ')}: jobs that failed at every try.`,
  };
  const waiting = late && {
    ...toJobs,
    mood: 'wait' as const,
    state: 'Late',
    settledBy: 'running.see' as const,
    what: `${late.name} has waited for ${describeSeconds(late.oldestSeconds)}.`,
  };
  return [...(failed.length > 0 ? [givenUp] : []), ...(waiting ? [waiting] : [])];
}
