import { addOnsOf } from '@forecourt/domain/listing/listing-add-ons';
import { findRibbon } from '@forecourt/domain/listing/listing-ribbon';
import { daysOnMarket, derivedPrice, priceDrop } from '@forecourt/domain/listing/listing-rules';
import { conditionWord } from '@forecourt/domain/listing/listing-title';
import { isListPrice } from '@forecourt/domain/listing/price-words';
import { deliversTo } from '@forecourt/domain/listing/seller/owner';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import {
  areScattered,
  type DealRating,
  type ShownDeal,
  toShownDeal,
} from '@forecourt/domain/listing/worth/deal-rating';
import type { Cents } from '@forecourt/domain/money/cents';
import { monthlyPayment, type ShopperTerms } from '@forecourt/domain/money/shopper-terms';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import { truncateTrim } from '@forecourt/domain/search/search-names';
import type { AppContext } from '../app-context.ts';
import { dealerAboutName } from '../dealers/dealer-about.ts';
import type { DealerAboutName } from '../dealers/dealer-about-name.ts';
import { findOutTheDoor, type MoneyContext } from '../wallet/costs/out-the-door-data.ts';

/** What a result card shows, in words and figures ready to print. */
export interface CardData {
  readonly id: number;
  readonly href: string;
  readonly condition: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly mileage: number | null;
  readonly distanceMiles: number | null;
  readonly price: number | null;
  /** Whether `price` is the maker's list price because the seller names none. */
  readonly isListPrice: boolean;
  /** The estimated payment. */
  readonly monthly: Cents | null;
  /** By which it is reckoned, where these are the shopper's own; null for the usual ones. */
  readonly terms: ShopperTerms | null;
  readonly isNew: boolean;
  /** Price, fees and taxes where the shopper is; null where that is not known, or not all of it. */
  readonly outTheDoor: Cents | null;
  readonly deal: ShownDeal | null;
  /** Whether fees come on top of the price; deals are rated with them. */
  readonly hasDealerFees: boolean;
  readonly unratedReason: string | null;
  readonly ribbon: string | null;
  /** The most telling of what comes with it. */
  readonly addOn: string | null;
  readonly daysOnMarket: number;
  /** `YYYY-MM-DD`. */
  readonly listedOn: string;
  /** The fall of the price, and since when it is what it is; null when it did not fall. */
  readonly drop: { readonly amount: number; readonly on: string } | null;
  readonly pictureUrl: string;
  readonly isPhoto: boolean;
  readonly seller: string;
  /** Where its dealer says what sets it apart; null where it says nothing. */
  readonly difference: DealerAboutName | null;
  readonly privateSeller: boolean;
  readonly firmPrice?: true | undefined;
  readonly rating: number | null;
  readonly reviewCount: number;
  /** Whether it is shown from beyond the radius because it is delivered to the shopper's market. */
  readonly delivers: boolean;
  /** Whether it can be put beside others. */
  readonly comparable: boolean;
}

/** Where a shopper looks. */
export interface ShopperPlace {
  readonly radiusMiles: number | undefined;
  /** The market that cars are delivered to; null where none is known or wanted. */
  readonly dmaCode: string | null;
  /** Null where the shopper did not say. */
  readonly zip: string | null;
}

const nowhere: ShopperPlace = { radiusMiles: undefined, dmaCode: null, zip: null };

/** What cards ask of a page's context. */
export interface CardContext
  extends MoneyContext,
    Pick<AppContext, 'flags' | 'remotePhotos' | 'today'> {}

/** Turns a hit into its card as it is true today. */
export function toCardData(
  { card, owner, distanceMiles }: SearchHit,
  context: CardContext,
  { radiusMiles, dmaCode, zip }: ShopperPlace = nowhere,
): CardData {
  const { flags, reference, remotePhotos, today } = context;
  const price = derivedPrice(card);
  const isNew = card.listingType === 'NEW';
  const amount = priceDrop(card);
  const delivers =
    radiusMiles !== undefined &&
    distanceMiles !== null &&
    distanceMiles > radiusMiles &&
    deliversTo(owner, dmaCode);
  // What most cars have none of stands together: it travels as a letter each.
  return {
    id: card.id,
    href: vehiclePath(card.id, zip),
    ...pictureOf(card, remotePhotos),
    condition: conditionWord(card.listingType),
    year: card.year,
    make: reference.findMake(card.makeCode)?.name ?? card.makeCode,
    model: reference.findModel(card.modelCode)?.name ?? card.modelCode,
    trim: card.trim === null ? null : truncateTrim(card.trim),
    mileage: card.mileage,
    price,
    monthly:
      price === null || !flags.has('wallet') ? null : monthlyPayment(price, context.terms, isNew),
    daysOnMarket: daysOnMarket(card.listedOn, today),
    listedOn: card.listedOn,
    seller: owner.name,
    rating: owner.rating,
    reviewCount: owner.reviewCount,
    deal: toShownDeal(card.deal),
    unratedReason: whyUnrated(card.deal),
    distanceMiles: distanceMiles === null ? null : Math.round(distanceMiles),
    terms: context.wallet === null ? null : context.terms,
    isNew,
    outTheDoor: totalOf({ card, owner }, zip, context),
    isListPrice: isListPrice(card),
    hasDealerFees: (card.dealerFees ?? 0) > 0,
    ribbon: findRibbon(card),
    // Where it is delivered from afar, its distance says so.
    addOn:
      addOnsOf(card, owner).find(({ code }) => !(delivers && code === 'HOME_DELIVERY'))?.label ??
      null,
    drop:
      amount !== null && card.priceReducedOn !== null ? { amount, on: card.priceReducedOn } : null,
    difference: dealerAboutName(owner, card.listingType),
    privateSeller: owner.privateSeller,
    ...(owner.firmPrice && { firmPrice: true as const }),
    delivers,
    comparable: flags.has('compare'),
  };
}

/** Of a car whose every line is told, where the shopper said where it will be registered. */
function totalOf(
  { card, owner }: Pick<SearchHit, 'card' | 'owner'>,
  zip: string | null,
  context: CardContext,
): Cents | null {
  const place = context.reference.findZip(context.wallet?.zip ?? zip ?? '');
  const sum = place && findOutTheDoor(card, owner, place, context)?.sum;
  return !sum || sum.without !== null ? null : sum.total;
}

function whyUnrated(deal: DealRating): string | null {
  if (deal.rated) return null;
  return areScattered(deal) ? 'Prices too far apart' : reasons[deal.reason];
}

/** Without a price, the place of the price says so. */
const reasons = {
  'no-price': null,
  'new-car': 'New cars are not rated',
  'too-few-comparables': 'Too few to compare',
  'too-far-from-market': 'Not comparable',
} as const;
