import type { ActAnswer, Asked } from '@forecourt/web/back-office/office';
import type { AtDesk, SellingParts } from './selling-parts.ts';

/** Something that a seller does with an ad. */
export interface Act {
  run(parts: SellingParts, fields: Asked, at: AtDesk): Promise<ActAnswer>;
}
