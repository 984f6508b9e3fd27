import type { CountedLeadKind } from '@forecourt/domain/lead/lead-request';
import { recordEvent } from '../events/record-event.ts';

/** Counts that a shopper went on by telephone. Not being counted keeps nobody from it. */
export function countWay(kind: CountedLeadKind, listingId: number): void {
  recordEvent({ kind: 'lead', listingId, way: kind });
  const counting = fetch('/cars-for-sale/leads/count', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind, listingId }),
    keepalive: true,
  });
  counting.catch(() => {});
}
