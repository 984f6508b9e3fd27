import type { SavedCar, SavedCars } from '@forecourt/domain/account/saved-cars';
import { priceChange, savedOn } from '@forecourt/domain/account/saved-changes';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { ListingStatus } from '@forecourt/domain/listing/listing-status';
import { carName, conditionWord } from '@forecourt/domain/listing/listing-title';
import type { SellerTerms } from '@forecourt/domain/listing/seller/seller-words';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { likeAddress } from '@forecourt/domain/search/address/like-address';
import type { AppContext } from '../app-context.ts';
import { type CardContext, toCardData } from '../cards/car-card-data.ts';
import { drawPriceLine } from '../cards/price/price-line.ts';
import type { SavedSort } from './saved-sorts.ts';

/** A saved car, in words and figures ready to print. */
export interface SavedCarData {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly condition: string;
  readonly trim: string | null;
  readonly mileage: number | null;
  readonly pictureUrl: string;
  readonly status: ListingStatus;
  /** `YYYY-MM-DD`; null while it is for sale. */
  readonly goneOn: string | null;
  /** `YYYY-MM-DD`. */
  readonly savedOn: string;
  /** Whole dollars; null when the seller names none. */
  readonly price: number | null;
  readonly priceWhenSaved: number | null;
  /** How much more it costs than when it was saved; negative when less, null when nobody can tell. */
  readonly change: number | null;
  /** The price since then, drawn; null where there is none to draw. */
  readonly line: string | null;
  readonly seller: SellerTerms;
  readonly deal: ReturnType<typeof toShownDeal>;
  /** The page where it is offered anew; null where it is not. */
  readonly againHref: string | null;
  /** A search for cars like it. */
  readonly likeHref: string;
}

/** Turns what somebody saved into the page of it, as it is true today. */
export function toSavedPageData({ cars, like, max }: SavedCars, sort: SavedSort, app: CardContext) {
  const rows = cars.map((car) => toRow(car, app)).sort(orders[sort]);
  return {
    cars: rows,
    like: like.map((hit) => toCardData(hit, app)),
    max,
    sort,
  };
}
export type SavedPageData = ReturnType<typeof toSavedPageData>;

/** Those that are for sale go before those that are not. */
const goneLast = (a: SavedCarData, b: SavedCarData) =>
  Number(a.status !== 'active') - Number(b.status !== 'active');
const least = (a: number | null, b: number | null) => (a ?? Infinity) - (b ?? Infinity) || 0;

const orders: Readonly<Record<SavedSort, (a: SavedCarData, b: SavedCarData) => number>> = {
  saved: () => 0,
  change: (a, b) => goneLast(a, b) || least(a.change, b.change),
  price: (a, b) => goneLast(a, b) || least(a.price, b.price),
};

function toRow(
  car: SavedCar,
  { reference, remotePhotos, today }: Pick<AppContext, 'reference' | 'remotePhotos' | 'today'>,
): SavedCarData {
  const { listing, status, priceWhenSaved, goneOn, offeredAs, seller, card } = car;
  const price = derivedPrice(listing);
  const [photo] = listing.photoUrls;
  const from = savedOn(car);
  return {
    id: listing.id,
    href: vehiclePath(listing.id),
    name: carName(listing, reference),
    condition: conditionWord(listing.listingType),
    trim: listing.trim,
    mileage: listing.mileage,
    pictureUrl: pictureOf({ id: listing.id, photoUrl: photo }, remotePhotos).pictureUrl,
    status,
    goneOn,
    savedOn: from,
    price,
    priceWhenSaved,
    change: priceChange(car, null),
    seller,
    line:
      priceWhenSaved === null
        ? null
        : drawPriceLine(priceWhenSaved, listing.priceHistory, {
            from,
            until: goneOn ?? today,
          }),
    deal: card ? toShownDeal(card.deal) : null,
    againHref: offeredAs === null ? null : vehiclePath(offeredAs),
    likeHref: likeAddress(listing),
  };
}
