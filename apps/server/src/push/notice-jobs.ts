import { type NoticeKind, noticeKinds } from '@forecourt/domain/account/push-notice';
import type { Database } from '../platform/database/database.ts';
import type { JobDefinitions, RetryPolicy } from '../platform/jobs/job.ts';
import type { Logger } from '../platform/logger.ts';
import { findDevice, forgetDevice } from './devices.ts';
import { type PushSender, sendNotice } from './send-notice.ts';

export const noticeJob = 'send-notice';

/** Some hours: a service that is away for longer has lost what was news. */
const retry: RetryPolicy = { limit: 7, firstWaitSeconds: 30, longestWaitSeconds: 3600 };

interface NoticeJobParts {
  readonly database: Database;
  readonly logger: Logger;
  readonly pushSender: PushSender;
}

/** The job has numbers only: words are found when it is sent. */
export function noticeJobs({ database, logger, pushSender }: NoticeJobParts): JobDefinitions {
  return {
    [noticeJob]: {
      retry,
      timeoutSeconds: 60,
      handler: async ({ data }) => {
        const device = await findDevice(database, String(data.deviceId));
        if (device === null) return;
        const result = await sendNotice(pushSender, device, {
          kind: readKind(data.kind),
          subject: String(data.subject),
          event: String(data.event),
        });
        if (result === 'gone') await forgetDevice(database, device.id);
        if (result === 'refused')
          logger.warn('A push service refused a notice for good', { deviceId: device.id });
      },
    },
  };
}

function readKind(kind: unknown): NoticeKind {
  const known = noticeKinds.find((name) => name === kind);
  if (known === undefined) throw new Error(`There is no notice of the kind ${String(kind)}.`);
  return known;
}
