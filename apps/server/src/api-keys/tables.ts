import type { KeyScope } from '@forecourt/domain/operator/key-scopes';
import { sql } from 'drizzle-orm';
import { integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** Keys by which programs of operators come in. What they are is not kept: only by what one is known again. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** SHA-256 of the key, in hexadecimal. A key is random throughout, so that nothing slower is needed. */
    hash: text().notNull().unique(),
    /** Its first characters, by which people tell keys apart. */
    start: text().notNull(),
    scopes: json().$type<readonly KeyScope[]>().notNull(),
    /** Requests a minute that it may make. */
    perMinute: integer('per_minute').notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
    /** Null for one that is good until it is revoked. */
    expiresAt: moment('expires_at'),
    /** To the minute. */
    usedAt: moment('used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [uniqueIndex('api_keys_name').on(table.name).where(sql`${table.revokedAt} is null`)],
);
