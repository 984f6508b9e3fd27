import type { Asker } from '@forecourt/domain/account/asker';
import type { LeadMails } from '@forecourt/domain/dealer/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { ask } from '../../dealer-portal/test/shopper-leads.ts';
import { addStaff, changeStaff, removeStaff } from '../../dealer-staff/staff.ts';
import { dealersCars, fillMarket } from '../../leads/test/lead-market.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/job.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeLetter } from '../../platform/mail/test/write-letter.ts';
import { reportReview } from '../../reviews/reports.ts';
import { decideDealerReview, readDealerQueue } from '../decide-dealer-review.ts';
import { reportedDealerReviews } from '../tables.ts';
import { reviewMailJobs } from '../tell-staff.ts';
import { writeDealerReview } from '../write-dealer-review.ts';

const [first] = dealersCars;
if (!first) throw new Error('no dealer');
const car = first;
const ownerId = car.owner.id;
const now = Date.now();

interface Job {
  readonly name: string;
  readonly data: JobData;
}

describe.each(engines)('what staff is told of reviews, on %s', (_, open) => {
  let opened: OpenDatabase;
  let jobs: Job[] = [];
  const queue: JobQueue = { enqueue: async (_transaction, ...more) => void jobs.push(...more) };
  beforeAll(async () => {
    opened = await open();
    await fillMarket(opened);
  });
  beforeEach(async () => {
    jobs = [];
    await opened.database.execute(
      sql`truncate dealer_reviews, dealer_review_reports, dealer_staff`,
    );
  });
  afterAll(() => opened.close());

  async function letIn(mails: LeadMails): Promise<string> {
    const email = ownAddress(mails);
    await addStaff(opened.database, 'test', { email, ownerId, name: 'Cora', role: 'member' });
    await changeStaff(opened.database, 'test', { email, ownerId, mails });
    return email;
  }

  /** Somebody who asked the dealer about a car reviews it. */
  async function write(): Promise<void> {
    const email = ownAddress('dana');
    const { id: lead } = await ask(opened.database, car, { fromEmailAddress: email });
    const asker: Asker = {
      kind: 'person',
      personId: email,
      sessionId: 's',
      name: 'Dana',
      visitorId: null,
      consumer: { consumerId: email, email },
    };
    const typed = { visit: 'bought', overall: '4', title: 'As told', text: 'As '.repeat(20), lead };
    expect(await writeDealerReview(opened.database, { asker, now }, ownerId, typed)).toEqual({
      status: 'KEPT',
    });
  }

  async function decide(state: 'approved' | 'rejected'): Promise<string> {
    const [{ id = '', version = '' } = {}] = await readDealerQueue(opened.database);
    const reason = state === 'rejected' ? 'It names a salesman.' : null;
    const decision = { id, version, state, reason, turnsOver: false };
    await decideDealerReview({ ...opened, queue }, 'rosa', decision);
    return id;
  }

  const toldStaff = () => jobs.filter(({ name }) => name === 'tell-of-review');

  /** Does the jobs that were queued. @returns the mails that went out */
  async function mailsOut(): Promise<Mail[]> {
    const mails: Mail[] = [];
    const send = async (mail: Mail) => void mails.push(mail);
    const handlers = reviewMailJobs({
      database: opened.database,
      mailer: { write: writeLetter, send, close() {} },
      config: { brand: undefined },
      originOf: () => 'https://cars.example',
    });
    for (const { name, data } of jobs) await handlers[name]?.handler({ id: '1', data, retries: 0 });
    return mails;
  }

  test('who wants to hear of everything is told once everybody reads a review', async () => {
    const all = await letIn('all');
    await letIn('visits');
    await letIn('none');
    await write();
    expect(jobs).toEqual([]);
    await decide('approved');
    const mails = await mailsOut();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [all, `4 of 5 stars for ${car.owner.name}`],
    ]);
    const text = mails[0]?.text ?? '';
    expect(text).toContain(`Dana reviewed ${car.owner.name}`);
    expect(text).toContain('> As told');
    expect(text).toContain(`https://cars.example/dealer-portal/reviews?dealer=${ownerId}`);
  });

  test('nobody is told of one that is shown to nobody, nor again of one that was reported', async () => {
    await letIn('all');
    await write();
    await decide('rejected');
    expect(toldStaff()).toEqual([]);
    await write();
    const id = await decide('approved');
    expect(toldStaff()).toHaveLength(1);
    await reportReview(opened.database, reportedDealerReviews, id, { keeper: 'visitor:1', now });
    await decide('approved');
    expect(toldStaff()).toHaveLength(1);
  });

  test('nothing goes to who was removed or chose otherwise meanwhile, nor of what is gone', async () => {
    const gone = await letIn('all');
    const quiet = await letIn('all');
    const told = await letIn('all');
    await write();
    await decide('approved');
    await removeStaff(opened.database, 'test', { email: gone, ownerId, reason: null });
    await changeStaff(opened.database, 'test', { email: quiet, ownerId, mails: 'none' });
    expect((await mailsOut()).map(({ to }) => to)).toEqual([told]);
    await opened.database.execute(sql`truncate dealer_reviews, dealer_review_reports`);
    expect(await mailsOut()).toEqual([]);
  });
});
