import { answerWithQuote } from '../../leads/quotes/answer-with-quote.ts';
import { estimateForConversation } from '../../leads/quotes/estimate-for-conversation.ts';
import type { Act } from '../act.ts';
import { findSellerLink } from './find-seller-link.ts';

/** Answers a shopper as the private link does: with its mail, its limit and its time to the first answer. */
export const answerShopper: Act = {
  async run(parts, { conversation = '', ...fields }, { dealer, calls }) {
    const { database, queue } = parts;
    const link = await findSellerLink(database, dealer.id, conversation);
    if (link === null) return { status: 'MISSING' };
    const answer = await answerWithQuote({ database, queue }, link, fields, (token, tradeIn) =>
      calls.attempt('dealer-quote', () => estimateForConversation(parts, token, tradeIn), null),
    );
    if (answer.status === 'SUCCESS')
      return { status: 'DONE', address: { conversation, start: null } };
    if (answer.status === 'INVALID') return answer;
    return { status: 'REFUSED', sentence: answer.sentence };
  },
};
