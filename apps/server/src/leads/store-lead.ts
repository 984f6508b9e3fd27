import { createHash, randomUUID } from 'node:crypto';
import { changedLines } from '@forecourt/domain/lead/changed-lines';
import type { LeadAnswer } from '@forecourt/domain/lead/lead-answer';
import type { LeadRequest } from '@forecourt/domain/lead/lead-request';
import { mailboxOf } from '@forecourt/domain/lead/mailbox';
import type { Deal } from '@forecourt/domain/money/deal';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { lockByName } from '../platform/database/lock-by-name.ts';
import { type AskedCar, toLeadVehicle } from './asked-car/find-asked-car.ts';
import { type AskedLead, askedRows } from './conversations/asked-rows.ts';
import { addFurtherMessage, createConversation } from './conversations/conversation-rows.ts';
import { findLimit } from './lead-limits.ts';
import { jobNames, type LeadParts } from './lead-parts.ts';
import { tellStaff } from './mail/staff-mails.ts';
import { recordEvent } from './record-event.ts';
import { leadKeys, leads } from './tables.ts';

/**
 * What the same person, or somebody on the same browser, asks under one address about the same car within this time is
 * one lead, unless its conversation was ended: whoever only knows the address adds nothing and is told nothing. An
 * offer that was answered stays as it is: the next one is another lead.
 */
const sameLeadMinutes = 10;

/** Who sends it, and how. */
export interface LeadSender {
  readonly brand: string;
  readonly visitorId: string | null;
  /** Who is signed in. */
  readonly personId: string | null;
  /** Made by the client: what comes twice with one is one lead. */
  readonly key: string | null;
  /** The one that the words before these were sent with. */
  readonly keyBefore?: string | null;
}

export interface StoredLead {
  readonly leadId: string;
  readonly isRepeated: boolean;
  readonly conversationToken: string | null;
}

export interface NewLead {
  readonly request: LeadRequest;
  readonly car: AskedCar;
  readonly sender: LeadSender;
  readonly deal: Deal | null;
}

export type LeadRefusal = Exclude<LeadAnswer, { readonly status: 'SUCCESS' }>;

/**
 * Has concurrent requests wait for each other that could be the same lead or count against the same limit: those with
 * one key, then those of one person, then those to one seller. Locks are always taken in that order.
 */
export async function storeOnce(
  parts: LeadParts,
  lead: NewLead,
): Promise<StoredLead | LeadRefusal> {
  const { database } = parts;
  const { request, sender } = lead;
  const email = request.fromEmailAddress.toLowerCase();
  const purpose = purposeOf(request.kind);
  if (sender.key !== null) {
    await lockByName(database, `key ${sender.key}`);
    const known = await findByKey(database, sender.key, fingerprintOf(lead));
    if (known) return known;
  }
  await lockByName(database, `lead ${mailboxOf(email)}`);
  const { listingId } = request;
  const recent = await findRecent(database, { email, listingId, purpose, sender });
  if (recent) {
    await rememberKey(database, lead, { leadId: recent.id, madeLead: false });
    await recordEvent(database, recent.id, 'repeated');
    await addNews(parts, recent, lead);
    // Who uses the same browser gets no link to what was written before.
    return { leadId: recent.id, isRepeated: true, conversationToken: null };
  }
  const ownerId = lead.car.owner.id;
  await lockByName(database, `seller ${ownerId}`);
  const limit = await findLimit(database, { email, ownerId, personId: sender.personId });
  if (limit !== null) return { status: 'LIMITED', sentence: limit };
  return storeNew(parts, lead, email);
}

async function storeNew(parts: LeadParts, lead: NewLead, email: string): Promise<StoredLead> {
  const { database, queue, reference } = parts;
  const { request, car, sender, deal } = lead;
  const leadId = randomUUID();
  await database.insert(leads).values({
    id: leadId,
    kind: request.kind,
    status: 'waiting',
    brand: sender.brand,
    listingId: request.listingId,
    ownerId: car.owner.id,
    vehicle: toLeadVehicle(car.listing, reference),
    firstName: request.firstName,
    lastName: request.lastName,
    email,
    phone: request.phoneNumber,
    zip: request.zip,
    originPage: request.originPage,
    comments: request.comments,
    wish: request.wish,
    offer: request.offer,
    deal,
    visitorId: sender.visitorId,
    personId: sender.personId,
  });
  const conversationToken = await createConversation(database, leadId, request.comments);
  await rememberKey(database, lead, { leadId, madeLead: true });
  await recordEvent(database, leadId, 'stored');
  await queue.enqueue(database, { name: jobNames.deliver, data: { leadId } });
  await queue.enqueue(database, { name: jobNames.confirm, data: { leadId } });
  await tellStaff(parts, leadId);
  return { leadId, isRepeated: false, conversationToken };
}

