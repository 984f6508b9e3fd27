import { and, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../platform/database/conditions.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { auditEntries } from './tables.ts';

/** Who changes something that is no operator: the log outlives accounts, and names no seller. */
export const commandLine = 'command line';
export const machine = 'machine';
export const privateSeller = 'a private seller';

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
  const actors = await readDifferent(database, sql`actor`);
  const acts = await readDifferent(database, sql`act`);
  return { actors, acts };
}

/** More than anybody chooses from: each private seller who published an ad did something, too. */
const maxChoices = 1000;

/** What stands in an indexed column: the index is entered once for each value, however many entries have it. */
async function readDifferent(database: Database, column: SQL): Promise<string[]> {
  const next = (where: SQL) =>
    sql`(select ${column} from audit_entries ${where} order by ${column} limit 1)`;
  const rows = await rowsOf<{ value: string }>(
    database,
    sql`with recursive found (value) as (
          select ${next(sql``)}
          union all
          select ${next(sql`where ${column} > found.value`)} from found where found.value is not null)
        select value from found where value is not null limit ${maxChoices}`,
  );
  return rows.map(({ value }) => value).sort();
}
