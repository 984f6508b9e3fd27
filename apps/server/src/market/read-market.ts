import type { MarketCar } from '@forecourt/domain/market/market-trends';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Reads } from '../platform/database/reads.ts';

/** Trends are told by month: cars that went longer ago are in none. */
const toldDays = 400;

/** Models whose cars stay in memory, and for how long. */
const cacheLimits = { max: 60, ttl: 3_600_000 };

/** The used cars of a model that are and were for sale here. */
export interface MarketRecords {
  readonly cars: readonly MarketCar[];
  /** `YYYY-MM-DD`: cars that went before are not among them. Null without cars. */
  readonly since: string | null;
}

/** @param today `YYYY-MM-DD` */
export type ReadMarket = (modelCode: string, today: string) => Promise<MarketRecords>;

/** Reads the cars of a model, and remembers them for an hour. */
export function createMarketReader(reads: Reads): ReadMarket {
  const records = new LRUCache<string, Promise<MarketRecords>>(cacheLimits);
  return (modelCode, today) => {
    const key = `${modelCode} ${today}`;
    const known = records.get(key);
    if (known) return known;
    const read = reads.read((database) => readMarket(database, modelCode, today));
    records.set(key, read);
    // What could not be read is asked for again.
    read.catch(() => records.delete(key));
    return read;
  };
}

async function readMarket(
  database: Database,
  modelCode: string,
  today: string,
): Promise<MarketRecords> {
  const rows = await rowsOf<MarketCar & { writtenOn: string }>(
    database,
    sql`select owners.data ->> 'state' as state, owners.data ->> 'dmaCode' as "dmaCode",
          listings.data ->> 'listedOn' as "listedOn",
          listings.data -> 'priceHistory' as prices,
          case when status = 'sold'
            then to_char(listings.updated_at at time zone 'UTC', 'YYYY-MM-DD') end as "goneOn",
          to_char(listings.created_at at time zone 'UTC', 'YYYY-MM-DD') as "writtenOn"
        from listings join owners on owners.id = listings.owner_id
        where listings.data ->> 'modelCode' = ${modelCode}
          and listings.data ->> 'listingType' <> 'NEW'
          and (status = 'active'
            or listings.updated_at > ${today}::date - make_interval(days => ${toldDays}::int))`,
  );
  const days = rows.map(({ writtenOn }) => writtenOn).sort();
  return { cars: rows.map(({ writtenOn: _writtenOn, ...car }) => car), since: days[0] ?? null };
}
