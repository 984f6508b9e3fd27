import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isTrapped } from '@forecourt/domain/lead/email-form';
import type { LeadAnswer } from '@forecourt/domain/lead/lead-answer';
import { type LeadRequest, leadRequestSchema } from '@forecourt/domain/lead/lead-request';
import type { Deal } from '@forecourt/domain/money/deal';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { answerTimeOf } from './answer-time.ts';
import { addFurtherMessage, createConversation } from './conversations/conversation-rows.ts';
import { type AskedCar, findAskedCar, toLeadVehicle } from './find-asked-car.ts';
import { findLimit } from './lead-limits.ts';
import { jobNames, type LeadParts } from './lead-parts.ts';
import { recordEvent } from './record-event.ts';
import { leadKeys, leads } from './tables.ts';

/** What the same person asks about the same car within this time is one lead. */
const sameLeadMinutes = 10;

/** Who sends it, and how. */
export interface LeadSender {
  readonly brand: string;
  readonly visitorId: string | null;
  /** Made by the client: what comes twice with one is one lead. */
  readonly key: string | null;
}

/** Stores what a shopper sends to a seller, once, with the jobs that deliver it. */
export async function createLead(
  parts: LeadParts,
  fields: Readonly<Record<string, unknown>>,
  sender: LeadSender,
  deal: Deal | null = null,
): Promise<LeadAnswer> {
  const parsed = leadRequestSchema.safeParse(fields);
  if (!parsed.success) return { status: 'INVALID', problems: problemsOf(parsed.error) };
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

interface StoredLead {
  readonly leadId: string;
  readonly isRepeated: boolean;
  readonly conversationToken: string | null;
}

interface NewLead {
  readonly request: LeadRequest;
  readonly car: AskedCar;
  readonly sender: LeadSender;
  readonly deal: Deal | null;
}

const withoutDeal = {
  kind: 'A car is reserved on the page of what it costs, where its deal is put together',
};

type Refusal = Exclude<LeadAnswer, { readonly status: 'SUCCESS' }>;

const gone: Refusal = {
  status: 'GONE',
  sentence: 'This car is no longer for sale. Nothing was sent.',
};

/** Sentences by fields; of several for one the first. */
export function problemsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [path.join('.') || 'form', message]),
  );
}

function refusalOf({ kind }: LeadRequest, car: AskedCar, parts: LeadParts): Refusal | null {
  if (!car.isActive) return gone;
  const { owner, leadEmail } = car;
  if (kind === 'make-offer' && !owner.privateSeller)
    return {
      status: 'INVALID',
      problems: { kind: 'Offers are for private sellers; ask a dealer by e-mail instead' },
    };
  if (owner.hideEmailForm || (leadEmail ?? parts.leadsTo) === null)
    return {
      status: 'UNREACHABLE',
      sentence: `${owner.name} takes no messages here. Nothing was sent.`,
    };
  return null;
}

/**
 * Has concurrent requests wait for each other that could be the same lead: those with one key, then
 * those of one person about one car. Locks are always taken in that order.
 */
async function storeOnce(parts: LeadParts, lead: NewLead): Promise<StoredLead | Refusal> {
  const { database } = parts;
  const { request, sender } = lead;
  const email = request.fromEmailAddress.toLowerCase();
  const purpose = purposeOf(request.kind);
  if (sender.key !== null) {
    await lock(database, `key ${sender.key}`);
    const known = await findByKey(database, sender.key, fingerprintOf(lead));
    if (known) return known;
  }
  await lock(database, `lead ${email} ${request.listingId} ${purpose}`);
  const recent = await findRecent(database, { email, listingId: request.listingId, purpose });
  if (recent) {
    await rememberKey(database, recent.id, lead);
    await recordEvent(database, recent.id, 'repeated');
    if (request.comments !== '' && request.comments !== recent.comments)
      await addFurtherMessage(parts, recent.id, request.comments);
    // Whoever knows an address gets no link to what its owner wrote.
    return { leadId: recent.id, isRepeated: true, conversationToken: null };
  }
  const limit = await findLimit(database, { email, ownerId: lead.car.owner.id });
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
  });
  const conversationToken = await createConversation(database, leadId, request.comments);
  await rememberKey(database, leadId, lead);
  await recordEvent(database, leadId, 'stored');
  await queue.enqueue(database, { name: jobNames.deliver, data: { leadId } });
  await queue.enqueue(database, { name: jobNames.confirm, data: { leadId } });
  return { leadId, isRepeated: false, conversationToken };
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

async function lock(database: Database, name: string): Promise<void> {
  await rowsOf(database, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

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
): Promise<StoredLead | Refusal | null> {
  const [known] = await rowsOf<{ leadId: string; fingerprint: string; token: string }>(
    database,
    sql`select lead_id as "leadId", fingerprint, shopper_token as token
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

async function findRecent(
  database: Database,
  asked: {
    readonly email: string;
    readonly listingId: number;
    readonly purpose: keyof typeof kindsOf;
  },
): Promise<{ readonly id: string; readonly comments: string | null } | undefined> {
  const kinds = sql.join(
    kindsOf[asked.purpose].map((kind) => sql`${kind}`),
    sql`, `,
  );
  const [recent] = await rowsOf<{ id: string; comments: string | null }>(
    database,
    sql`select id, comments from leads
        where email = ${asked.email} and listing_id = ${asked.listingId} and kind in (${kinds})
          and created_at > now() - make_interval(mins => ${sameLeadMinutes}::int)
        order by created_at desc limit 1`,
  );
  return recent;
}

async function rememberKey(
  database: Database,
  leadId: string,
  { request, deal, sender: { key } }: NewLead,
): Promise<void> {
  if (key === null) return;
  await database.delete(leadKeys).where(sql`${leadKeys.createdAt} < now() - interval '2 days'`);
  await database
    .insert(leadKeys)
    .values({ key, leadId, fingerprint: fingerprintOf({ request, deal }) });
}

/** As long as a key of 128 bits: nobody guesses it. */
const newToken = () => randomBytes(16).toString('hex');
