import type { Conversation } from '@forecourt/domain/lead/conversation';
import type { LeadAnswer, MessageAnswer } from '@forecourt/domain/lead/lead-answer';
import type { CountedLeadKind } from '@forecourt/domain/lead/lead-request';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { Deal } from '@forecourt/domain/money/deal';
import type { DraftEstimate } from '@forecourt/domain/money/quote/follow-tax';
import type { ListingCard } from '@forecourt/domain/search/search-engine';

/** Fields of a form or a body of JSON, as they were sent: the services read and check them. */
export type SentFields = Readonly<Record<string, unknown>>;

/** A car that somebody is about to ask its seller about. */
export interface CarToAsk {
  readonly card: ListingCard;
  readonly owner: Owner;
}

/** A conversation with a seller. */
export interface ContactedSeller {
  /** The shopper's link. */
  readonly token: string;
  readonly car: string;
  readonly seller: string;
  readonly privateSeller: boolean;
  /** `November 3, 2026`. */
  readonly askedOn: string;
}

/** A request to reserve a car. */
export interface SentReservation extends Pick<ContactedSeller, 'token' | 'askedOn'> {
  readonly deal: Deal;
}

/** What pages ask of the server to have shoppers and sellers reach each other. */
export interface LeadServices {
  /** A car that is for sale, with its seller, even while the database is away; null when there is none. */
  findCarToAsk(listingId: number): Promise<CarToAsk | null>;
  /**
   * Stores what a shopper sends about a car and has it delivered. Fields: those of `leadRequestSchema`.
   *
   * @param key the form's own, made when it was rendered: sent twice, it is one lead
   * @param keyBefore the key that the words before these were sent with
   */
  createLead(
    fields: SentFields,
    key: string | null,
    keyBefore?: string | null,
  ): Promise<LeadAnswer>;
  /**
   * Asks a seller to hold a car for a deal, as `createLead` does what it is sent.
   *
   * @param deal reckoned by us
   */
  reserveCar(
    fields: SentFields,
    deal: Omit<Deal, 'heldUntil'>,
    key: string | null,
  ): Promise<LeadAnswer>;
  /**
   * Sends what one click says in the name of the person who asks, who opted in to it; `INVALID` for
   * everybody else.
   *
   * @param sent.key as with `createLead`
   */
  sendOneClick(
    listingId: number,
    sent: { readonly key: string | null; readonly originPage: string; readonly zip: string | null },
  ): Promise<LeadAnswer>;
  /** Conversations of the person who asks, the latest first. */
  findContacts(): Promise<readonly ContactedSeller[]>;
  /** What the person who asks sent last to reserve a car; null for nothing, and where that was ended. */
  findReservation(listingId: number): Promise<SentReservation | null>;
  /** Counts that a shopper asked for the number, or began a text, of a car's seller. */
  countLead(kind: CountedLeadKind, listingId: number): Promise<void>;
  /** Null when there is no such link. */
  findConversation(token: string): Promise<Conversation | null>;
  /**
   * Our own lines for the car of a conversation; null where we have none, also to who holds no seller's link.
   */
  estimateQuote(token: string): Promise<DraftEstimate | null>;
  /**
   * Adds what the holder of the link writes, field `text`, and the quote of a dealer's form; the other side is told by
   * email.
   */
  addMessage(token: string, fields: SentFields): Promise<MessageAnswer>;
  /** Nobody can add anything from then on. */
  endConversation(token: string): Promise<void>;
  /** Days after which it is forgotten who wrote to a seller, and what. */
  leadDays(): number;
  findMessaging(seller: Pick<Owner, 'id' | 'hideEmailForm'>): Promise<SellerMessaging>;
}

/** How a seller is written to. */
export interface SellerMessaging {
  /** Whether the seller wants messages, and somebody gets them. */
  readonly takesMessages: boolean;
  /** Minutes in which half of this seller's answers came; null while there are fewer than five. */
  readonly answerMinutes: number | null;
}
