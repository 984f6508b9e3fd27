import { dealRows } from '@forecourt/domain/money/deal';
import { toCsvLine } from '../platform/csv.ts';
import type { Database } from '../platform/database/database.ts';
import { listLeads } from './list-leads.ts';
import type { leads } from './tables.ts';

type Lead = typeof leads.$inferSelect;

/** Leads that are in memory at once. */
const batch = 1000;

const columns = [
  'id',
  'createdAt',
  'kind',
  'status',
  'brand',
  'listingId',
  'vin',
  'vehicle',
  'ownerId',
  'firstName',
  'lastName',
  'email',
  'phone',
  'zip',
  'originPage',
  'wish',
  'offer',
  'comments',
  'tries',
  'sentAt',
  'answeredAt',
  'deal',
] as const;

export const leadsHead = toCsvLine(columns);

/** Leads as lines of CSV, and where those before them begin. */
export interface LeadBatch {
  readonly lines: readonly string[];
  /** The id of the last one; null where there are no more. */
  readonly before: string | null;
}

/** Which leads are wanted: those from a day on, `YYYY-MM-DD` in UTC, and behind another one. */
interface WantedLeads {
  readonly since?: string | undefined;
  readonly before: string | null;
}

/** The latest of all, or of those before a lead. @param max others than usual for tests */
export async function readLeadBatch(
  database: Database,
  { since, before }: WantedLeads,
  max: number = batch,
): Promise<LeadBatch> {
  const found = await listLeads(database, { since, before: before ?? undefined, limit: max });
  return {
    lines: found.map(toLine),
    before: found.length === max ? (found.at(-1)?.id ?? null) : null,
  };
}

/** All leads as CSV, the latest first, read a batch at a time. */
export async function* leadLines(
  database: Database,
  since?: string,
  max?: number,
): AsyncGenerator<string> {
  yield leadsHead;
  let before: string | null = null;
  do {
    const read: LeadBatch = await readLeadBatch(database, { since, before }, max);
    yield* read.lines;
    ({ before } = read);
  } while (before !== null);
}

/** All of a lead; a deal is one cell, a line for each of its rows. */
function toLine(lead: Lead): string {
  const named = {
    ...lead,
    vin: lead.vehicle.vin,
    vehicle: lead.vehicle.name,
    deal: lead.deal && dealRows(lead.deal).map(lineOf).join('\n'),
  };
  return toCsvLine(columns.map((column) => textOf(named[column])));
}

const lineOf = (row: readonly [string, string]) => row.join(': ');

function textOf(value: string | number | Date | null): string | null {
  if (value === null) return null;
  return value instanceof Date ? value.toISOString() : String(value);
}
