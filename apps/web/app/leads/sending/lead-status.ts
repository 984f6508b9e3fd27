import type { LeadOutcome, SentLead } from './lead-outcome.ts';

const statuses = {
  INVALID: 400,
  LIMITED: 429,
  UNREACHABLE: 409,
  GONE: 410,
  FAILED: 503,
} as const;

/** With which status a page says that nothing was sent. */
export const statusOf = ({ status }: Exclude<LeadOutcome, SentLead>): number => statuses[status];
