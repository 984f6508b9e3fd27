import { wholeMinutes } from '@forecourt/domain/calendar/time-spans';
import type { AnswerFigures } from '@forecourt/web/dealer-portal/inbox-view';
import { sql } from 'drizzle-orm';
import { answersOf } from '../../leads/answer-time.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { DealerClock } from '../dealer-clock.ts';

/** Days that are looked back on. */
const figureDays = 30;

interface Row {
  readonly answers: number;
  readonly seconds: number | null;
  readonly within15: number;
  readonly within60: number;
  readonly within240: number;
  readonly later: number;
  readonly open: number;
  readonly lastAt: number | null;
  readonly lastSeconds: number | null;
}

/** How soon a dealer answered first, of what shoppers began in the last days, and what they are told of it. */
export async function readAnswerFigures(
  database: Database,
  ownerId: number,
  clock: DealerClock,
): Promise<AnswerFigures> {
  const [row] = await rowsOf<Row>(
    database,
    sql`select count(seconds)::int as answers,
          percentile_cont(0.5) within group (order by seconds) as seconds,
          count(*) filter (where seconds < 900)::int as within15,
          count(*) filter (where seconds >= 900 and seconds < 3600)::int as within60,
          count(*) filter (where seconds >= 3600 and seconds < 14400)::int as within240,
          count(*) filter (where seconds >= 14400)::int as later,
          count(*) filter (where seconds is null)::int as open,
          (extract(epoch from max(answered_at)) * 1000)::float8 as "lastAt",
          (array_agg(seconds order by answered_at desc nulls last))[1] as "lastSeconds"
        from (
          select answered_at, extract(epoch from answered_at - leads.created_at)::float8 as seconds
          from leads join conversations on lead_id = leads.id
          where owner_id = ${ownerId}::bigint
            and leads.created_at > now() - make_interval(days => ${figureDays}::int)
        ) as begun`,
  );
  const { answers, minutes, needed } = await answersOf(database, ownerId);
  const shown = { minutes, answers, needed };
  const { answers: count = 0, seconds = null, lastAt = null, lastSeconds = null } = row ?? {};
  return {
    days: figureDays,
    answers: count,
    minutes: toMinutes(seconds),
    spread: {
      within15: row?.within15 ?? 0,
      within60: row?.within60 ?? 0,
      within240: row?.within240 ?? 0,
      later: row?.later ?? 0,
      open: row?.open ?? 0,
    },
    last: lastAt === null ? null : { at: clock.shortOf(lastAt), minutes: toMinutes(lastSeconds) },
    shown,
  };
}

const toMinutes = (seconds: number | null) =>
  seconds === null ? null : wholeMinutes(seconds * 1000);
