import type { Seen } from '@forecourt/web/back-office/office';

/** A page as it was read; null where there is nothing such for who asks. */
export const toSeen = <Shown>(shown: Shown | null): Seen<Shown> =>
  shown === null ? { status: 'MISSING' } : { status: 'SEEN', shown };
