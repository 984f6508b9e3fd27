import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { outsideAnswers } from '../tables.ts';

/** For so long nobody is asked again: recalls come every week. */
const freshMs = 7 * dayMs;

/** What a service told, and when. */
export interface Told<Answer> {
  readonly answer: Answer;
  /** `YYYY-MM-DD`. */
  readonly readOn: string;
}

interface Asking<Answer> {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The service and what of it, `recalls:CAMRY:2020`. */
  readonly key: string;
  readonly schema: z.ZodType<Answer>;
  /** Asks it; null when it does not answer now. */
  readonly ask: () => Promise<{ readonly answer: Answer } | null>;
}

/** What a service told lately, else what it tells now, else what it told before; null without any. */
export async function findAnswer<Answer>(asking: Asking<Answer>): Promise<Told<Answer> | null> {
  const { database, now, key, schema, ask } = asking;
  const [row] = await database.select().from(outsideAnswers).where(eq(outsideAnswers.key, key));
  const known = row && schema.safeParse(row.answer).data;
  const cached =
    row === undefined || known === undefined
      ? null
      : { answer: known, readOn: dayAt(row.readAt.getTime()) };
  if (row && cached && now - row.readAt.getTime() < freshMs) return cached;
  const asked = await ask();
  if (asked === null) return cached;
  const { answer } = asked;
  // That nothing is known is an answer, too, and no missing one.
  const told = { answer: sql`${JSON.stringify(answer)}::json`, readAt: new Date(now) };
  await database
    .insert(outsideAnswers)
    .values({ key, ...told })
    .onConflictDoUpdate({ target: outsideAnswers.key, set: told });
  return { answer, readOn: dayAt(now) };
}

const dayAt = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
