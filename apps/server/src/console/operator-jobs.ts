import { type BrandCode, mainBrandCode } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type JobData, type JobDefinitions, retriedOverADay } from '../platform/jobs/job.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import { sendLetter } from '../platform/mail/send-letter.ts';
import { mailTheme } from '../platform/mail/theme.ts';
import { operatorLetter } from './operator-letter.ts';
import { operators } from './tables.ts';

/** Its name is in the database. */
const letInJob = 'let-in-operator';

/** Has somebody told by mail that they may come into the console. @returns what does it along with letting them in */
export const tellingOf =
  (queue: JobQueue, email: string) =>
  (transaction: Database): Promise<void> =>
    queue.enqueue(transaction, { name: letInJob, data: { email } });

interface OperatorMailParts {
  readonly database: Database;
  readonly mailer: Mailer;
  /** The one brand that is served here; undefined where all are. */
  readonly config: { readonly brand: BrandCode | undefined };
  /** Where people reach a brand. */
  readonly originOf: (brand: BrandCode) => string;
}

/** The mails to people who are let into the console. */
export const operatorJobs = (parts: OperatorMailParts): JobDefinitions => ({
  [letInJob]: {
    ...{ retry: retriedOverADay, timeoutSeconds: 60 },
    handler: ({ id, data }) => tellOperator(parts, id, data),
  },
});

/** Nothing goes to who was removed meanwhile. */
async function tellOperator(
  { database, mailer, config, originOf }: OperatorMailParts,
  jobId: string,
  { email }: JobData,
): Promise<void> {
  const [operator] = await database
    .select()
    .from(operators)
    .where(eq(operators.email, String(email)));
  if (!operator) return;
  // The console is of no brand.
  const brand = keptBrand(config.brand ?? mainBrandCode);
  const letter = operatorLetter(operator, { brand, origin: originOf(brand.code) });
  const subject = `You may come into the console of ${brand.name}`;
  await sendLetter(mailer, mailTheme(brand), {
    ...{ id: `operator-${jobId}`, to: operator.email, subject, letter },
  });
}
