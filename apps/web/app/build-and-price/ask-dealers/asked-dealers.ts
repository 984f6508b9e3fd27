import { maxDealersAsked } from '@forecourt/domain/build-and-price/ask-dealers';
import type { LeadOutcome, SentLead } from '../../leads/sending/lead-outcome.ts';
import { type TypedFields, textsOf } from '../../ui/form/typed-fields.ts';

/** A dealer that was asked about a car. */
export interface SentDealer {
  readonly listingId: number;
  /** The shopper's link to the conversation; null where it is known by email only. */
  readonly token: string | null;
}

/** What became of the others. */
export interface UnsentDealer {
  readonly listingId: number;
  readonly outcome: Exclude<LeadOutcome, SentLead>;
}

/** What became of a form. */
export interface AskedDealers {
  readonly sent: readonly SentDealer[];
  readonly unsent: readonly UnsentDealer[];
}

/** In place of a token that is known by email only. */
const byEmail = 'before';

export const writeSent = ({ listingId, token }: SentDealer): string =>
  `${listingId}.${token ?? byEmail}`;

/** Reads what `writeSent` wrote; what it did not write is passed over. */
export function readSent(texts: readonly string[]): SentDealer[] {
  return texts.slice(0, maxDealersAsked).flatMap((text) => {
    const [, id, token] = /^(\d{1,12})\.([\da-f]{32}|before)$/.exec(text) ?? [];
    if (id === undefined || token === undefined) return [];
    return { listingId: Number(id), token: token === byEmail ? null : token };
  });
}

/** Cars whose dealers a form asks, but for those that were asked already. */
export function dealersToAsk(form: FormData): readonly number[] {
  const sent = new Set(readSent(textsIn(form, 'sent')).map(({ listingId }) => listingId));
  const ids = textsIn(form, 'dealer').filter((text) => /^\d{1,12}$/.test(text));
  return [...new Set(ids.map(Number))].filter((id) => !sent.has(id));
}

/** Why a form asks nobody; null where it does. */
export function problemOfChoice(form: FormData): string | null {
  const count = dealersToAsk(form).length + textsIn(form, 'sent').length;
  if (count === 0) return 'Choose whom to ask.';
  return count > maxDealersAsked ? `Choose ${maxDealersAsked} dealers at the most.` : null;
}

/** Sends a form to each dealer that it asks. @param send sends fields about a car, and never throws */
export async function askDealers(
  form: FormData,
  send: (listingId: number, fields: TypedFields) => Promise<LeadOutcome>,
): Promise<AskedDealers> {
  const { dealer: _, sent: __, key = '', ...fields } = textsOf(form);
  const outcomes = await Promise.all(
    dealersToAsk(form).map(async (listingId) => ({
      listingId,
      // One lead a car, however often the form is sent.
      outcome: await send(listingId, { ...fields, key: `${key}.${listingId}` }),
    })),
  );
  const before = readSent(textsIn(form, 'sent'));
  return {
    sent: [...before, ...outcomes.flatMap(({ listingId, outcome }) => sentOf(listingId, outcome))],
    unsent: outcomes.flatMap(({ listingId, outcome }) =>
      outcome.status === 'SUCCESS' ? [] : { listingId, outcome },
    ),
  };
}

const sentOf = (listingId: number, outcome: LeadOutcome): SentDealer[] =>
  outcome.status === 'SUCCESS' ? [{ listingId, token: outcome.conversationToken }] : [];

const textsIn = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');
