import { sql } from 'drizzle-orm';

/** Whole dollars that a car of `listings` costs, or cost last, as `derivedPrice` has it. */
export const priceNow = sql`coalesce((listings.data ->> 'salePrice')::int, (listings.data ->> 'msrp')::int)`;

/** What became of a car of `listings` as `Conversation` has it; null while it is for sale. */
export const goneCar = sql`case when listings.status <> 'active' then json_build_object(
  'status', case when is_sale_known then 'sold' else 'gone' end, 'makeCode', listings.data ->> 'makeCode',
  'modelCode', listings.data ->> 'modelCode', 'year', (listings.data ->> 'year')::int,
  'photoUrl', listings.data -> 'photoUrls' ->> 0) end`;
