import type { StampedWallet } from '@forecourt/domain/money/wallet/wallet';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** What people told of money, each field with when it was set; that of visitors is in their browsers alone. */
export const wallets = pgTable('wallets', {
  /** `person:` and an id. */
  keeper: text().primaryKey(),
  fields: jsonb().$type<StampedWallet>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
