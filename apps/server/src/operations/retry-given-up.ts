import { writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { retryJobs } from '../platform/jobs/retry-jobs.ts';

/**
 * Has the jobs of a name that were given up tried again, and tells the audit log.
 *
 * @param actor who has it done, for the audit log
 * @returns how many
 * @throws Refusal where none was given up
 */
export function retryGivenUp(database: Database, actor: string, name: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const count = await retryJobs(transaction, name);
    const after = `${count} tried again`;
    await writeAudit(transaction, actor, { act: 'job.retry', subject: name, after });
    return count;
  });
}
