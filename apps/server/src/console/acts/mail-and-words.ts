import { sql } from 'drizzle-orm';
import { leadsCommand } from '../../leads/lead-command.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { reviewsCommand } from '../../reference/reviews-command.ts';
import { reportsCommand } from '../../reports/report-command.ts';
import type { Act } from '../act.ts';
import { commandPartsOf } from '../command-parts.ts';

const silently = () => {};

const resendLead: Act = {
  needs: 'leads.resend',
  async run(parts, { id = '' }) {
    const [lead] = await rowsOf<{ name: string; status: string }>(
      parts.database,
      sql`select vehicle->>'name' as name, status from leads where id::text = ${id}`,
    );
    await leadsCommand.run(
      commandPartsOf(parts),
      { kind: 'leads', action: 'resend', id },
      silently,
    );
    return {
      ...{ act: 'lead.resend', subject: `${id.slice(0, 8)}, ${lead?.name ?? ''}` },
      ...{ before: lead?.status ?? null, after: 'waiting' },
    };
  },
};

/** Every lead that was given up, at most so many at once. */
const maxResent = 200;

const resendDead: Act = {
  needs: 'leads.resend',
  async run(parts) {
    const dead = await rowsOf<{ id: string }>(
      parts.database,
      sql`select id from leads where status = 'dead' and email is not null
          order by created_at limit ${maxResent}`,
    );
    if (dead.length === 0) throw new Refusal('No lead is dead: there is nothing to send again.');
    const commandParts = commandPartsOf(parts);
    for (const { id } of dead)
      await leadsCommand.run(commandParts, { kind: 'leads', action: 'resend', id }, silently);
    return { act: 'lead.resend', subject: `${dead.length} dead leads`, after: 'waiting' };
  },
};

const closeReport: Act = {
  needs: 'reports.close',
  async run(parts, { id = '', vehicle = '' }) {
    await reportsCommand.run(
      commandPartsOf(parts),
      { kind: 'reports', action: 'close', id },
      silently,
    );
    return { act: 'report.close', subject: vehicle || id.slice(0, 8) };
  },
};

const decideReview = (action: 'approve' | 'reject'): Act => ({
  needs: 'reviews.decide',
  async run(parts, { id = '', title = '' }) {
    await reviewsCommand.run(commandPartsOf(parts), { kind: 'reviews', action, id }, silently);
    return { act: `review.${action}`, subject: title || id.slice(0, 8) };
  },
});

/** Has jobs that were given up tried again; leads have their own way. */
const retryJobs: Act = {
  needs: 'jobs.retry',
  async run({ database }, { name = '' }) {
    const again = await rowsOf(
      database,
      sql`update pgboss.job set state = 'retry', retry_limit = retry_limit + 1,
            start_after = now(), completed_on = null
          where name = ${name} and state = 'failed' returning id`,
    );
    if (again.length === 0) throw new Refusal(`No job of ${name || 'that name'} was given up.`);
    return { act: 'job.retry', subject: name, after: `${again.length} tried again` };
  },
};

/** What is done with what shoppers wrote, and with what waits in queues. */
export const mailAndWordActs = {
  'lead.resend': resendLead,
  'lead.resend-dead': resendDead,
  'report.close': closeReport,
  'review.approve': decideReview('approve'),
  'review.reject': decideReview('reject'),
  'job.retry': retryJobs,
};
