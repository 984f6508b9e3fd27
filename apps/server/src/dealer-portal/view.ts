import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import type { OfficeView } from '../back-office/view.ts';
import type { AtPortal, PortalParts } from './portal-parts.ts';

/** A room: how it is read. */
export type View<Shown> = OfficeView<PortalParts, AtPortal, Shown>;

export type Views = { readonly [Name in keyof PortalViews]: View<PortalViews[Name]> };
