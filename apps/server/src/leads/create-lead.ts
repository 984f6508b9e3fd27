import { randomUUID } from 'node:crypto';
import { isTrapped } from '@forecourt/domain/lead/email-form';
import type { LeadAnswer } from '@forecourt/domain/lead/lead-answer';
import { type LeadRequest, leadRequestSchema } from '@forecourt/domain/lead/lead-request';
import {
  asBeginning,
  knownSellerWords,
  takesOffers,
} from '@forecourt/domain/listing/seller/seller-words';
import type { Deal } from '@forecourt/domain/money/deal';
import { problemsByField } from '../platform/problems-by-field.ts';
import { answerTimeOf } from './answer-time.ts';
import { type AskedCar, findAskedCar } from './asked-car/find-asked-car.ts';
import { takesMessages } from './asked-car/takes-messages.ts';
import { newToken } from './conversations/conversation-rows.ts';
import type { LeadParts } from './lead-parts.ts';
import { type LeadRefusal, type LeadSender, type StoredLead, storeOnce } from './store-lead.ts';

/** Stores what a shopper sends to a seller, once, with the jobs that deliver it. */
export async function createLead(
  parts: LeadParts,
  fields: Readonly<Record<string, unknown>>,
  sender: LeadSender,
  deal: Deal | null = null,
): Promise<LeadAnswer> {
  const parsed = leadRequestSchema.safeParse(fields);
  if (!parsed.success) return { status: 'INVALID', problems: problemsByField(parsed.error) };
  const request = parsed.data;
  const { kind } = request;
  if ((kind === 'reserve') !== (deal !== null)) return { status: 'INVALID', problems: withoutDeal };
  const car = await findAskedCar(parts.database, request.listingId);
  const refusal = car ? refusalOf(request, car, parts) : gone;
  if (!car || refusal) {
    parts.counts.add(kind, 'refused');
    return refusal ?? gone;
  }
  const toAnswer = async (stored: StoredLead): Promise<LeadAnswer> => ({
    status: 'SUCCESS',
    ...stored,
    sellerName: car.owner.name,
    answerMinutes: await answerTimeOf(parts.database, car.owner.id),
  });
  if (isTrapped(request)) {
    parts.counts.add(kind, 'robot');
    const made = { leadId: randomUUID(), isRepeated: false, conversationToken: newToken() };
    return toAnswer(made);
  }
  const stored = await parts.database.transaction((transaction) =>
    storeOnce({ ...parts, database: transaction }, { request, car, sender, deal }),
  );
  if ('status' in stored) {
    parts.counts.add(kind, stored.status === 'LIMITED' ? 'limited' : 'refused');
    return stored;
  }
  parts.counts.add(kind, stored.isRepeated ? 'repeated' : 'stored');
  return toAnswer(stored);
}

const withoutDeal = {
  kind: 'A car is reserved on the page of what it costs, where its deal is put together',
};

const gone: LeadRefusal = {
  status: 'GONE',
  sentence: 'This car is no longer for sale. Nothing was sent.',
};

function refusalOf({ kind }: LeadRequest, car: AskedCar, parts: LeadParts): LeadRefusal | null {
  if (!car.isActive) return gone;
  const { owner, leadEmail } = car;
  if (kind === 'make-offer' && !owner.privateSeller)
    return {
      status: 'INVALID',
      problems: { kind: 'Offers are for private sellers; ask a dealer by email instead' },
    };
  if (kind === 'make-offer' && !takesOffers(owner))
    return {
      status: 'INVALID',
      problems: { offer: 'The price is firm: the seller takes no offers. Ask a question instead' },
    };
  if (!takesMessages(owner, leadEmail ?? parts.leadsTo))
    return {
      status: 'UNREACHABLE',
      sentence: `${asBeginning(knownSellerWords(owner))} takes no messages here. Nothing was sent.`,
    };
  return null;
}
