import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { leads } from './tables.ts';

type Lead = typeof leads.$inferSelect;

/** Leads, the latest first. */
export function listLeads(
  database: Database,
  wanted: {
    readonly status?: Lead['status'] | undefined;
    /** `YYYY-MM-DD`, in UTC. */
    readonly since?: string | undefined;
    /** The id of the lead behind which they begin. */
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<Lead[]> {
  const { status, since, before, limit } = wanted;
  return database
    .select()
    .from(leads)
    .where(
      and(
        status === undefined ? undefined : eq(leads.status, status),
        since === undefined ? undefined : gte(leads.createdAt, new Date(`${since}T00:00:00Z`)),
        before === undefined
          ? undefined
          : sql`(created_at, id) < (select created_at, id from leads where id = ${before})`,
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
}
