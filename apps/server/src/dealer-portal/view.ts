import type { Asked } from '@forecourt/web/back-office/office';
import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import type { AtPortal, PortalParts } from './portal-parts.ts';

/** A room: how it is read. */
export interface View<Shown> {
  /** @returns null where this dealer has nothing such */
  read(parts: PortalParts, asked: Asked, at: AtPortal): Promise<Shown | null>;
}

export type Views = { readonly [Name in keyof PortalViews]: View<PortalViews[Name]> };
