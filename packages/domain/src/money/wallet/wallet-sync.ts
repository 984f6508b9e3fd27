import { dayMs } from '../../calendar/time-spans.ts';

/** Milliseconds after which a browser's wallet is compared with its account's. */
export const walletSyncMs = dayMs;

/** @param lastSync milliseconds since 1970; null when there was none */
export function isSyncDue(lastSync: number | null, now: number): boolean {
  return lastSync === null || now - lastSync >= walletSyncMs || lastSync > now;
}
