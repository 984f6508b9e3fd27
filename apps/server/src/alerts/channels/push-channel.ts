import type { NoticeSubject } from '@forecourt/domain/account/push-notice';
import type { Database } from '../../platform/database/database.ts';
import {
  findDevicesOf,
  forgetDevice,
  type PushDevice,
  reachedKeepers,
} from '../../push/devices.ts';
import { type PushSender, sendNotice } from '../../push/send-notice.ts';
import type { AlertChannel, AlertMessage, NotSent } from './channel.ts';

export interface PushChannelParts {
  readonly database: Database;
  readonly pushSender: PushSender;
}

/** Alerts as notices on the browsers that agreed to them: of a visitor, or of who is signed in there. */
export function pushChannel({ database, pushSender }: PushChannelParts): AlertChannel {
  return {
    name: 'push',
    reaches: reachedKeepers,
    send: async (message) => {
      const devices = await findDevicesOf(database, message.recipient);
      const subject = subjectOf(message);
      const sendTo = async (device: PushDevice): Promise<NotSent | null> => {
        const result = await sendNotice(pushSender, device, subject);
        if (result === 'gone') await forgetDevice(database, device.id);
        return result === 'sent' ? null : result === 'gone' ? 'unwanted' : 'refused';
      };
      // A browser that was told before another failed is told again, and shows it as one.
      const results = await Promise.allSettled(devices.map(sendTo));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      const outcomes = results.flatMap((result) => ('value' in result ? [result.value] : []));
      return outcomes.includes(null) ? null : (outcomes[0] ?? 'unwanted');
    },
  };
}

/** One notice a message: of one car it opens that car, of several what they are news for. */
function subjectOf({ id, source, news }: AlertMessage): NoticeSubject {
  const [first] = news;
  if (first && news.length === 1)
    return { kind: first.kind, subject: String(first.listingId), event: id };
  const [of, bookmarkId = ''] = source.split(':');
  if (of !== 'bookmark') return { kind: 'several', subject: '', event: id };
  const areNew = news.every(({ kind }) => kind === 'new');
  return { kind: areNew ? 'new-cars' : 'search', subject: bookmarkId, event: id };
}
