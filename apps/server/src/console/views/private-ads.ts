import type { Listing } from '@forecourt/domain/listing/listing';
import { carName } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { dollars } from '@forecourt/domain/money/dollars';
import { mayDo } from '@forecourt/domain/operator/roles';
import { type AdStatus, isOpenAd } from '@forecourt/domain/selling/private-ad';
import type { Cell, RowDeed, Sheet } from '@forecourt/web/console/sheet';
import { sql } from 'drizzle-orm';
import { containing } from '../../platform/database/conditions.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { toMoment } from '../moment.ts';
import type { View } from '../view.ts';
import { count, numbers, tableOf } from './table.ts';

const maxShown = 200;

interface Ad {
  readonly listingId: number;
  readonly vin: string;
  readonly status: Exclude<AdStatus, 'draft'>;
  readonly car: Listing;
  readonly place: string;
  readonly publishedAt: string | Date;
  readonly removalReason: string | null;
  readonly leads: number;
  readonly reports: number;
}

/** Cars that people sell themselves, those first that shoppers reported and that are still on the market. */
export const privateAdsView: View<Sheet> = {
  needs: 'private-ads.see',
  async read({ database, reference }, { text = '' }, { operator }) {
    const like = containing(text);
    const found = await rowsOf<Ad>(
      database,
      sql`select listings.id::int as "listingId", private_ads.vin, private_ads.status, listings.data as car,
            concat(owners.data ->> 'city', ', ', owners.data ->> 'state') as place,
            published_at as "publishedAt", removal_reason as "removalReason",
            (select count(*)::int from leads where leads.owner_id = owners.id) as leads,
            (select count(*)::int from listing_reports
              where listing_reports.listing_id = listings.id and closed_at is null) as reports
          from private_ads
          join listings on listings.id = private_ads.listing_id
          join owners on owners.id = private_ads.owner_id
          where private_ads.vin ilike ${like} or owners.data ->> 'city' ilike ${like}
            or listings.id::text ilike ${like}
          order by (case when private_ads.status = 'live' then 1 else 0 end) * (select count(*) from listing_reports
              where listing_reports.listing_id = listings.id and closed_at is null) desc,
            published_at desc, listings.id
          limit ${maxShown}`,
    );
    const mayRemove = mayDo(operator.role, 'private-ads.remove');
    return {
      title: 'Private sellers',
      lead: `Cars that people sell themselves: what was reported first, then the latest, ${maxShown} at the most.`,
      find: { value: text, placeholder: 'VIN, city or listing' },
      tables: [
        tableOf(
          {
            title: 'Cars',
            columns: ['Car', 'Where', numbers('Price'), 'Published', numbers('Leads'), 'State'],
            none: text === '' ? 'Nobody sells a car here yet.' : 'No such car was sold here.',
          },
          found,
          (ad) => ({
            key: String(ad.listingId),
            cells: [
              {
                text: [carName(ad.car, reference), ad.car.trim].filter(Boolean).join(' '),
                more: ad.vin,
                href: vehiclePath(ad.listingId),
              },
              { text: ad.place },
              { text: ad.car.salePrice === null ? '' : dollars(ad.car.salePrice) },
              { at: toMoment(new Date(ad.publishedAt)) },
              count(ad.leads),
              stateOf(ad),
            ],
            deeds: mayRemove && isOpenAd(ad) ? [removeDeed(ad)] : [],
          }),
        ),
      ],
    };
  },
};

function stateOf({ status, reports, removalReason }: Ad): Cell {
  if (status === 'removed')
    return { text: 'Taken off', mood: 'ended', ...(removalReason && { more: removalReason }) };
  if (status === 'live' && reports > 0)
    return { text: reports === 1 ? 'Reported once' : `Reported ${reports} times`, mood: 'bad' };
  if (status === 'live') return { text: 'For sale', mood: 'well' };
  return { text: endWords[status], mood: 'over' };
}

const endWords = { sold: 'Sold', withdrawn: 'No longer for sale', paused: 'Paused' } as const;

const removeDeed = ({ listingId }: Ad): RowDeed => ({
  act: 'private-ad.remove',
  name: 'Take off',
  fields: { listing: String(listingId) },
  sure: {
    says: 'Buyers no longer find it, and its seller cannot bring it back. The reason is in the mail to the seller.',
    button: 'Take it off the market',
    example: 'The VIN is not of this car',
    readBy: 'the seller',
  },
});
