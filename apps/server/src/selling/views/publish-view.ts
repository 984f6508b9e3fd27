import type { Listing } from '@forecourt/domain/listing/listing';
import type { DealRating } from '@forecourt/domain/listing/worth/deal-rating';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { SellingViews } from '@forecourt/web/selling/selling-views';
import { newListing } from '../../feeds/plan-dealer-stock.ts';
import { toOwner } from '../../feeds/to-owner.ts';
import { readHead } from '../ads/ad-head.ts';
import { adCar, adSeller, isNamed, type NamedFacts } from '../ads/ad-listing.ts';
import { findOthersOfAd } from '../ads/like-ad.ts';
import { rateUsed } from '../ads/market-of-ad.ts';
import { findAd } from '../ads/own-ads.ts';
import type { View } from '../view.ts';

/** How buyers will see it. */
export const publishView: View<SellingViews['publish']> = {
  async read(parts, asked, at) {
    const { reference, engine } = parts;
    const ad = await findAd(parts.database, at.personId, asked.ad);
    if (!ad) return null;
    const { head, pictures } = await readHead(parts, ad);
    const { facts, vin } = ad;
    const seller = adSeller(ad, at.email, reference);
    const photoUrls = pictures.map(({ url }) => url);
    const preview = async (named: NamedFacts): Promise<ListingCard> => {
      const car = newListing(
        adCar({ vin, facts: named }, photoUrls),
        previewId,
        previewId,
        at.today,
      );
      const others = await findOthersOfAd(engine, ad, named);
      const deal: DealRating =
        others === null || named.price === null
          ? { rated: false, reason: 'no-price', comparables: 0 }
          : rateUsed(others.mileage, named.price, others);
      return toCard(car, deal);
    };
    return {
      head,
      facts,
      pictures: pictures.length,
      place: seller ? `${seller.city}, ${seller.state}` : null,
      card: isNamed(facts) ? await at.calls.attempt('ad-card', () => preview(facts), null) : null,
      owner: seller ? toOwner(seller, undefined, previewId) : null,
    };
  },
};

/** Of a car and a seller that are not on the market yet. */
const previewId = 1;

function toCard(listing: Listing, deal: DealRating): ListingCard {
  const { description: _, options: _options, photoUrls, priceHistory: _prices, ...card } = listing;
  return {
    ...card,
    photoUrl: photoUrls[0] ?? null,
    photoCount: photoUrls.length,
    fyuseId: null,
    priceBeforeReduction: null,
    priceReducedOn: null,
    deal,
  };
}
