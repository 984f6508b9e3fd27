import type { LeadKind } from '../lead/lead-request.ts';
import type { ListingRank } from '../promotion/grid-plan.ts';

/**
 * What a page tells of what its shopper does there. Nothing of it says who that is. Apart from what
 * needs a schema: pages load this file.
 */

/** What pages are called where visits are counted; `vlp` are lists of cars that are no search. */
export const pageNames = ['homepage', 'srp', 'vdp', 'vlp'] as const;
export type PageName = (typeof pageNames)[number];

/** Places that sellers pay for. */
export const paidPlaces = ['spotlight', 'boost', 'peekaboo', 'showcase'] as const;
export type PaidPlace = (typeof paidPlaces)[number];

/** Ways to pass on a car or a search. */
export const shareWays = ['device', 'email', 'text', 'copy', 'qr'] as const;
export type ShareWay = (typeof shareWays)[number];

/** Where a car stood that was clicked or seen. */
export type ListingPlace = ListingRank | 'showcase';

/** What comes with every event, where it is known. */
interface EventSource {
  readonly page?: PageName | undefined;
  /** The page of results that it began with: of that page alone, and new with the next one. */
  readonly requestId?: string | undefined;
}

/** What happened; `listingId` is the car that it happened to. */
export type ShopperAct =
  | {
      readonly kind: 'page';
      readonly page: PageName;
      readonly listingId?: number | undefined;
      /** From the address of a vehicle page: what was clicked to get there. */
      readonly clickType?: string | undefined;
      readonly tileClick?: string | undefined;
    }
  | {
      readonly kind: 'listing-click';
      readonly listingId: number;
      readonly place: ListingPlace;
      /** CSS pixels from the top of the page. */
      readonly scrollY: number;
    }
  | { readonly kind: 'impression'; readonly listingId: number; readonly place: PaidPlace }
  | { readonly kind: 'lead'; readonly listingId: number; readonly way: LeadKind }
  | { readonly kind: 'save' | 'compare'; readonly listingId: number }
  | {
      readonly kind: 'share';
      /** Absent where it is a search that is shared. */
      readonly listingId?: number | undefined;
      readonly way: ShareWay;
    };

export type ShopperEvent = ShopperAct & EventSource;

/** Days that events are kept. */
export const eventDays = 90;

/** Days over which those who look at a car are counted. */
export const viewDays = 7;

/** Events that are sent together at the most. */
export const maxEvents = 50;

/** What `clickType` and `tileClick` may be. */
export const clickPattern = /^[A-Za-z][\w-]{0,39}$/;

/** An id of a page of results. */
export const requestIdPattern = /^[\da-f]{32}$/;
