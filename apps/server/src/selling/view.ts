import type { SellingViews } from '@forecourt/web/selling/selling-views';
import type { OfficeView } from '../back-office/view.ts';
import type { AtDesk, SellingParts } from './selling-parts.ts';

/** A page of a seller: how it is read. */
export type View<Shown> = OfficeView<SellingParts, AtDesk, Shown>;

export type Views = { readonly [Name in keyof SellingViews]: View<SellingViews[Name]> };
