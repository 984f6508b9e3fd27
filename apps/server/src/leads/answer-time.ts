import { wholeMinutes } from '@forecourt/domain/calendar/time-spans';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** With fewer answers nothing is said of a seller. */
const minAnswers = 5;

/** The latest count: sellers change. */
const maxAnswers = 100;

/** What shoppers are told of how soon a seller answers, and what it is made of. */
interface SellerAnswers {
  /** Minutes in which half of them came; null while there are too few to tell. */
  readonly minutes: number | null;
  /** The latest, which are counted. */
  readonly answers: number;
  /** How many it takes. */
  readonly needed: number;
}

export async function answersOf(database: Database, ownerId: number): Promise<SellerAnswers> {
  const [row] = await rowsOf<AnswersRow>(database, answersStatement(ownerId));
  return toAnswers(row);
}

export interface AnswersRow {
  readonly answers: string;
  readonly seconds: string | null;
}

export const answersStatement = (ownerId: number) => sql`
  select count(*) as answers, percentile_cont(0.5) within group (order by seconds) as seconds
  from (
    select extract(epoch from answered_at - created_at)::float8 as seconds
    from leads where owner_id = ${ownerId} and answered_at is not null
    order by answered_at desc limit ${maxAnswers}::int
  ) as latest`;

export function toAnswers(row: AnswersRow | undefined): SellerAnswers {
  const answers = Number(row?.answers ?? 0);
  const isTold = answers >= minAnswers;
  return {
    minutes: isTold ? wholeMinutes(Number(row?.seconds) * 1000) : null,
    answers,
    needed: minAnswers,
  };
}

/** Minutes in which half of this seller's answers came; null while there are too few to tell. */
export async function answerTimeOf(database: Database, ownerId: number): Promise<number | null> {
  return (await answersOf(database, ownerId)).minutes;
}
