import { and, desc, eq, ilike, lt, or, type SQL } from 'drizzle-orm';
import { containing } from '../platform/database/containing.ts';
import type { Database } from '../platform/database/database.ts';
import { auditEntries } from './tables.ts';

/** Who changes something that is nobody with an account. */
export const commandLine = 'command line';
export const machine = 'machine';

/** What was done to what. */
export interface AuditNote {
  readonly act: string;
  readonly subject: string;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly reason?: string | null;
}

export type AuditEntry = typeof auditEntries.$inferSelect;

/** Characters of a field that are kept. */
const maxLength = 500;

const shortened = (text: string | null | undefined) =>
  text === null || text === undefined || text === '' ? null : text.slice(0, maxLength);

/** Adds an entry: within the transaction of what it tells, where there is one. */
export async function writeAudit(
  database: Database,
  actor: string,
  note: AuditNote,
): Promise<void> {
  await database.insert(auditEntries).values({
    actor,
    act: note.act,
    subject: shortened(note.subject) ?? '',
    before: shortened(note.before),
    after: shortened(note.after),
    reason: shortened(note.reason),
  });
}

/** Who did something to something last; null where nobody did. */
export async function readLastActor(
  database: Database,
  { act, subject }: Pick<AuditNote, 'act' | 'subject'>,
): Promise<string | null> {
  const [entry] = await database
    .select({ actor: auditEntries.actor })
    .from(auditEntries)
    .where(and(eq(auditEntries.act, act), eq(auditEntries.subject, subject)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.actor ?? null;
}

/** Which entries are wanted. */
export interface AuditQuery {
  readonly actor: string | null;
  readonly act: string | null;
  /** Words of subject, change or reason. */
  readonly text: string | null;
  /** Only those before this id. */
  readonly before: number | null;
  readonly limit: number;
}

/** Entries, the latest first. */
export async function readAudit(database: Database, query: AuditQuery): Promise<AuditEntry[]> {
  const { actor, act, text, before, limit } = query;
  const wanted: (SQL | undefined)[] = [
    actor === null ? undefined : eq(auditEntries.actor, actor),
    act === null ? undefined : eq(auditEntries.act, act),
    before === null ? undefined : lt(auditEntries.id, before),
    text === null ? undefined : mentions(text),
  ];
  return database
    .select()
    .from(auditEntries)
    .where(and(...wanted))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

function mentions(text: string): SQL | undefined {
  const pattern = containing(text);
  const { subject, before, after, reason } = auditEntries;
  return or(...[subject, before, after, reason].map((column) => ilike(column, pattern)));
}

/** Those who changed something, and what they did, to choose from. */
export async function readAuditChoices(
  database: Database,
): Promise<{ readonly actors: string[]; readonly acts: string[] }> {
  const actors = await database.selectDistinct({ value: auditEntries.actor }).from(auditEntries);
  const acts = await database.selectDistinct({ value: auditEntries.act }).from(auditEntries);
  const sorted = (rows: readonly { readonly value: string }[]) =>
    rows.map(({ value }) => value).sort();
  return { actors: sorted(actors), acts: sorted(acts) };
}
