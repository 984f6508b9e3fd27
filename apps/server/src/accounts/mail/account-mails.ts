import { randomUUID } from 'node:crypto';
import type { Brand } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { JobDefinitions } from '../../platform/jobs/job.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { sendLetter } from '../../platform/mail/send-letter.ts';
import { mailTheme } from '../../platform/mail/theme.ts';
import { accountMails } from '../tables.ts';
import { writeAccountLetter } from './account-letters.ts';

export type MailToWrite = Omit<typeof accountMails.$inferInsert, 'id' | 'createdAt'>;

const jobName = 'send-account-mail';

/**
 * Keeps a mail until it is sent, with the job that sends it. The job carries its number only: jobs are
 * kept for days, and what is in the mail is a secret.
 */
export function queueMail(
  { database, queue }: { readonly database: Database; readonly queue: JobQueue },
  mail: MailToWrite,
): Promise<void> {
  const id = randomUUID();
  return database.transaction(async (transaction) => {
    await transaction.insert(accountMails).values({ id, ...mail });
    await queue.enqueue(transaction, { name: jobName, data: { mailId: id } });
  });
}

export interface MailJobParts {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where shoppers reach a brand. */
  readonly originOf: (brand: Brand['code']) => string;
}

/** Tried for half an hour: who waits longer has asked for another. */
const retry = { limit: 7, firstWaitSeconds: 10, longestWaitSeconds: 600 };

export function accountMailJobs(parts: MailJobParts): JobDefinitions {
  const forget = (id: string) => parts.database.delete(accountMails).where(eq(accountMails.id, id));
  return {
    [jobName]: {
      retry,
      timeoutSeconds: 60,
      handler: async ({ data }) => {
        await send(parts, String(data.mailId));
        await forget(String(data.mailId));
      },
      onDead: async ({ mailId }) => {
        await forget(String(mailId));
      },
    },
  };
}

async function send({ database, mailer, originOf }: MailJobParts, id: string): Promise<void> {
  const [mail] = await database.select().from(accountMails).where(eq(accountMails.id, id));
  if (!mail) return;
  const brand = keptBrand(mail.brand);
  const written = writeAccountLetter(mail, brand, originOf(brand.code));
  await sendLetter(mailer, mailTheme(brand), { id: `account-${id}`, to: mail.email, ...written });
}

/** Mails to an address that are not sent yet are not sent. */
export const forgetMails = (database: Database, email: string): Promise<unknown> =>
  database.execute(sql`delete from account_mails where email = ${email}`);
