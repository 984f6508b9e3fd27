import { viewDays } from '@forecourt/domain/event/shopper-event';
import { sql } from 'drizzle-orm';
import { isIn, isInTexts } from '../platform/database/conditions.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** Days over which the leads of a car are told. */
export const leadDays = 30;

/** People who looked at a car in the past days. */
export interface CarViews {
  /** Each once. */
  readonly people: number;
  /** Of each day, the oldest first and today last. */
  readonly byDay: readonly number[];
}

/**
 * Who looked at cars, by VIN; a car that nobody looked at is not in the answer.
 *
 * @param today `YYYY-MM-DD`
 */
export async function countViews(
  database: Database,
  vins: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, CarViews>> {
  const days = Array.from({ length: viewDays }, (_, place) => viewDays - 1 - place);
  const byDay = days.map(
    (ago) =>
      sql`count(distinct viewer) filter (where viewed_on = ${today}::date - ${ago}::int)::int`,
  );
  const rows = await rowsOf<CarViews & { vin: string }>(
    database,
    sql`select vin, count(distinct viewer)::int as people,
          json_build_array(${sql.join(byDay, sql`, `)}) as "byDay"
        from listing_views
        where ${isInTexts(sql`vin`, vins)}
          and viewed_on > ${today}::date - ${viewDays}::int
        group by vin`,
  );
  return new Map(rows.map(({ vin, people, byDay: counted }) => [vin, { people, byDay: counted }]));
}

/** How often something happened to a car: within seven days, and in all that is told. */
export interface Counted {
  readonly week: number;
  readonly all: number;
}

/**
 * Who keeps cars now, by listing id: all of them, and those who saved it in the past seven days.
 *
 * @param except a keeper who is not counted, as sellers are no buyers of their own cars
 */
export async function countSaves(
  database: Database,
  ids: readonly number[],
  now: number,
  except: string | null = null,
): Promise<ReadonlyMap<number, Counted>> {
  const rows = await rowsOf<Counted & { id: string }>(
    database,
    sql`select listing_id as id, count(*)::int as all,
          count(*) filter (where saved_at > ${weekBefore(now)})::int as week
        from saved_cars
        where removed_at is null and keeper is distinct from ${except}::text
          and ${isIn(sql`listing_id`, ids)}
        group by listing_id`,
  );
  return byId(rows);
}

/** Leads of a dealer, by listing id: of the past thirty days, and of the past seven. */
export async function countLeads(
  database: Database,
  ownerId: number,
  now: number,
): Promise<ReadonlyMap<number, Counted>> {
  const rows = await rowsOf<Counted & { id: string }>(
    database,
    sql`select listing_id as id, count(*)::int as all,
          count(*) filter (where created_at > ${weekBefore(now)})::int as week
        from leads
        where owner_id = ${ownerId}::bigint
          and created_at > ${iso(now)}::timestamptz - make_interval(days => ${leadDays}::int)
        group by listing_id`,
  );
  return byId(rows);
}

const iso = (now: number) => new Date(now).toISOString();
const weekBefore = (now: number) => sql`${iso(now)}::timestamptz - interval '7 days'`;

const byId = (rows: readonly (Counted & { id: string })[]) =>
  new Map(rows.map(({ id, week, all }) => [Number(id), { week, all }]));
