import type { ActAnswer, Asked } from '@forecourt/web/back-office/office';
import type { WordsPreview } from '@forecourt/web/dealer-portal/profile-view';
import type { AtPortal, PortalParts } from './portal-parts.ts';

/** Something that is done in a room. It tells the audit log itself where a person has to answer for it. */
export interface Act {
  run(parts: PortalParts, fields: Asked, at: AtPortal): Promise<ActAnswer<WordsPreview>>;
}
