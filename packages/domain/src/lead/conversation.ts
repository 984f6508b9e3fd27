import type { Listing } from '../listing/listing.ts';
import type { ListingStatus } from '../listing/listing-status.ts';
import type { Deal } from '../money/deal.ts';
import type { Quote } from '../money/quote/quote.ts';

/** Who speaks in a conversation about a car. */
export type Speaker = 'shopper' | 'seller';

export interface ConversationMessage {
  readonly id: string;
  readonly from: Speaker;
  readonly text: string;
  /** What the seller asks for the car in all; null of most messages. */
  readonly quote: Quote | null;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** Shopper and seller about a car, as the one sees it who holds the link. */
export interface Conversation {
  /** Whose link this is: the same conversation has one for each side. */
  readonly reader: Speaker;
  readonly shopperName: string;
  readonly sellerName: string;
  readonly privateSeller: boolean;
  readonly brandCode: string;
  /** The car as it was asked about; its page may be gone by now. */
  readonly vehicle: LeadVehicle;
  /** Whole dollars that the car costs now, or cost last; null where the seller names none. */
  readonly priceNow: number | null;
  /** What became of the car, and what tells cars like it; null while it is for sale. */
  readonly gone:
    | ({ readonly status: Exclude<ListingStatus, 'active'> } & Pick<
        Listing,
        'makeCode' | 'modelCode' | 'year'
      > & {
          /** The first of its photographs, while that is kept. */
          readonly photoUrl: string | null;
        })
    | null;
  /** What the shopper asked for besides words, in rows: an offer, a time to drive it, the deal to hold it for. */
  readonly asked: readonly (readonly [label: string, value: string])[];
  /** What a request to reserve proposed, as it was sent; null of others. */
  readonly deal: Deal | null;
  readonly messages: readonly ConversationMessage[];
  /** Ended by one of the sides: it can be read, and nothing can be added. */
  readonly endedBy: Speaker | null;
}

/** What is kept of a car with what was asked about it. */
export interface LeadVehicle {
  readonly listingId: number;
  readonly vin: string;
  readonly stockNumber: string | null;
  /** `2021 Honda CR-V EX-L`. */
  readonly name: string;
  readonly condition: 'new' | 'used';
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly bodyStyle: string | null;
  readonly transmission: string | null;
  readonly doors: number | null;
  readonly exteriorColor: string | null;
  readonly interiorColor: string | null;
  readonly mileage: number | null;
  /** Whole dollars; null where the seller names none. */
  readonly price: number | null;
  /** Said of a price that is the MSRP, where the seller asks none of its own. */
  readonly isMsrp?: true;
}

/** Where a conversation is read. The token is a secret of the side that has it. */
export const conversationPath = (token: string): string => `/cars-for-sale/conversation/${token}`;
