import type { BrandCode } from '@forecourt/domain/brand/brand';
import {
  type JobDefinition,
  type JobDefinitions,
  retriedOverADay,
  retriedSoon,
} from '../platform/jobs/job.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import { type AlertParts, alertJobNames } from './alert-parts.ts';
import type { AlertConfig } from './alert-settings.ts';
import { forgetAlerts } from './forget-alerts.ts';
import { sendConfirmation } from './mail/confirmation-mail.ts';
import { sendResumeMail } from './returned-mail/resume-mail.ts';
import { giveUpAlert, sendAlert } from './send-alert.ts';

type JobParts = AlertParts & {
  readonly config: AlertConfig;
  readonly mailer: Mailer;
  readonly originOf: (brand: BrandCode) => string;
};

/**
 * An import has many due at once, and each mostly waits: for the database, then for the server of mails. Of the ten
 * connections to the database some stay for pages.
 */
const sentAtOnce = 8;

/** Tried for half an hour: who waits longer has asked for another. */
const confirmRetry = { limit: 7, firstWaitSeconds: 10, longestWaitSeconds: 600 };

/** The jobs that send alerts. Each may be called twice for the same. */
export function alertJobs(
  parts: JobParts,
  { retry = retriedOverADay, timeoutSeconds = 60 } = {},
): JobDefinitions {
  const sending: JobDefinition = {
    retry,
    timeoutSeconds,
    handler: ({ data }) => sendAlert(parts, String(data.messageId)),
    onDead: ({ messageId }) => giveUpAlert(parts, String(messageId)),
  };
  return {
    [alertJobNames.send]: { ...sending, atOnce: sentAtOnce },
    // Those that are done at once wait for the slowest of them, and a program may never answer. One alone is no
    // batch: after each the queue would rest.
    [alertJobNames.webhook]: { ...sending, atOnce: 2, takers: sentAtOnce / 2 },
    [alertJobNames.confirm]: {
      retry: confirmRetry,
      timeoutSeconds,
      handler: ({ data }) => sendConfirmation(parts, String(data.subscriptionId)),
    },
    [alertJobNames.resume]: {
      retry: confirmRetry,
      timeoutSeconds,
      handler: ({ id, data }) =>
        sendResumeMail(parts, { id, personId: String(data.personId), brand: String(data.brand) }),
    },
    [alertJobNames.forget]: {
      schedule: '50 3 * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetAlerts(parts.database),
    },
  };
}
