import { setTimeout as pause } from 'node:timers/promises';
import { createGauge, type Metric } from '../prometheus.ts';
import type { JobFigures } from './job-figures.ts';

/** A database that is away keeps no other number from being told. */
const patienceMs = 1000;

/** The queue in numbers, read anew by `refresh`; none are told while they cannot be read. */
export function jobGauges(readAll: () => Promise<readonly JobFigures[]>): {
  readonly gauges: readonly Metric[];
  readonly refresh: () => Promise<void>;
} {
  let figures: readonly JobFigures[] = [];
  const gauge = (name: string, help: string, read: (job: JobFigures) => number) =>
    createGauge({ name, help, labelNames: ['job'] }, () =>
      figures.map((job) => [{ job: job.name }, read(job)] as const),
    );
  return {
    gauges: [
      gauge('jobs_waiting', 'Jobs that wait to be done', ({ waiting }) => waiting),
      gauge('jobs_active', 'Jobs that are being done', ({ active }) => active),
      gauge(
        'jobs_failed',
        'Jobs that were given up, as long as they are kept',
        (job) => job.failed,
      ),
      gauge(
        'jobs_oldest_age_seconds',
        'Age of the oldest job that is not done',
        (job) => job.oldestSeconds,
      ),
    ],
    refresh: async () => {
      const nothing = pause(patienceMs, [], { ref: false });
      figures = await Promise.race([readAll().catch(() => []), nothing]);
    },
  };
}
