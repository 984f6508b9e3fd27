import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { type JobDefinitions, type RetryPolicy, retriedSoon } from '../../platform/jobs/job.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import { type FetchParts, fetchSource } from './fetch-source.ts';
import { nextTime } from './schedule.ts';
import { RefusedSource } from './sources.ts';
import { feedSources } from './tables.ts';

const fetchJob = 'fetch-feed';

/** Waits of two minutes, four … an hour: what fails for longer is fetched at its next time. */
const retriedForHours: RetryPolicy = {
  limit: 6,
  firstWaitSeconds: 120,
  longestWaitSeconds: 3600,
};

/** What fetches feeds at their times, in whichever process. */
export function sourceJobs(
  parts: FetchParts & { readonly queue: JobQueue },
  retry = retriedForHours,
): JobDefinitions {
  return {
    'fetch-due-feeds': {
      schedule: '* * * * *',
      retry: retriedSoon,
      timeoutSeconds: 60,
      handler: async () => {
        await enqueueDue(parts, new Date(parts.clock.now()));
      },
    },
    [fetchJob]: {
      retry,
      timeoutSeconds: 2700,
      handler: ({ data, ...job }) => fetchSource(parts, String(data.sourceId), job),
    },
  };
}

/** Has every feed fetched whose time has come, once, however many processes look. @returns how many */
export async function enqueueDue(
  { database, queue }: { readonly database: Database; readonly queue: JobQueue },
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: feedSources.id, schedule: feedSources.schedule })
      .from(feedSources)
      .where(and(isNotNull(feedSources.schedule), lte(feedSources.nextAt, now)))
      .for('update', { skipLocked: true });
    for (const { id, schedule } of due) {
      const nextAt = schedule === null ? null : nextTime(schedule, now);
      await transaction.update(feedSources).set({ nextAt }).where(eq(feedSources.id, id));
      await queue.enqueue(transaction, { name: fetchJob, data: { sourceId: id } });
    }
    return due.length;
  });
}

/**
 * Has a feed fetched now, and tells the audit log.
 *
 * @param actor who has it fetched, for the audit log
 * @throws RefusedSource where there is none such
 */
export async function fetchNow(
  { database, queue }: { readonly database: Database; readonly queue: JobQueue },
  actor: string,
  name: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [source] = await transaction
      .select({ id: feedSources.id })
      .from(feedSources)
      .where(eq(feedSources.name, name.trim()));
    if (!source) throw new RefusedSource(`There is no feed “${name}”.`);
    await queue.enqueue(transaction, { name: fetchJob, data: { sourceId: source.id } });
    await writeAudit(transaction, actor, { act: 'source.fetch', subject: name.trim() });
  });
}
