import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { bigint, json, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';

/** Ids are taken here before a row is written, so that both engines give the same. */
export const ownerIds = pgSequence('owner_ids', { startWith: 100_000_001 });

export const owners = pgTable('owners', {
  id: bigint({ mode: 'number' }).primaryKey(),
  /** The feed's own name for a dealer, or one made of name and place. */
  dealerCode: text('dealer_code').unique(),
  /** Where the seller wants leads. It is told to nobody, so it is not part of what pages know. */
  leadEmail: text('lead_email'),
  data: json().$type<Owner>().notNull(),
});
