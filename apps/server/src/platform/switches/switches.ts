import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { switches } from './tables.ts';

/** What operators have switched, by name. */
export type Switches = ReadonlyMap<string, string>;

export async function readSwitches(database: Database): Promise<Switches> {
  const rows = await database.select().from(switches).orderBy(asc(switches.name));
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Switches something, for all processes; null has it be again as they were started. @returns what it was */
export async function writeSwitch(
  database: Database,
  name: string,
  value: string | null,
): Promise<string | null> {
  const [before] = await database.select().from(switches).where(eq(switches.name, name));
  if (before?.value === value) return value;
  if (value === null) await database.delete(switches).where(eq(switches.name, name));
  else
    await database
      .insert(switches)
      .values({ name, value })
      .onConflictDoUpdate({ target: switches.name, set: { value, changedAt: sql`now()` } });
  return before?.value ?? null;
}

/**
 * Hands out what is switched, now and whenever it has changed. A database that is away leaves all as it was.
 *
 * @returns how to end it
 */
export async function followSwitches(
  database: Database,
  take: (switched: Switches) => void,
  everyMs: number,
): Promise<() => void> {
  let known = '';
  const look = async () => {
    const found = await readSwitches(database);
    const text = JSON.stringify([...found]);
    if (text === known) return;
    known = text;
    take(found);
  };
  await look();
  const timer = setInterval(() => void look().catch(() => {}), everyMs).unref();
  return () => clearInterval(timer);
}
