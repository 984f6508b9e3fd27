import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { searchBookmarks } from '../../bookmarks/tables.ts';
import { moment } from '../../platform/database/moment.ts';

/** Where programs are told of the news of saved searches, one address a search. */
export const searchWebhooks = pgTable('search_webhooks', {
  bookmarkId: uuid('bookmark_id')
    .primaryKey()
    .references(() => searchBookmarks.id, { onDelete: 'cascade' }),
  url: text().notNull(),
  /** Signs what is sent, as Standard Webhooks write it: `whsec_` and 24 bytes in base64. */
  secret: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** What became of the last try; null before the first. */
  lastOutcome: text('last_outcome'),
  lastAt: moment('last_at'),
});
