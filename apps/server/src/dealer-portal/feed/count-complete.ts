import type { FeedView } from '@forecourt/web/dealer-portal/feed-view';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/** Pictures with which a car is seen from all sides. */
const manyPictures = 8;

/** What shoppers look for in a car, and how its row is seen to have it. */
const parts: readonly { readonly name: string; readonly has: SQL }[] = [
  {
    name: 'Price',
    has: sql`coalesce(data ->> 'salePrice', data ->> 'msrp') is not null`,
  },
  {
    name: 'Pictures, 8 or more',
    has: sql`json_array_length(data -> 'photoUrls') >= ${manyPictures}`,
  },
  { name: 'Mileage', has: sql`data ->> 'mileage' is not null` },
  { name: 'Trim', has: sql`data ->> 'trim' is not null` },
  { name: 'Equipment', has: sql`json_array_length(data -> 'featureCodes') > 0` },
  { name: 'Your description', has: sql`data ->> 'description' is not null` },
];

/** How many of the dealer's cars for sale have what shoppers look for. */
export async function countComplete(
  database: Database,
  ownerId: number,
): Promise<NonNullable<FeedView['complete']>> {
  const counts = parts.map(({ has }) => sql`count(*) filter (where ${has})::int`);
  const [row] = await rowsOf<{ cars: number; counts: readonly number[] }>(
    database,
    sql`select count(*)::int as cars, json_build_array(${sql.join(counts, sql`, `)}) as counts
        from listings where owner_id = ${ownerId}::bigint and status = 'active'`,
  );
  return {
    cars: row?.cars ?? 0,
    parts: parts.map(({ name }, place) => ({ name, cars: row?.counts[place] ?? 0 })),
  };
}
