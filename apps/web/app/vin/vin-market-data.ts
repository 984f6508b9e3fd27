import { daysOnMarket, derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { sellerWords } from '@forecourt/domain/listing/seller/seller-words';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { roundDollars } from '@forecourt/domain/money/cents';
import { estimatePayment } from '@forecourt/domain/money/shopper-terms';
import type { AppContext } from '../app-context.ts';
import type { FoundVin, VinListing } from './services.ts';

/** Whether the car is for sale, and every time that it was, with what was asked. */
export function toVinMarket({ listings, card }: FoundVin, zip: string | null, app: AppContext) {
  const [newest] = listings;
  return {
    now:
      newest?.status === 'active' ? toOffer(newest, { deal: card?.deal ?? null, zip }, app) : null,
    times: listings.map(toTime),
  };
}

type Deal = NonNullable<FoundVin['card']>['deal'];

function toOffer(
  { listing, owner }: VinListing,
  { deal, zip }: { readonly deal: Deal | null; readonly zip: string | null },
  app: AppContext,
) {
  const price = derivedPrice(listing);
  const payment =
    price === null
      ? null
      : estimatePayment(price * 100, app.terms, listing.listingType === 'NEW').payment;
  return {
    id: listing.id,
    href: vehiclePath(listing.id, zip),
    price,
    asked: price === null ? null : price + (listing.dealerFees ?? 0),
    hasFees: (listing.dealerFees ?? 0) > 0,
    deal: deal && toShownDeal(deal),
    days: daysOnMarket(listing.listedOn, app.today),
    seller: owner.name,
    terms: { privateSeller: owner.privateSeller, firmPrice: owner.firmPrice },
    where: `${owner.city}, ${owner.state}`,
    payment: payment === null ? null : `${roundDollars(payment)}/mo est.`,
  };
}

/** One time on the market. */
function toTime({ listing, owner, status, writtenOn }: VinListing) {
  const { id, listedOn, priceHistory } = listing;
  return {
    id,
    seller: owner.name,
    by: sellerWords(owner),
    where: `${owner.city}, ${owner.state}`,
    from: listedOn,
    until: status === 'active' ? null : writtenOn,
    prices: priceHistory,
  };
}

export type VinMarketData = ReturnType<typeof toVinMarket>;
