import type { Asked } from '@forecourt/web/back-office/office';

/** Letters of a reason that the log is told. */
const maxReason = 200;

/** Why something is done, as it was typed for the audit log; null where nothing was. */
export const readReason = ({ reason = '' }: Asked): string | null =>
  reason.trim().slice(0, maxReason) || null;
