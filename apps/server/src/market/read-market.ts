import type { MarketCar } from '@forecourt/domain/market/market-trends';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Reads } from '../platform/database/reads.ts';

/** Trends are told by month: cars that went longer ago are in none. */
const toldDays = 400;

/** Cars of one statement: the embedded database lets nothing else happen until it has ended. */
const carsAtOnce = 200;

/** Cars that stay in memory, some 400 bytes each, and for how long. */
const cacheLimits = { maxSize: 150_000, ttl: 3_600_000 };

/**
 * The used cars of a model that are and were for sale here; without those that private sellers pause, which may
 * come back.
 */
export interface MarketRecords {
  readonly cars: readonly MarketCar[];
  /** `YYYY-MM-DD`: cars that went before are not among them. Null without cars. */
  readonly since: string | null;
}

/** @param today `YYYY-MM-DD` */
export type ReadMarket = (modelCode: string, today: string) => Promise<MarketRecords>;

/** Reads the cars of a model, and remembers them for an hour. */
export function createMarketReader(reads: Reads): ReadMarket {
  const records = new LRUCache<string, MarketRecords, readonly [modelCode: string, today: string]>({
    ...cacheLimits,
    sizeCalculation: ({ cars }) => cars.length + 1,
    fetchMethod: (_key, _stale, { context }) =>
      reads.read((database) => readMarket(database, ...context)),
  });
  return (...asked) => records.forceFetch(asked.join(' '), { context: asked });
}

async function readMarket(
  database: Database,
  modelCode: string,
  today: string,
): Promise<MarketRecords> {
  const cars: MarketCar[] = [];
  let since: string | null = null;
  for (let lastId: number | null = 0; lastId !== null; ) {
    const rows = await readPart(database, { modelCode, today, after: lastId });
    for (const { id: _id, isUsed, writtenOn, ...car } of rows) {
      if (!isUsed) continue;
      cars.push(car);
      if (since === null || writtenOn < since) since = writtenOn;
    }
    lastId = rows.length < carsAtOnce ? null : Number(rows.at(-1)?.id);
  }
  return { cars, since };
}

type MarketRow = MarketCar & {
  readonly id: number;
  readonly isUsed: boolean;
  /** `YYYY-MM-DD` */
  readonly writtenOn: string;
};

interface Part {
  readonly modelCode: string;
  readonly today: string;
  /** The last car of the part before. */
  readonly after: number;
}

/** Every text of JSON is read once, and the order is that of the index, whatever the planner knows of the table. */
const readPart = (database: Database, { modelCode, today, after }: Part) =>
  rowsOf<MarketRow>(
    database,
    sql`select listings.id, seller.state, seller."dmaCode", car."listedOn",
          car."priceHistory" as prices, car."listingType" <> 'NEW' as "isUsed",
          case when status = 'sold'
            then to_char(listings.updated_at at time zone 'UTC', 'YYYY-MM-DD') end as "goneOn",
          to_char(listings.created_at at time zone 'UTC', 'YYYY-MM-DD') as "writtenOn"
        from listings join owners on owners.id = listings.owner_id,
          json_to_record(listings.data)
            as car("listedOn" text, "listingType" text, "priceHistory" json),
          json_to_record(owners.data) as seller(state text, "dmaCode" text)
        where listings.data ->> 'modelCode' = ${modelCode} and listings.id > ${after}
          and (status = 'active'
            or listings.updated_at > ${today}::date - make_interval(days => ${toldDays}::int)
              and not exists (select from private_ads as ad where ad.owner_id = listings.owner_id
                and ad.listing_id = listings.id and ad.status = 'paused'))
        order by listings.data ->> 'modelCode', listings.id limit ${carsAtOnce}`,
  );
