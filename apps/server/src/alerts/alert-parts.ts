import type { MarketParts } from '../request/parts.ts';
import type { AlertCounts } from './alert-counts.ts';
import type { AlertChannel } from './channels/channel.ts';

/** What alerts work with. */
export type AlertParts = Pick<
  MarketParts,
  | 'config'
  | 'flags'
  | 'database'
  | 'engine'
  | 'reference'
  | 'clock'
  | 'queue'
  | 'logger'
  | 'keyRing'
> & {
  readonly channels: readonly AlertChannel[];
  readonly alertCounts: AlertCounts;
};

/** Jobs of alerts. Their names are in the database. */
export const alertJobNames = {
  /** Sends also the webhooks that an earlier version queued. */
  send: 'send-alert',
  webhook: 'send-webhook',
  confirm: 'confirm-subscription',
  resume: 'resume-alerts',
  forget: 'forget-alerts',
} as const;
