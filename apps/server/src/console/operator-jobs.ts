import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type JobData, type JobDefinitions, retriedOverADay } from '../platform/jobs/job.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import { type BrandlessMailParts, sendBrandless } from '../request/brandless-mail.ts';
import { operatorLetter } from './operator-letter.ts';
import { operators } from './tables.ts';

/** Its name is in the database. */
const letInJob = 'let-in-operator';

/** Has somebody told by mail that they may come into the console. @returns what does it along with letting them in */
export const tellingOf =
  (queue: JobQueue, email: string) =>
  (transaction: Database): Promise<void> =>
    queue.enqueue(transaction, { name: letInJob, data: { email } });

/** The mails to people who are let into the console. */
export const operatorJobs = (parts: BrandlessMailParts): JobDefinitions => ({
  [letInJob]: {
    retry: retriedOverADay,
    timeoutSeconds: 60,
    handler: ({ id, data }) => tellOperator(parts, id, data),
  },
});

/** Nothing goes to who was removed meanwhile. */
async function tellOperator(
  parts: BrandlessMailParts,
  jobId: string,
  { email }: JobData,
): Promise<void> {
  const [operator] = await parts.database
    .select()
    .from(operators)
    .where(eq(operators.email, String(email)));
  if (!operator) return;
  await sendBrandless(parts, (from) => ({
    id: `operator-${jobId}`,
    to: operator.email,
    subject: `You may come into the console of ${from.brand.name}`,
    letter: operatorLetter(operator, from),
  }));
}