/** Tells the seller what a request says that the one before it did not. */
async function addNews(parts: LeadParts, recent: RecentLead, lead: NewLead): Promise<void> {
  const terms = latestTerms(recent, lead);
  const changed = changedTerms(recent, terms);
  const { comments } = lead.request;
  const isTold = comments === recent.comments || comments === recent.latest;
  const text = [isTold ? '' : comments, ...changed].filter(Boolean).join('\n');
  if (text !== '') await addFurtherMessage(parts, recent.id, text);
  if (changed.length > 0)
    await parts.database
      .update(leads)
      .set(terms)
      .where(and(eq(leads.id, recent.id), isOpenOffer));
}

/** Whether a lead is no offer, or one that its seller has not answered. */
const isOpenOffer = sql`(leads.kind <> 'make-offer' or leads.answered_at is null)`;

/** What is asked for besides words, and where to call. */
type Terms = AskedLead & Pick<typeof leads.$inferSelect, 'phone'>;

/** What a request leaves free stays as the one before it said. */
const latestTerms = (before: Terms, { request, deal }: NewLead): Terms => ({
  offer: request.offer ?? before.offer,
  wish: request.wish ?? before.wish,
  phone: request.phoneNumber ?? before.phone,
  deal: before.deal && (deal ?? before.deal),
});

/** The lines of a request that are others than before or gone, below a sentence that says so. */
function changedTerms(before: Terms, terms: Terms): readonly string[] {
  const told = (one: Terms) => [
    ...askedRows(one),
    ...(one.phone === null ? [] : [['Phone', one.phone] as const]),
  ];
  const changed = changedLines(told(before), told(terms));
  return changed.length === 0 ? [] : ['My request has changed:', ...changed];
}

/** Messages are one thing; a wish for a test drive, an offer and a reservation are others. */
function purposeOf(kind: LeadRequest['kind']): keyof typeof kindsOf {
  return kind === 'test-drive' || kind === 'make-offer' || kind === 'reserve' ? kind : 'message';
}

const kindsOf = {
  message: ['email', 'one-click', 'chat'],
  'test-drive': ['test-drive'],
  'make-offer': ['make-offer'],
  reserve: ['reserve'],
} as const;

const fingerprintOf = ({ request, deal }: Pick<NewLead, 'request' | 'deal'>) =>
  createHash('sha256')
    .update(
      JSON.stringify(deal === null ? request : { request, deal: { ...deal, heldUntil: null } }),
    )
    .digest('base64url');

async function findByKey(
  database: Database,
  key: string,
  fingerprint: string,
): Promise<StoredLead | LeadRefusal | null> {
  const [known] = await rowsOf<{ leadId: string; fingerprint: string; token: string | null }>(
    database,
    // As without a key: who only added to a lead gets no link to what its owner wrote.
    sql`select lead_id as "leadId", fingerprint, case when made_lead then shopper_token end as token
        from lead_keys join conversations using (lead_id) where key = ${key}`,
  );
  if (!known) return null;
  if (known.fingerprint !== fingerprint)
    return {
      status: 'INVALID',
      problems: { 'Idempotency-Key': 'expected a key that nothing else was sent with' },
    };
  return { leadId: known.leadId, isRepeated: true, conversationToken: known.token };
}

type RecentLead = Terms &
  Pick<typeof leads.$inferSelect, 'id' | 'comments'> & { readonly latest: string | null };

async function findRecent(
  database: Database,
  asked: {
    readonly email: string;
    readonly listingId: number;
    readonly purpose: keyof typeof kindsOf;
    readonly sender: LeadSender;
  },
): Promise<RecentLead | undefined> {
  const kinds = sql.join(
    kindsOf[asked.purpose].map((kind) => sql`${kind}`),
    sql`, `,
  );
  const { visitorId, personId, keyBefore = null } = asked.sender;
  const [recent] = await rowsOf<RecentLead>(
    database,
    sql`select id, comments, offer, wish, phone, deal, (select text from lead_messages where lead_id = leads.id
            and speaker = 'shopper' order by lead_messages.created_at desc limit 1) as latest
        from leads join conversations on lead_id = id
        where ended_by is null and email = ${asked.email} and listing_id = ${asked.listingId} and kind in (${kinds})
          and (visitor_id = ${visitorId} or person_id = ${personId}
            or id in (select lead_id from lead_keys where key = ${keyBefore}))
          and ${isOpenOffer} and created_at > now() - make_interval(mins => ${sameLeadMinutes}::int)
        order by created_at desc limit 1`,
  );
  return recent;
}

async function rememberKey(
  database: Database,
  { request, deal, sender: { key } }: NewLead,
  kept: Pick<typeof leadKeys.$inferInsert, 'leadId' | 'madeLead'>,
): Promise<void> {
  if (key === null) return;
  await database.delete(leadKeys).where(sql`${leadKeys.createdAt} < now() - interval '2 days'`);
  await database
    .insert(leadKeys)
    .values({ key, ...kept, fingerprint: fingerprintOf({ request, deal }) });
}
