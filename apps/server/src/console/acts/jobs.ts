import { retryGivenUp } from '../../operations/retry-given-up.ts';
import type { Act } from '../act.ts';

/** Has jobs that were given up tried again; leads have their own way. */
const retry: Act = {
  needs: 'jobs.retry',
  async run({ database }, { name = '' }, { operator }) {
    await retryGivenUp(database, operator.email, name);
    return { status: 'DONE' };
  },
};

/** What is done with jobs. */
export const jobActs = { 'job.retry': retry };
