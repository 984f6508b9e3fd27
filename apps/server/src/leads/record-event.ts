import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { leadEvents } from './tables.ts';

type EventKind = (typeof leadEvents.$inferInsert)['kind'];

/** Notes what happened to a lead. */
export async function recordEvent(
  database: Database,
  leadId: string,
  kind: EventKind,
  detail: string | null = null,
): Promise<void> {
  await database.insert(leadEvents).values({ id: randomUUID(), leadId, kind, detail });
}
