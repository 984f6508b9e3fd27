import type { Listing } from '@forecourt/domain/listing/listing';
import { withPrice } from '@forecourt/domain/listing/price-history';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import { eq } from 'drizzle-orm';
import type { MarketChange } from '../../change-log/change-market.ts';
import { readOwnersById } from '../../dealers/read-owners.ts';
import { writeLeadEmails } from '../../dealers/write-lead-emails.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import { newListing } from '../../feeds/plan-dealer-stock.ts';
import { toOwner } from '../../feeds/to-owner.ts';
import { nextIds } from '../../platform/database/next-ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readListingsById } from '../../vehicles/read-listings.ts';
import { writeListings } from '../../vehicles/write-listings.ts';
import { listPictures } from '../pictures/list-pictures.ts';
import { privateAds } from '../tables.ts';
import { adCar, adSeller, isNamed } from './ad-listing.ts';
import type { AdRecord } from './own-ads.ts';

/** The ad cannot stand on the market; the message says why. */
export class UnfinishedAd extends Refusal {
  override readonly name = 'UnfinishedAd';
}

/** Who offers it, and when. */
interface Offering {
  readonly email: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly places: PlaceReference;
}

/**
 * Writes the car of an ad and its seller as they stand on the market, as they were known there before: with their ids,
 * their prices and their age.
 *
 * @throws UnfinishedAd while something of it is missing
 */
export async function putOnMarket(
  change: MarketChange,
  ad: AdRecord,
  { email, today, places }: Offering,
): Promise<Pick<AdRecord, 'listingId' | 'ownerId'>> {
  const { transaction } = change;
  const { id, vin, facts } = ad;
  const seller = adSeller(ad, email, places);
  if (!isNamed(facts) || seller === undefined || facts.price === null)
    throw new UnfinishedAd('Something of the car is missing: go through the steps once more.');
  const ownerId = ad.ownerId ?? (await nextId(change, 'owner_ids'));
  const [owner] = await readOwnersById(transaction, [ownerId]);
  await writeOwners(change, [toOwner(seller, owner, ownerId)]);
  await writeLeadEmails(transaction, [{ ownerId, email }]);
  const pictures = await listPictures(transaction, id);
  const car = adCar(
    { vin, facts },
    pictures.map(({ url }) => url),
  );
  const listingId = ad.listingId ?? (await nextId(change, 'listing_ids'));
  const known = ad.listingId === null ? [] : await readListingsById(transaction, [listingId]);
  const fresh = newListing(car, listingId, ownerId, today);
  await writeListings(change, [renewed(fresh, known[0]?.data, today)]);
  await transaction.update(privateAds).set({ listingId, ownerId }).where(eq(privateAds.id, id));
  return { listingId, ownerId };
}

async function nextId({ transaction }: MarketChange, sequence: 'owner_ids' | 'listing_ids') {
  const [id = 0] = await nextIds(transaction, sequence, 1);
  return id;
}

function renewed(fresh: Listing, known: Listing | undefined, today: string): Listing {
  if (known === undefined) return fresh;
  const priceHistory = withPrice(known.priceHistory, fresh.salePrice, today);
  return { ...fresh, listedOn: known.listedOn, priceHistory };
}
