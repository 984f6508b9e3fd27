import { type AuditEntry, readAudit } from '../../audit/audit-log.ts';
import { toCsvLine } from '../../platform/csv.ts';
import type { Database } from '../../platform/database/database.ts';

const batch = 1000;

export const auditHead = toCsvLine(['at', 'who', 'act', 'subject', 'before', 'after', 'reason']);

/** Entries of the audit log as lines of CSV, and where those before them begin. */
export interface AuditBatch {
  readonly lines: readonly string[];
  /** Null where there are no more. */
  readonly before: number | null;
}

/** The latest of those before an entry, or of all. */
export async function readAuditBatch(
  database: Database,
  before: number | null,
): Promise<AuditBatch> {
  const entries = await readAudit(database, {
    actor: null,
    act: null,
    text: null,
    before,
    limit: batch,
  });
  return {
    lines: entries.map(toLine),
    before: entries.length === batch ? (entries.at(-1)?.id ?? null) : null,
  };
}

const toLine = ({ at, actor, act, subject, before, after, reason }: AuditEntry) =>
  toCsvLine([at.toISOString(), actor, act, subject, before, after, reason]);

/** The whole audit log as CSV, the latest first, read a batch at a time. */
export async function* auditLines(database: Database): AsyncGenerator<string> {
  yield auditHead;
  let before: number | null = null;
  do {
    const read: AuditBatch = await readAuditBatch(database, before);
    yield* read.lines;
    ({ before } = read);
  } while (before !== null);
}
