import { randomUUID } from 'node:crypto';
import { isTrapped } from '@forecourt/domain/lead/email-form';
import { listingTitle } from '@forecourt/domain/listing/listing-title';
import { reportSchema } from '@forecourt/domain/listing/report/listing-report';
import type { ReportOutcome } from '@forecourt/domain/listing/report/report-reasons';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { findListing } from '../vehicles/read-listings.ts';
import { listingReports } from './tables.ts';

interface ReportParts {
  readonly database: Database;
  readonly reference: VehicleReference;
}

/** One car is said to be wrong no more often in a day: further reports tell the operator nothing new. */
const maxOfCarADay = 20;

const dayMs = 86_400_000;

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
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]);
    return { status: 'INVALID', problems: Object.fromEntries(problems) };
  }
  // Not the search: it may be away, and the database is needed anyhow.
  const car = await findListing(database, listingId);
  if (car?.status !== 'active') return { status: 'GONE' };
  const textPot = typeof fields.textPot === 'string' ? fields.textPot : '';
  if (isTrapped({ textPot })) return { status: 'SUCCESS' };
  const since = new Date(sender.now - dayMs);
  const known = await database.$count(
    listingReports,
    and(eq(listingReports.listingId, listingId), gte(listingReports.createdAt, since)),
  );
  if (known >= maxOfCarADay) return { status: 'SUCCESS' };
  await database.insert(listingReports).values({
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
