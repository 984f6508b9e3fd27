import { type AuditEntry, readAudit } from '../../audit/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { toCsvLine } from './csv.ts';

const batch = 1000;

/** The whole audit log as CSV, the latest first, read a batch at a time. */
export async function* auditLines(database: Database): AsyncGenerator<string> {
  yield toCsvLine(['at', 'who', 'act', 'subject', 'before', 'after', 'reason']);
  let before: number | null = null;
  do {
    const entries: AuditEntry[] = await readAudit(database, {
      ...{ actor: null, act: null, text: null },
      ...{ before, limit: batch },
    });
    for (const { at, actor, act, subject, before: was, after, reason } of entries)
      yield toCsvLine([at.toISOString(), actor, act, subject, was, after, reason]);
    before = entries.length === batch ? (entries.at(-1)?.id ?? null) : null;
  } while (before !== null);
}
