import { minMarketCars } from '@forecourt/domain/market/market-trends';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import { usedTypes, type VehicleStyleCode, vehicleStyles } from '@forecourt/domain/vehicle/codes';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { findPriceAt } from '../../request/find-price-at.ts';
import { marketMonths } from '../tables.ts';

/** The area of all cars. */
export const wholeCountry = 'US';

/** Of one statement: a database takes 65,535 values in one. */
const rowsAtOnce = 1000;

export type RecordedMonth = typeof marketMonths.$inferInsert;

/** New cars ask what their makers do: they say nothing of the market. */
const usedCars: SearchFilter = {
  values: { listingType: usedTypes },
  price: { min: 1 },
};

/**
 * Records what used cars ask today as the figures of this month, for the country and each television market
 * that has sellers. Done again, a later day of the month replaces an earlier one.
 *
 * @param today `YYYY-MM-DD`
 */
export async function recordMonths(
  { database, engine }: { readonly database: Database; readonly engine: SearchReader },
  today: string,
): Promise<void> {
  const month = today.slice(0, 7);
  for (const area of [wholeCountry, ...(await findDmas(database))]) {
    const rows = await findStyles(engine, area === wholeCountry ? {} : { dmaCode: area });
    await writeMonths(
      database,
      rows.map((row) => ({ ...row, area, month })),
    );
  }
}

async function findDmas(database: Database): Promise<string[]> {
  const rows = await rowsOf<{ dma: string }>(
    database,
    sql`select distinct data ->> 'dmaCode' as dma from owners
        where data ->> 'dmaCode' is not null order by dma`,
  );
  return rows.map(({ dma }) => dma);
}

type StyleFigures = Omit<RecordedMonth, 'area' | 'month'>;

/** The body styles of which there are enough cars. */
async function findStyles(
  engine: SearchReader,
  where: Pick<SearchFilter, 'dmaCode'>,
): Promise<StyleFigures[]> {
  const filter = { ...usedCars, ...where };
  const { facets } = await engine.search({
    filter,
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: ['vehicleStyleCode'],
  });
  const found: StyleFigures[] = [];
  // One after another: pages are searched for beside it.
  for (const { code: styleCode } of vehicleStyles) {
    const cars = facets.get('vehicleStyleCode')?.get(styleCode) ?? 0;
    if (cars < minMarketCars) continue;
    const figures = await findQuarters(engine, filter, { styleCode, cars });
    if (figures !== null) found.push(figures);
  }
  return found;
}

/** What cars at the quarters ask; null where they went meanwhile. */
async function findQuarters(
  engine: SearchReader,
  filter: SearchFilter,
  { styleCode, cars }: { readonly styleCode: VehicleStyleCode; readonly cars: number },
): Promise<StyleFigures | null> {
  const values = { ...filter.values, vehicleStyleCode: [styleCode] };
  const priceAt = (share: number) => findPriceAt(engine, { ...filter, values }, { share, cars });
  const low = await priceAt(0.25);
  const median = await priceAt(0.5);
  const high = await priceAt(0.75);
  if (low === null || median === null || high === null) return null;
  return { styleCode, cars, low: low.price, median: median.price, high: high.price };
}

/** Writes figures of months; what was recorded before of the same is replaced. */
export async function writeMonths(
  database: Database,
  rows: readonly RecordedMonth[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await database
      .insert(marketMonths)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({
        target: [marketMonths.area, marketMonths.month, marketMonths.styleCode],
        set: {
          cars: sql`excluded.cars`,
          low: sql`excluded.low`,
          median: sql`excluded.median`,
          high: sql`excluded.high`,
        },
      });
  }
}
