import type { Brand } from '@forecourt/domain/brand/brand';
import { keptBrand } from '@forecourt/domain/brand/known-brands';
import { isOpenAd } from '@forecourt/domain/selling/private-ad';
import { sql } from 'drizzle-orm';
import { changeMarket } from '../change-log/change-market.ts';
import { rowsOf } from '../platform/database/database.ts';
import { isAmong, type Keeping } from '../platform/keeping.ts';
import { forgetAd } from './ads/forget-ads.ts';
import { listAds } from './ads/own-ads.ts';
import { tellBuyers } from './offers/tell-buyers.ts';
import { listPictures } from './pictures/list-pictures.ts';
import type { SellingParts } from './selling-parts.ts';

const personPrefix = 'person:';

/** The id of the person of a key; an empty text, which is nobody's, for a browser. */
const personOf = (key: string) =>
  key.startsWith(personPrefix) ? key.slice(personPrefix.length) : '';

/** Ads of private sellers, as something that is somebody's. */
export function sellingKeeping({
  database,
  queue,
  originOf,
}: Pick<SellingParts, 'database' | 'queue'> & {
  readonly originOf: (brand: Brand['code']) => string;
}): Keeping {
  return {
    name: 'privateAds',
    exportOf: async ({ key }) =>
      Promise.all(
        (await listAds(database, personOf(key))).map(
          async ({ id, vin, brand, status, facts, createdAt, publishedAt, listingId }) => ({
            vin,
            status,
            facts,
            createdAt,
            publishedAt,
            listingId,
            pictures: (await listPictures(database, id)).map(
              ({ url }) => originOf(keptBrand(brand).code) + url,
            ),
          }),
        ),
      ),
    forget: async ({ key }) => {
      for (const ad of await listAds(database, personOf(key)))
        await changeMarket(database, async (change) => {
          if (isOpenAd(ad)) await tellBuyers({ database: change.transaction, queue }, ad, 'left');
          await forgetAd(change, ad);
        });
    },
    // Buyers reach the seller at the address of the account.
    moveAddress: async (transaction, { key }, to, only) => {
      const moved = await rowsOf<{ id: string }>(
        transaction,
        sql`update owners set lead_email = ${to}
            from private_ads
            where private_ads.owner_id = owners.id and person_id = ${personOf(key)}
              and ${isAmong(sql`private_ads.id`, only)}
            returning private_ads.id`,
      );
      return moved.map(({ id }) => id);
    },
  };
}
