import { randomUUID } from 'node:crypto';
import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { isTrapped } from '@forecourt/domain/lead/email-form';
import { listingTitle } from '@forecourt/domain/listing/listing-title';
import { reportSchema } from '@forecourt/domain/listing/report/listing-report';
import type { ReportOutcome } from '@forecourt/domain/listing/report/report-reasons';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { lockByName } from '../platform/database/lock-by-name.ts';
import { problemsByField } from '../platform/problems-by-field.ts';
import { findListing } from '../vehicles/read-listings.ts';
import { listingReports } from './tables.ts';

interface ReportParts {
  readonly database: Database;
  readonly reference: VehicleReference;
}

/** One car is said to be wrong no more often in a day: further reports tell the operator nothing new. */
const maxOfCarADay = 20;

/**
 * Stores what a shopper says is wrong with a car that is for sale. A robot gets the same answer as a person,
 * and nothing of it is stored.
 *
 * @param sender.now milliseconds since 1970
 */
export async function createReport(
  { database, reference }: ReportParts,
  listingId: number,
  fields: Readonly<Record<string, unknown>>,
  sender: { readonly brand: string; readonly now: number },
): Promise<ReportOutcome> {
  const parsed = reportSchema.safeParse(fields);
  if (!parsed.success) return { status: 'INVALID', problems: problemsByField(parsed.error) };
  // Not the search: it may be away, and the database is needed anyhow.
  const car = await findListing(database, listingId);
  if (car?.status !== 'active') return { status: 'GONE' };
  const textPot = typeof fields.textPot === 'string' ? fields.textPot : '';
  if (isTrapped({ textPot })) return { status: 'SUCCESS' };
  await storeReport(database, {
    id: randomUUID(),
    listingId,
    vehicle: listingTitle(car.data, reference),
    ownerId: car.data.ownerId,
    brand: sender.brand,
    ...parsed.data,
    createdAt: new Date(sender.now),
  });
  return { status: 'SUCCESS' };
}

type NewReport = typeof listingReports.$inferInsert;

/** Those of one car take their turn: none is stored beyond the last that a day has room for. */
async function storeReport(database: Database, report: NewReport): Promise<void> {
  const { listingId, createdAt } = report;
  await database.transaction(async (transaction) => {
    await lockByName(transaction, `reports of ${listingId}`);
    const since = new Date(createdAt.getTime() - dayMs);
    if ((await countReports(transaction, listingId, since)) >= maxOfCarADay) return;
    await transaction.insert(listingReports).values(report);
  });
}

/** How often something was said of a car since a moment. */
export async function countReports(
  database: Database,
  listingId: number,
  since: Date,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    database,
    sql`select count(*)::int as count from listing_reports
        where listing_id = ${listingId} and created_at >= ${since.toISOString()}::timestamptz`,
  );
  return row?.count ?? 0;
}
