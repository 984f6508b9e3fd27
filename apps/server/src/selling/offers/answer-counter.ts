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
  return counter?.answer === 'countered' ? counter.amount : null;
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
    const counter = await findRow(transaction, token, sql`for update of offer_answers`);
    if (!counter)
      return { status: 'GONE', sentence: 'That offer stands no more. Write the seller instead.' };
    if (counter.answer === answer) return { status: 'SUCCESS' };
    if (counter.answer !== 'countered')
      return {
        status: 'GONE',
        sentence: `You ${counter.answer} it already. Write the seller instead.`,
      };
    const said = await addMessage({ database: transaction, queue }, token, {
      text: words[answer](counter.amount),
    });
    if (said.status === 'SUCCESS')
      await transaction
        .update(offerAnswers)
        .set({ answer })
        .where(eq(offerAnswers.leadId, counter.leadId));
    return said;
  });
}

interface Counter {
  readonly leadId: string;
  readonly answer: 'countered' | CounterAnswer;
  /** Whole dollars. */
  readonly amount: number;
}

/** By the secret of the buyer; the car is still theirs to sell. */
async function findRow(
  database: Database,
  token: string,
  suffix = sql``,
): Promise<Counter | undefined> {
  const [row] = await rowsOf<Counter>(
    database,
    sql`select leads.id as "leadId", answer, amount
        from conversations join leads on leads.id = conversations.lead_id
          join offer_answers on offer_answers.lead_id = leads.id
          join private_ads on private_ads.owner_id = leads.owner_id
        where shopper_token = ${token} and ended_by is null and amount is not null
          and private_ads.status in ('live', 'paused') ${suffix}`,
  );
  return row;
}
