import type { Conversation } from '@forecourt/domain/lead/conversation';
import { dealRows } from '@forecourt/domain/money/deal';
import { dollars } from '@forecourt/domain/money/dollars';
import type { leads } from '../tables.ts';

export type AskedLead = Pick<typeof leads.$inferSelect, 'offer' | 'wish' | 'deal'>;

/** What a lead asks for besides its words, as both sides see it. */
export function askedRows({ offer, wish, deal }: AskedLead): Conversation['asked'] {
  return [
    ...(offer === null ? [] : [['Offer', dollars(offer)] as const]),
    ...(wish === null ? [] : [['Would like to drive it', wish] as const]),
    ...(deal === null ? [] : dealRows(deal)),
  ];
}
