import type { CounterAnswer } from '@forecourt/domain/lead/counter-answer';
import type { MessageAnswer } from '@forecourt/domain/lead/lead-answer';
import { dollars } from '@forecourt/domain/money/dollars';
import { eq, sql } from 'drizzle-orm';
import { addMessage } from '../../leads/conversations/conversations.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { SellingParts } from '../selling-parts.ts';
import { offerAnswers } from '../tables.ts';

/** What the seller asked for in answer to an offer, in whole dollars, while the buyer may take it; else null. */
export async function findCounter(database: Database, token: string): Promise<number | null> {
  const counter = await findRow(database, token);
  return counter?.answer === 'countered' && !counter.isOver ? counter.amount : null;
}

/** What the seller reads. @param amount whole dollars */
const words: Readonly<Record<CounterAnswer, (amount: number) => string>> = {
  accepted: (amount) =>
    `I accept your price of ${dollars(amount)}. When and where would you like to meet?`,
  declined: (amount) => `Thank you, but ${dollars(amount)} is not a price for me.`,
};

/** A buyer takes what the seller asked for, or does not, and tells it in their conversation, once. */
export async function answerCounter(
  { database, queue }: Pick<SellingParts, 'database' | 'queue'>,
  token: string,
  answer: CounterAnswer,
): Promise<MessageAnswer> {
  return database.transaction(async (transaction) => {
    await lockAd(transaction, token);
    const counter = await findRow(transaction, token);
    if (!counter)
      return { status: 'GONE', sentence: 'That offer stands no more. Write the seller instead.' };
    if (counter.answer === answer) return { status: 'SUCCESS' };
    if (counter.answer !== 'countered')
      return {
        status: 'GONE',
        sentence: `You ${counter.answer} it already. Write the seller instead.`,
      };
    if (counter.isOver && answer === 'accepted')
      return {
        status: 'GONE',
        sentence: 'The seller agreed with another buyer meanwhile. Write the seller instead.',
      };
    const said = await addMessage({ database: transaction, queue }, token, {
      text: words[answer](counter.amount),
    });
    if (said.status === 'SUCCESS')
      await transaction
        .update(offerAnswers)
        .set({ answer, answeredAt: sql`now()` })
        .where(eq(offerAnswers.leadId, counter.leadId));
    return said;
  });
}

/** Nobody else answers an offer for the car until the transaction ends. */
async function lockAd(transaction: Database, token: string): Promise<void> {
  await transaction.execute(sql`
    select from conversations join leads on leads.id = conversations.lead_id
      join private_ads on private_ads.owner_id = leads.owner_id
    where shopper_token = ${token} for update of private_ads`);
}

interface Counter {
  readonly leadId: string;
  readonly answer: 'countered' | CounterAnswer;
  /** Whole dollars. */
  readonly amount: number;
  /** Whether the seller has agreed with another buyer since. */
  readonly isOver: boolean;
}

/** By the secret of the buyer; the car is still theirs to sell. */
async function findRow(database: Database, token: string): Promise<Counter | undefined> {
  const [row] = await rowsOf<Counter>(
    database,
    sql`select leads.id as "leadId", own.answer, own.amount,
          exists (
            select from leads as others join offer_answers on offer_answers.lead_id = others.id
            where others.owner_id = leads.owner_id and others.id <> leads.id
              and offer_answers.answer = 'accepted' and offer_answers.answered_at >= own.answered_at
          ) as "isOver"
        from conversations join leads on leads.id = conversations.lead_id
          join offer_answers as own on own.lead_id = leads.id
          join private_ads on private_ads.owner_id = leads.owner_id
        where shopper_token = ${token} and ended_by is null and own.amount is not null
          and private_ads.status in ('live', 'paused')`,
  );
  return row;
}
