import type { NamedCar } from '@forecourt/domain/money/trade-in/trade-in-car';
import type { VinListing } from '@forecourt/web/vin/services';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { listingStatus } from '../vehicles/read-listings.ts';

/** A car that changed hands often; more are not shown. */
const maxListings = 10;

/** Enough to see whether they agree. */
const maxAlike = 60;

/** Behind every character of a VIN. */
const behindAll = '[';

/** Where a car is and was listed here, what is for sale and was written last first. */
export async function readListingsOfVin(database: Database, vin: string): Promise<VinListing[]> {
  return rowsOf<VinListing>(
    database,
    sql`select ${listingStatus}, listings.data as listing, owners.data as owner,
          to_char(listings.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "writtenOn"
        from listings join owners on owners.id = listings.owner_id
        where vin = ${vin}
        order by listings.status, listings.updated_at desc, listings.id desc
        limit ${maxListings}`,
  );
}

/**
 * Cars whose VINs agree in the maker's description of the car and in the model year: by federal rule they
 * are of one line, body and engine.
 */
export async function readCarsBegunAlike(database: Database, vin: string): Promise<NamedCar[]> {
  const begun = vin.slice(0, 8);
  return rowsOf<NamedCar>(
    database,
    sql`select (data ->> 'year')::int as year, data ->> 'makeCode' as "makeCode",
          data ->> 'modelCode' as "modelCode", data ->> 'trim' as trim
        from listings
        where vin ~>=~ ${begun} and vin ~<~ ${begun + behindAll}
          and substr(vin, 10, 1) = ${vin.charAt(9)} and vin <> ${vin}
        limit ${maxAlike}`,
  );
}
