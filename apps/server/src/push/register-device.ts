import type { BrowserDevice, PushSubscriptionKeys } from '@forecourt/domain/account/browser-device';
import type { MarketParts } from '../request/parts.ts';
import { type DeviceOwner, keepDevice } from './devices.ts';
import { noticeJob } from './notice-jobs.ts';

/** Keeps a browser that agreed to notices; a new one is shown how they look. */
export function registerDevice(
  { database, queue }: Pick<MarketParts, 'database' | 'queue'>,
  owner: DeviceOwner,
  device: BrowserDevice & { readonly subscription: PushSubscriptionKeys },
): Promise<{ readonly pixall_id?: string }> {
  return database.transaction(async (transaction) => {
    const { id, isNew } = await keepDevice(transaction, owner, device);
    const data = { deviceId: id, kind: 'welcome', subject: '', event: 'welcome' };
    if (isNew) await queue.enqueue(transaction, { name: noticeJob, data });
    return { pixall_id: device.pixall_id };
  });
}
