import { answerWithQuote } from '../../leads/quotes/answer-with-quote.ts';
import { estimateForConversation } from '../../leads/quotes/estimate-for-conversation.ts';
import type { Act } from '../act.ts';
import { findMeanwhile } from './find-meanwhile.ts';
import { findSellerLink } from './find-seller-link.ts';

/**
 * Answers a shopper as the private link does: with its mail, its limit and its time to the first answer. It is held
 * where others wrote since the page was read, so that two colleagues do not say two things.
 */
export const answerShopper: Act = {
  async run(parts, { conversation = '', was, ...fields }, at) {
    const { dealer, calls, staff } = at;
    const { database, queue } = parts;
    const link = await findSellerLink(database, dealer.id, conversation);
    if (link === null) return { status: 'MISSING' };
    const answer = await answerWithQuote({ database, queue }, link, fields, {
      estimate: (token, tradeIn) =>
        calls.attempt('dealer-quote', () => estimateForConversation(parts, token, tradeIn), null),
      staffId: staff.id,
      // A form of an earlier version does not say what was read.
      findHold: async (transaction) =>
        was === undefined ? null : findMeanwhile(transaction, { conversation, was }, at),
    });
    if (answer.status === 'SUCCESS')
      return { status: 'DONE', address: { conversation, start: null } };
    if (answer.status === 'INVALID') return answer;
    return { status: 'REFUSED', sentence: answer.sentence };
  },
};
