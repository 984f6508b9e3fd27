import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/job.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeLetter } from '../../platform/mail/test/write-letter.ts';
import { operatorJobs, tellingOf } from '../operator-jobs.ts';
import { removeOperator, setOperator } from '../operators.ts';

describe.each(engines)('who is let into the console, on %s', (_, open) => {
  let opened: OpenDatabase;
  let jobs: { readonly name: string; readonly data: JobData }[] = [];
  const queue: JobQueue = { enqueue: async (_transaction, ...more) => void jobs.push(...more) };
  beforeAll(async () => {
    opened = await open();
    await setOperator(opened.database, 'test', { email: 'first@example.com', role: 'owner' });
  });
  afterAll(() => opened.close());

  const letIn = (email: string, role: 'operator' | 'analyst') =>
    setOperator(opened.database, 'rosa@example.com', { email, role }, tellingOf(queue, email));

  /** Does the jobs that were queued. @returns the mails that went out */
  async function mailsOut(): Promise<Mail[]> {
    const mails: Mail[] = [];
    const send = async (mail: Mail) => void mails.push(mail);
    const handlers = operatorJobs({
      database: opened.database,
      mailer: { write: writeLetter, send, close() {} },
      config: { brand: undefined },
      originOf: () => 'https://cars.example',
    });
    for (const { name, data } of jobs) await handlers[name]?.handler({ id: '1', data, retries: 0 });
    jobs = [];
    return mails;
  }

  test('is told by mail who did it, for what and where, and not of another role', async () => {
    const email = ownAddress('abe');
    await letIn(email, 'analyst');
    const [mail, ...others] = await mailsOut();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain('rosa@example.com added you to the people who run');
    expect(mail?.text).toContain('Figures only: changes nothing, sees no shopper');
    expect(mail?.text).toContain('https://cars.example/console');
    await letIn(email, 'operator');
    expect(await mailsOut()).toEqual([]);
  });

  test('hears nothing once removed', async () => {
    const email = ownAddress('gone');
    await letIn(email, 'analyst');
    await removeOperator(opened.database, 'test', { email, reason: null });
    expect(jobs).toHaveLength(1);
    expect(await mailsOut()).toEqual([]);
  });
});
