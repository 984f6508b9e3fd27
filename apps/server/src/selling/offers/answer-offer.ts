import { parseCarPrice } from '@forecourt/domain/listing/car-price';
import { dollars } from '@forecourt/domain/money/dollars';
import { adPath } from '@forecourt/domain/selling/ad-paths';
import type { ActAnswer, Asked } from '@forecourt/web/back-office/office';
import { sql } from 'drizzle-orm';
import { addMessage } from '../../leads/conversations/conversations.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import type { Act } from '../act.ts';
import { changeAd } from '../ads/change-ad.ts';
import type { AtDesk, SellingParts } from '../selling-parts.ts';
import { offerAnswers } from '../tables.ts';

interface Answer {
  readonly answer: 'accepted' | 'countered' | 'declined';
  /** Whole dollars, of a counter-offer. */
  readonly amount: number | null;
  /** What the buyer reads. @param offer whole dollars */
  readonly words: (offer: number) => string;
}

export const acceptOffer: Act = {
  run: (parts, fields, at) =>
    answerOffer(parts, fields, at, {
      answer: 'accepted',
      amount: null,
      words: (offer) =>
        `I accept your offer of ${dollars(offer)}. When and where would you like to meet?`,
    }),
};

export const declineOffer: Act = {
  run: (parts, fields, at) =>
    answerOffer(parts, fields, at, {
      answer: 'declined',
      amount: null,
      words: (offer) =>
        `Thank you for your offer of ${dollars(offer)}. I would rather not sell at that price.`,
    }),
};

export const counterOffer: Act = {
  async run(parts, fields, at) {
    const amount = parseCarPrice(fields.amount ?? '');
    if (amount === undefined)
      return { status: 'INVALID', problems: { amount: 'Expected whole dollars, such as 9,450.' } };
    return answerOffer(parts, fields, at, {
      answer: 'countered',
      amount,
      words: (offer) =>
        `Thank you for your offer of ${dollars(offer)}. I would sell at ${dollars(amount)}: is that a price for you?`,
    });
  },
};

/** Tells a buyer what the seller makes of an offer, once; more is said in their conversation. */
function answerOffer(
  parts: SellingParts,
  { ad: id, offer: leadId, seen, agreed }: Asked,
  at: AtDesk,
  { answer, amount, words }: Answer,
): Promise<ActAnswer> {
  return changeAd(parts, at, id, async ({ transaction }, ad) => {
    const offer = await findOffer(transaction, ad.ownerId, leadId);
    if (offer === undefined) return { status: 'MISSING' };
    const done: ActAnswer = { status: 'DONE', path: adPath(ad.id) };
    if (offer.answer === answer && offer.countered === amount) return done;
    if (offer.answer !== null)
      return {
        status: 'REFUSED',
        sentence: 'You answered this offer already: write the buyer what has changed.',
      };
    if (seen !== undefined && Number(seen) !== offer.offer)
      return {
        status: 'REFUSED',
        sentence: `Nothing was sent: the offer was changed meanwhile, and is ${dollars(offer.offer)} now.`,
      };
    const other = answer === 'accepted' && (await findAgreed(transaction, offer, agreed));
    if (other)
      return {
        status: 'REFUSED',
        sentence: `Nothing was sent: you agreed with ${other.name} on ${dollars(other.sum)} meanwhile.`,
      };
    const slip = slipIn(amount, offer.offer, ad.facts.price);
    if (slip !== null) return { status: 'INVALID', problems: { amount: slip } };
    const said = await addMessage({ database: transaction, queue: parts.queue }, offer.token, {
      text: words(offer.offer),
    });
    if (said.status === 'INVALID') return said;
    if (said.status !== 'SUCCESS') return { status: 'REFUSED', sentence: said.sentence };
    await transaction.insert(offerAnswers).values({
      leadId: offer.leadId,
      answer,
      amount,
      answeredAt: new Date(at.now),
    });
    return done;
  });
}

/**
 * What is wrong with a counter-offer; null of one between the offer and the asking price, and of another answer. It
 * reaches the buyer at once, and there is one alone.
 */
function slipIn(amount: number | null, offer: number, price: number | null): string | null {
  if (amount === null || price === null || (amount > offer && amount <= price)) return null;
  return `Enter more than the ${dollars(offer)} offered, and no more than your ${dollars(price)}.`;
}

/** Another offer for the car that was agreed on. @param seen ids of those that the seller saw, with spaces between */
async function findAgreed(database: Database, { leadId }: FoundOffer, seen = '') {
  const agreed = await rowsOf<{ id: string; name: string; sum: number }>(
    database,
    sql`select others.id, others.first_name as name, coalesce(amount, others.offer) as sum
        from leads join leads as others on others.owner_id = leads.owner_id and others.id <> leads.id
        join offer_answers on offer_answers.lead_id = others.id
        where leads.id = ${leadId}::uuid and answer = 'accepted'
        order by offer_answers.answered_at desc`,
  );
  return agreed.find(({ id }) => !seen.split(' ').includes(id));
}

interface FoundOffer {
  readonly leadId: string;
  /** Whole dollars. */
  readonly offer: number;
  /** The secret by which the seller writes. */
  readonly token: string;
  readonly answer: Answer['answer'] | null;
  readonly countered: number | null;
}

async function findOffer(
  database: Database,
  ownerId: number | null,
  leadId = '',
): Promise<FoundOffer | undefined> {
  if (!isUuid(leadId)) return undefined;
  const [row] = await rowsOf<FoundOffer>(
    database,
    sql`select leads.id as "leadId", offer, seller_token as token, answer, amount as countered
        from leads join conversations on conversations.lead_id = leads.id
        left join offer_answers on offer_answers.lead_id = leads.id
        where leads.id = ${leadId}::uuid and owner_id = ${ownerId}::bigint and offer is not null
        for update of leads`,
  );
  return row;
}
