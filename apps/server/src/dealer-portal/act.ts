import type { WordsPreview } from '@forecourt/web/dealer-portal/profile-view';
import type { OfficeAct } from '../back-office/act.ts';
import type { AtPortal, PortalParts } from './portal-parts.ts';

/** Something that is done in a room. */
export type Act = OfficeAct<PortalParts, AtPortal, WordsPreview>;
