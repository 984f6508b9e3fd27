import type { LeadVehicle, Speaker } from '@forecourt/domain/lead/conversation';
import type { LeadKind } from '@forecourt/domain/lead/lead-request';
import type { Deal } from '@forecourt/domain/money/deal';
import type { Quote } from '@forecourt/domain/money/quote/quote';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** As `mailboxOf` tells it. */
export const mailboxColumn = sql`regexp_replace(email, '^([^+@]*)[+][^@]*@', '\\1@')`;

/** What shoppers sent to sellers. The car is kept as it was asked about: it may be gone tomorrow. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    kind: text().$type<LeadKind>().notNull(),
    /** Nobody is told of what is only counted; a dead one was given up. */
    status: text({ enum: ['waiting', 'sent', 'dead', 'counted'] }).notNull(),
    brand: text().notNull(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    ownerId: bigint('owner_id', { mode: 'number' }).notNull(),
    vehicle: json().$type<LeadVehicle>().notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** In lower case. */
    email: text(),
    phone: text(),
    zip: text(),
    originPage: text('origin_page'),
    comments: text(),
    wish: text(),
    /** Whole dollars. */
    offer: integer(),
    /** What a request to reserve proposes. */
    deal: json().$type<Deal>(),
    visitorId: text('visitor_id'),
    /** Who was signed in. */
    personId: text('person_id'),
    /** Times that sending was begun. */
    tries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was forgotten who sent it and what. */
    forgottenAt: moment('forgotten_at'),
    sentAt: moment('sent_at'),
    /** When the shopper got the copy. */
    confirmedAt: moment('confirmed_at'),
    /** When the seller wrote first. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('leads_created').on(table.createdAt, table.id),
    index('leads_to_forget').on(table.createdAt).where(sql`${table.forgottenAt} is null`),
    index('leads_email').on(table.email, table.createdAt),
    index('leads_mailbox').on(mailboxColumn, table.createdAt),
    index('leads_person').on(table.personId, table.createdAt),
    index('leads_owner').on(table.ownerId, table.createdAt),
    index('leads_status').on(table.status, table.createdAt),
    index('leads_answered')
      .on(table.ownerId, table.answeredAt)
      .where(sql`${table.answeredAt} is not null`),
  ],
);

/** Keys that clients gave to what they sent: what comes again with one is the same lead. */
export const leadKeys = pgTable('lead_keys', {
  key: text().primaryKey(),
  leadId: uuid('lead_id')
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' }),
  /** Of what was sent with it. */
  fingerprint: text().notNull(),
  /** Whether the lead was made with it. What came with another one was added to a lead that was there. */
  madeLead: boolean('made_lead').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What happened to a lead, for the operator. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text({
      enum: ['stored', 'repeated', 'sent', 'refused', 'dead', 'confirmed', 'answered', 'resent'],
    }).notNull(),
    detail: text(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('lead_events_lead').on(table.leadId, table.at)],
);

/** The two links of a conversation: each side has its own. */
export const conversations = pgTable('conversations', {
  leadId: uuid('lead_id')
    .primaryKey()
    .references(() => leads.id, { onDelete: 'cascade' }),
  shopperToken: text('shopper_token').notNull().unique(),
  sellerToken: text('seller_token').notNull().unique(),
  endedBy: text('ended_by').$type<Speaker>(),
  /** When the seller put it away; what the shopper writes later brings it back. */
  doneAt: moment('done_at'),
});

export const leadMessages = pgTable(
  'lead_messages',
  {
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    speaker: text().$type<Speaker>().notNull(),
    text: text().notNull(),
    /** What a seller asks in all, with our own sum of that moment. */
    quote: json().$type<Quote>(),
    /** Who of the dealer's staff wrote it, by what jobs name them by; null where that is not known. */
    staffId: uuid('staff_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the other side was told by email. */
    toldAt: moment('told_at'),
  },
  (table) => [index('lead_messages_lead').on(table.leadId, table.createdAt)],
);
