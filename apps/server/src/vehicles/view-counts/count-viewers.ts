import type { BrandCode } from '@forecourt/domain/brand/brand';
import { viewDays } from '@forecourt/domain/event/shopper-event';
import { sql } from 'drizzle-orm';
import { isInTexts } from '../../platform/database/conditions.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/** Days over which viewers are counted. */
export const viewWindowDays = viewDays;

type BrandCounts = Partial<Record<BrandCode, number>>;

/**
 * How many different people looked at cars in the last days, by VIN and brand. A car that nobody
 * looked at is not in the answer.
 *
 * @param days up to `viewWindowDays`, today included
 */
export async function countViewers(
  database: Database,
  vins: readonly string[],
  { today, days = viewWindowDays }: { readonly today: string; readonly days?: number },
): Promise<ReadonlyMap<string, BrandCounts>> {
  if (vins.length === 0) return new Map();
  const rows = await rowsOf<{ vin: string; brand: BrandCode; viewers: string }>(
    database,
    sql`select vin, brand, count(distinct viewer) as viewers from listing_views
        where ${isInTexts(sql`vin`, vins)}
          and viewed_on > ${today}::date - ${days}::int
        group by vin, brand`,
  );
  const counts = new Map<string, BrandCounts>();
  for (const { vin, brand, viewers } of rows)
    counts.set(vin, { ...counts.get(vin), [brand]: Number(viewers) });
  return counts;
}

/** Different people on all brands together, by VIN. */
export async function countAllViewers(
  database: Database,
  vins: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, number>> {
  if (vins.length === 0) return new Map();
  const rows = await rowsOf<{ vin: string; viewers: string }>(
    database,
    sql`select vin, count(distinct viewer) as viewers from listing_views
        where ${isInTexts(sql`vin`, vins)}
          and viewed_on > ${today}::date - ${viewWindowDays}::int
        group by vin`,
  );
  return new Map(rows.map(({ vin, viewers }) => [vin, Number(viewers)]));
}
