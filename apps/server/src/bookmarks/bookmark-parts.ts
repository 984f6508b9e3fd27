import type { MarketParts } from '../request/parts.ts';

/** What saved searches work with. */
export type BookmarkParts = Pick<
  MarketParts,
  'database' | 'engine' | 'keyRing' | 'reference' | 'config'
>;
