import type { Speaker } from '@forecourt/domain/lead/conversation';
import type { WrittenLeadKind } from '@forecourt/domain/lead/lead-request';
import type { ShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import type { DraftEstimate } from '@forecourt/domain/money/quote/follow-tax';
import type { Quote } from '@forecourt/domain/money/quote/quote';

/** A conversation in the list. */
export interface ListedConversation {
  readonly id: string;
  readonly name: string;
  readonly carName: string;
  readonly kind: WrittenLeadKind;
  readonly isWaiting: boolean;
  /** `14 minutes`: how long the shopper has waited; null for one who does not. */
  readonly waits: string | null;
  /** `6 minutes`: how long the first answer took; null where there is none. */
  readonly answeredIn: string | null;
  readonly lastWords: string;
  /** `You` or a colleague's name; null where the shopper wrote last. */
  readonly lastWriter: string | null;
  /** `1:52 PM`, `Friday`, `Nov 20`. */
  readonly lastAt: string;
}

/** How soon a dealer answered first. */
export interface AnswerFigures {
  /** Conversations that began in as many days are counted. */
  readonly days: number;
  readonly answers: number;
  /** Half of the answers took as long at the most; null where there was none. */
  readonly minutes: number | null;
  /** How many were answered when; `open` are not answered yet. */
  readonly spread: Readonly<
    Record<'within15' | 'within60' | 'within240' | 'later' | 'open', number>
  >;
  /** The last first answer; null where there was none. */
  readonly last: { readonly at: string; readonly minutes: number | null } | null;
  /** What shoppers are told, and of how many answers; null minutes while there are fewer than needed. */
  readonly shown: {
    readonly minutes: number | null;
    readonly answers: number;
    readonly needed: number;
  };
}

/** A conversation, and who it is with: what the private link and the mail to the seller tell, without an address. */
export interface Thread {
  readonly id: string;
  readonly firstName: string;
  readonly name: string;
  readonly kind: WrittenLeadKind;
  readonly kindName: string;
  /** When it began: `Friday, November 20, 5:12 PM`. */
  readonly begun: string;
  readonly asked: readonly (readonly [label: string, value: string])[];
  readonly phone: string | null;
  readonly zip: string | null;
  /** When a test drive would suit, in the shopper's words. */
  readonly wish: string | null;
  readonly messages: readonly {
    readonly id: string;
    readonly isOurs: boolean;
    /** Whether who looks at it wrote it. */
    readonly isMine: boolean;
    /** `You`, the name of a colleague, or that of the shopper. */
    readonly writer: string;
    readonly text: string;
    /** What was asked for the car in all; null of most messages. */
    readonly quote: Quote | null;
    readonly day: string;
    readonly time: string;
  }[];
  readonly answeredMinutes: number | null;
  readonly endedBy: Speaker | null;
  readonly isDone: boolean;
  readonly maxLength: number;
}

/** The car that a conversation is about. */
export interface ConversationCar {
  readonly href: string;
  readonly name: string;
  readonly stockNumber: string | null;
  readonly mileage: number | null;
  /** What it was for sale at when it was asked about. */
  readonly askedPrice: number | null;
  readonly price: number | null;
  readonly isForSale: boolean;
  readonly deal: ShownDeal | null;
  readonly pictureUrl: string;
  readonly isPhoto: boolean;
}

/** Which conversations the list has. */
export interface AskedInbox {
  readonly show: 'open' | 'done';
  /** In the shopper's name or the car's, or its VIN or stock number; empty for all. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** What the inbox shows. */
export interface InboxView {
  readonly asked: AskedInbox;
  /** Who waits longest first. */
  readonly waiting: readonly ListedConversation[];
  readonly others: readonly ListedConversation[];
  /** Whether a page follows. */
  readonly isMore: boolean;
  readonly figures: AnswerFigures | null;
  readonly chosen: {
    readonly thread: Thread;
    readonly car: ConversationCar;
    /** Our own lines for it, which a quote begins with; null where we have none. */
    readonly estimate: DraftEstimate | null;
    /** Whether the address names it: a phone then shows it in place of the list. */
    readonly isAsked: boolean;
  } | null;
}
