import { decideDealerReview } from '../../dealer-reviews/decide-dealer-review.ts';
import { RefusedLead, resendDeadLeads, resendLead } from '../../leads/resend-leads.ts';
import { retryGivenUp } from '../../operations/retry-given-up.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { decideReview } from '../../reference/reviews/decide-review.ts';
import { closeReport } from '../../reports/close-report.ts';
import { checkReviewId, type Decide, type ReviewDecision } from '../../reviews/decision.ts';
import { removeAd } from '../../selling/remove-ad.ts';
import type { Act } from '../act.ts';
import { readReason } from './read-reason.ts';

const resendOne: Act = {
  needs: 'leads.resend',
  async run(parts, { id = '', tries = '' }, { operator }) {
    if (!isUuid(id)) throw new RefusedLead(`There is no lead ${id}.`);
    await resendLead(parts, operator.email, id, /^\d{1,4}$/.test(tries) ? Number(tries) : null);
    return { status: 'DONE' };
  },
};

const resendGivenUp: Act = {
  needs: 'leads.resend',
  async run(parts, _fields, { operator }) {
    await resendDeadLeads(parts, operator.email);
    return { status: 'DONE' };
  },
};

const close: Act = {
  needs: 'reports.close',
  async run({ database }, { id = '' }, { operator }) {
    await closeReport(database, operator.email, id);
    return { status: 'DONE' };
  },
};

const removePrivateAd: Act = {
  needs: 'private-ads.remove',
  async run(parts, fields, { operator }) {
    const { listing = '' } = fields;
    await removeAd(parts, operator.email, { listing, reason: readReason(fields) });
    return { status: 'DONE' };
  },
};

/** What a page shows as undecided may have been decided meanwhile, by somebody who gave a reason. */
const review = (decide: Decide, state: ReviewDecision['state']): Act => ({
  needs: 'reviews.decide',
  async run(parts, fields, { operator }) {
    const { id = '', version = '' } = fields;
    checkReviewId(id);
    const decision = { id, version, state, reason: readReason(fields), turnsOver: false };
    await decide(parts, operator.email, decision);
    return { status: 'DONE' };
  },
});

/** Has jobs that were given up tried again; leads have their own way. */
const retry: Act = {
  needs: 'jobs.retry',
  async run({ database }, { name = '' }, { operator }) {
    await retryGivenUp(database, operator.email, name);
    return { status: 'DONE' };
  },
};

/** What is done with what shoppers wrote, and with what waits in queues. */
export const mailAndWordActs = {
  'lead.resend': resendOne,
  'lead.resend-dead': resendGivenUp,
  'report.close': close,
  'private-ad.remove': removePrivateAd,
  'review.approve': review(decideReview, 'approved'),
  'review.reject': review(decideReview, 'rejected'),
  'dealer-review.approve': review(decideDealerReview, 'approved'),
  'dealer-review.reject': review(decideDealerReview, 'rejected'),
  'job.retry': retry,
};
