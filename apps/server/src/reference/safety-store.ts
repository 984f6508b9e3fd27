import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { SafetyFacts, SafetyFile } from './safety-file.ts';
import { modelSafety } from './tables.ts';

/** What a source tells of a model year, and when it was read. */
export interface KnownSafety {
  readonly facts: SafetyFacts;
  readonly source: string;
  /** `YYYY-MM-DD`. */
  readonly readOn: string;
}

/** Keeps what a file tells; what its source told of the same model years before is replaced. */
export async function writeSafety(
  database: Database,
  { source, modelYears }: SafetyFile,
  today: string,
): Promise<void> {
  const readAt = new Date(`${today}T00:00:00Z`);
  await database.transaction(async (transaction) => {
    for (const { modelCode, year, ...facts } of modelYears) {
      const told = { facts, readAt };
      await transaction
        .insert(modelSafety)
        .values({ modelCode, year, source, ...told })
        .onConflictDoUpdate({
          target: [modelSafety.modelCode, modelSafety.year, modelSafety.source],
          set: told,
        });
    }
  });
}

/** What is known of a model year, from the source that was read last; null for nothing. */
export async function readSafety(
  database: Database,
  modelCode: string,
  year: number,
): Promise<KnownSafety | null> {
  const [row] = await database
    .select()
    .from(modelSafety)
    .where(and(eq(modelSafety.modelCode, modelCode), eq(modelSafety.year, year)))
    .orderBy(desc(modelSafety.readAt), modelSafety.source)
    .limit(1);
  if (!row) return null;
  return { facts: row.facts, source: row.source, readOn: row.readAt.toISOString().slice(0, 10) };
}
