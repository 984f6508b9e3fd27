import type { VehicleStyleCode } from '@forecourt/domain/vehicle/codes';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What used cars asked at the end of each month: cars go, what they asked stays. */
export const marketMonths = pgTable(
  'market_months',
  {
    /** Three digits of a television market, or `US` for the whole country. */
    area: text().notNull(),
    styleCode: text('style_code').$type<VehicleStyleCode>().notNull(),
    /** `YYYY-MM`. The present month is as its last recorded day. */
    month: text().notNull(),
    cars: integer().notNull(),
    /** Whole dollars: the lower quarter, the middle, the upper quarter. */
    low: integer().notNull(),
    median: integer().notNull(),
    high: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.month, table.styleCode] })],
);
