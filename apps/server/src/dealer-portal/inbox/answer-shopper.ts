import { addMessage } from '../../leads/conversations/conversations.ts';
import type { Act } from '../act.ts';
import { findSellerLink } from './find-seller-link.ts';

/** Answers a shopper as the private link does: with its mail, its limit and its time to the first answer. */
export const answerShopper: Act = {
  async run({ database, queue }, { conversation = '', text }, { dealer }) {
    const link = await findSellerLink(database, dealer.id, conversation);
    if (link === null) return { status: 'MISSING' };
    const answer = await addMessage({ database, queue }, link, { text });
    if (answer.status === 'SUCCESS')
      return { status: 'DONE', address: { conversation, start: null } };
    if (answer.status === 'INVALID') return answer;
    return { status: 'REFUSED', sentence: answer.sentence };
  },
};
