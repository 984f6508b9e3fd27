import { sql } from 'drizzle-orm';
import { RefusedLead, resendDeadLeads, resendLead } from '../../leads/resend-leads.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { retryJobs } from '../../platform/jobs/retry-jobs.ts';
import { reviewsCommand } from '../../reference/reviews-command.ts';
import { reportsCommand } from '../../reports/report-command.ts';
import type { Act } from '../act.ts';
import { commandPartsOf } from '../command-parts.ts';
import { readReason } from './read-reason.ts';

const silently = () => {};

const resendOne: Act = {
  needs: 'leads.resend',
  async run(parts, { id = '' }) {
    const [lead] = await rowsOf<{ name: string; status: string }>(
      parts.database,
      sql`select vehicle->>'name' as name, status from leads where id::text = ${id}`,
    );
    if (!lead) throw new RefusedLead(`There is no lead ${id}.`);
    await resendLead(parts, id);
    return {
      ...{ act: 'lead.resend', subject: `${id.slice(0, 8)}, ${lead.name}` },
      ...{ before: lead.status, after: 'waiting' },
    };
  },
};

const resendGivenUp: Act = {
  needs: 'leads.resend',
  async run(parts, _fields, { operator }) {
    await resendDeadLeads(parts, operator.email);
    return null;
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
  async run(parts, fields) {
    const { id = '', version = '', title = '' } = fields;
    const reason = readReason(fields);
    const asked = { kind: 'reviews' as const, action, id, version, reason };
    await reviewsCommand.run(commandPartsOf(parts), asked, silently);
    return { act: `review.${action}`, subject: title || id.slice(0, 8), reason };
  },
});

/** Has jobs that were given up tried again; leads have their own way. */
const retryGivenUp: Act = {
  needs: 'jobs.retry',
  async run({ database }, { name = '' }) {
    const count = await retryJobs(database, name);
    return { act: 'job.retry', subject: name, after: `${count} tried again` };
  },
};

/** What is done with what shoppers wrote, and with what waits in queues. */
export const mailAndWordActs = {
  'lead.resend': resendOne,
  'lead.resend-dead': resendGivenUp,
  'report.close': closeReport,
  'review.approve': decideReview('approve'),
  'review.reject': decideReview('reject'),
  'job.retry': retryGivenUp,
};
