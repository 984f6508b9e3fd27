import type { Asked } from '@forecourt/web/back-office/office';
import type { SellingViews } from '@forecourt/web/selling/selling-views';
import type { AtDesk, SellingParts } from './selling-parts.ts';

/** A page of a seller: how it is read. */
export interface View<Shown> {
  /** @returns null where this person has nothing such */
  read(parts: SellingParts, asked: Asked, at: AtDesk): Promise<Shown | null>;
}

export type Views = { readonly [Name in keyof SellingViews]: View<SellingViews[Name]> };
