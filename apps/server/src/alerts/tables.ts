import { rhythms } from '@forecourt/domain/alert/rhythm';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** Searches, and VINs of cars, whose news somebody wants by email without an account. */
export const searchSubscriptions = pgTable(
  'search_subscriptions',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    brand: text().notNull(),
    /** The search, or the VIN, in words of ours. */
    searchName: text('search_name').notNull(),
    parameters: json().$type<Readonly<Record<string, readonly string[]>>>().notNull(),
    /** Of the parameters: an address has a search once. */
    fingerprint: text().notNull(),
    /** Of the car that is watched in place of a search; null for a search. */
    vin: text(),
    /** Whether a car that is watched was not for sale when its news was looked for last. */
    isAway: boolean('is_away').notNull().default(false),
    rhythm: text({ enum: rhythms }).notNull().default('daily'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When a confirmation was asked for last. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** When the address was confirmed; nothing is sent before. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    uniqueIndex('search_subscriptions_once').on(table.email, table.brand, table.fingerprint),
    // News asks who watches a car that changed.
    index('search_subscriptions_vin').on(table.vin).where(sql`${table.vin} is not null`),
  ],
);

/** How often a keeper of saved cars and searches is told of them, where they chose. */
export const alertRhythms = pgTable(
  'alert_rhythms',
  {
    /** `visitor:` or `person:` and an id. */
    chosenBy: text('chosen_by').notNull(),
    /** `cars`, or `bookmark:` and an id. */
    source: text().notNull(),
    rhythm: text({ enum: rhythms }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chosenBy, table.source] })],
);

/** Up to which change news was looked for. One row. */
export const alertProgress = pgTable('alert_progress', {
  id: integer().primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
});

/** What somebody is to be told of a car, for each thing of theirs that it is news for: the soonest of them tells it. */
export const alertNews = pgTable(
  'alert_news',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** A keeper, or `mail:` and an address. */
    recipient: text().notNull(),
    /** What the recipient has that it is news for. */
    source: text().notNull(),
    brand: text().notNull(),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    /** `sold` is of any car that left the market: whether it was sold is known when it is told. */
    kind: text({ enum: ['new', 'drop', 'sold', 'back'] }).notNull(),
    /** `YYYY-MM-DD`; of a drop with the price that it fell to. */
    day: text().notNull(),
    /** Whole dollars. */
    price: integer(),
    priceBefore: integer('price_before'),
    createdAt: moment('created_at').notNull().defaultNow(),
    dueAt: moment('due_at').notNull(),
    /** When it was put into a message, by whichever thing of the recipient. */
    collectedAt: moment('collected_at'),
  },
  (table) => [
    index('alert_news_same').on(table.recipient, table.listingId, table.kind, table.day),
    index('alert_news_due').on(table.dueAt).where(sql`${table.collectedAt} is null`),
    index('alert_news_created').on(table.createdAt),
    index('alert_news_untold_sales')
      .on(table.listingId)
      .where(sql`${table.kind} = 'sold' and ${table.collectedAt} is null`),
  ],
);

/** What is sent to somebody through one channel. */
export const alertMessages = pgTable(
  'alert_messages',
  {
    id: uuid().primaryKey(),
    channel: text().notNull(),
    recipient: text().notNull(),
    source: text().notNull(),
    brand: text().notNull(),
    news: json().$type<readonly StoredNews[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was sent, or given up; `outcome` says which. */
    endedAt: moment('ended_at'),
    outcome: text({ enum: ['sent', 'outdated', 'unwanted', 'refused', 'dead'] }),
  },
  (table) => [index('alert_messages_created').on(table.createdAt)],
);

/** One thing of a message. */
export interface StoredNews {
  readonly kind: (typeof alertNews.$inferSelect)['kind'];
  readonly listingId: number;
  /** Whole dollars; null when the seller names none. */
  readonly price: number | null;
  readonly priceBefore: number | null;
}

/** Addresses that no alert goes to: mail to them came back, or they complained. */
export const stoppedAddresses = pgTable('stopped_addresses', {
  /** In lower case. */
  email: text().primaryKey(),
  reason: text({ enum: ['bounce', 'complaint'] }).notNull(),
  stoppedAt: moment('stopped_at').notNull().defaultNow(),
});
