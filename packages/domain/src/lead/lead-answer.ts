/** What became of what a shopper sent to a seller. */
export type LeadAnswer =
  /** It is stored and on its way. */
  | {
      readonly status: 'SUCCESS';
      readonly leadId: string;
      /** The same was sent before; nothing is sent twice. */
      readonly isRepeated: boolean;
      /** The shopper's own link to the conversation; null when it is known by email only. */
      readonly conversationToken: string | null;
      readonly sellerName: string;
      /** Minutes in which half of this seller's answers come; null while too few are known. */
      readonly answerMinutes: number | null;
    }
  /** Sentences by the fields that they are for. */
  | { readonly status: 'INVALID'; readonly problems: Readonly<Record<string, string>> }
  /** Nothing was sent, for a reason that a sentence tells. */
  | { readonly status: 'LIMITED' | 'UNREACHABLE' | 'GONE'; readonly sentence: string };

/** What became of a message within a conversation. */
export type MessageAnswer =
  | { readonly status: 'SUCCESS' }
  | { readonly status: 'INVALID'; readonly problems: Readonly<Record<string, string>> }
  | { readonly status: 'LIMITED' | 'GONE' | 'HELD'; readonly sentence: string };
