import type { Database } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/job.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeLetter } from '../../platform/mail/test/write-letter.ts';
import { authorMailJobs } from '../tell-author.ts';

/** A queue whose jobs wait until they are asked for, and the mails to authors that they send. */
export function openAuthorMailbox(
  database: Database,
  job: string,
  find: Parameters<typeof authorMailJobs>[2],
) {
  const waiting: { readonly name: string; readonly data: JobData }[] = [];
  const queue: JobQueue = { enqueue: async (_transaction, ...jobs) => void waiting.push(...jobs) };
  const mails: Mail[] = [];
  const handlers = authorMailJobs(
    {
      database,
      config: { brand: undefined },
      originOf: () => 'https://cars.example',
      mailer: { write: writeLetter, send: async (mail) => void mails.push(mail), close() {} },
    },
    job,
    find,
  );
  return {
    queue,
    /** Does what waits. @returns the mails of it */
    async deliver(): Promise<readonly Mail[]> {
      for (const { name, data } of waiting.splice(0))
        await handlers[name]?.handler({ id: '1', data, retries: 0 });
      return mails.splice(0);
    },
  };
}
