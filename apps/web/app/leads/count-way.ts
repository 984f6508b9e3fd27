import type { CountedLeadKind } from '@forecourt/domain/lead/lead-request';

/** Counts that a shopper went on by telephone. Not being counted keeps nobody from it. */
export function countWay(kind: CountedLeadKind, listingId: number): void {
  const body = new Blob([JSON.stringify({ kind, listingId })], { type: 'application/json' });
  navigator.sendBeacon('/cars-for-sale/leads/count', body);
}
