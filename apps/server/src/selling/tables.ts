import type { BrandCode } from '@forecourt/domain/brand/brand';
import type { AdFacts, AdStatus } from '@forecourt/domain/selling/private-ad';
import {
  bigint,
  customType,
  index,
  integer,
  json,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '../accounts/tables.ts';
import { moment } from '../platform/database/moment.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Cars that persons sell themselves. */
export const privateAds = pgTable(
  'private_ads',
  {
    id: uuid().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Where it was begun, and where its mails lead to. */
    brand: text().$type<BrandCode>().notNull(),
    vin: text().notNull(),
    status: text().$type<AdStatus>().notNull(),
    facts: json().$type<AdFacts>().notNull(),
    /** The car on the market and who sells it; null before it was ever there. */
    listingId: bigint('listing_id', { mode: 'number' }),
    ownerId: bigint('owner_id', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the seller changed something last. */
    savedAt: moment('saved_at').notNull().defaultNow(),
    /** Why the operator took it off the market. */
    removalReason: text('removal_reason'),
    /** When it came to the market first. */
    publishedAt: moment('published_at'),
    /** When the seller last said, or showed by doing something, that it is still for sale. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
    /** When it left the market last; null while it is there, and before it was. */
    endedAt: moment('ended_at'),
    /** When the seller was last asked whether it is still for sale. */
    askedAt: moment('asked_at'),
    /** When its seller last lowered the price or kept it, and was last asked which. */
    priceDecidedAt: moment('lowered_at'),
    loweringAskedAt: moment('lowering_asked_at'),
  },
  (table) => [
    index('private_ads_person').on(table.personId, table.createdAt),
    index('private_ads_owner').on(table.ownerId),
    index('private_ads_live').on(table.status, table.confirmedAt),
  ],
);

/** Cars that the operator took off for good: nobody sells them here himself until the operator allows it. */
export const barredVins = pgTable('barred_vins', {
  vin: text().primaryKey(),
  /** As the operator told it. */
  reason: text().notNull(),
  barredAt: moment('barred_at').notNull().defaultNow(),
});

/** Photographs of private sellers, each made anew from what was sent: in one format, upright, without hidden data. */
export const adPictures = pgTable(
  'ad_pictures',
  {
    id: uuid().primaryKey(),
    adId: uuid('ad_id')
      .notNull()
      .references(() => privateAds.id, { onDelete: 'cascade' }),
    /** The least is the cover. */
    place: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A WebP of that size. */
    large: bytes().notNull(),
    /** The same for cards: 640 × 480 pixels of it. */
    small: bytes().notNull(),
    /** Of what was sent: the same picture is in an ad once. */
    sentHash: text('sent_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ad_pictures_ad').on(table.adId, table.place),
    unique('ad_pictures_sent').on(table.adId, table.sentHash),
  ],
);

/** What a seller answered to an offer; of a counter-offer, what its buyer made of that. */
export const offerAnswers = pgTable('offer_answers', {
  leadId: uuid('lead_id').primaryKey(),
  answer: text({ enum: ['accepted', 'countered', 'declined'] }).notNull(),
  /** Whole dollars, of a counter-offer; null where the seller accepted or declined. */
  amount: integer(),
  answeredAt: moment('answered_at').notNull().defaultNow(),
});
