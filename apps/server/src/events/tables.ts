import type { PageName, ShopperEvent } from '@forecourt/domain/event/shopper-event';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** What shoppers did on the pages. Nothing here says who it was, nor that two rows are of one. */
export const shopperEvents = pgTable(
  'shopper_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    brand: text().notNull(),
    kind: text().$type<ShopperEvent['kind']>().notNull(),
    page: text().$type<PageName>(),
    listingId: bigint('listing_id', { mode: 'number' }),
    /** The place of a click or an impression, the way of a lead or a share, what was clicked before a page. */
    detail: text(),
    tileClick: text('tile_click'),
    scrollY: integer('scroll_y'),
    /** The page of results that it began with. */
    requestId: text('request_id'),
  },
  (table) => [index('shopper_events_at').on(table.at)],
);
