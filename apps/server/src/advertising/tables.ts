import type { Campaign } from '@forecourt/domain/promotion/campaign';
import { json, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../platform/database/moment.ts';

/** As it is kept. */
export interface KeptCampaign extends Campaign {
  /**
   * The day on which somebody ended it, which it was still shown on; it ends with the day before, as it has no
   * hours.
   */
  readonly endedOn?: string;
}

/** Advertisements of our own, those that ended too. */
export const campaigns = pgTable('campaigns', {
  code: text().primaryKey(),
  data: json().$type<KeptCampaign>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
