import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import { findRibbon } from '@forecourt/domain/listing/listing-ribbon';
import { daysOnMarket, derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { carName, conditionWord, listingTitle } from '@forecourt/domain/listing/listing-title';
import { isListPrice } from '@forecourt/domain/listing/price-words';
import { buyPath, isBoughtOnline } from '@forecourt/domain/listing/seller/buy-online';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { estimatePayment, termsWords } from '@forecourt/domain/money/shopper-terms';
import type { ModelYearNotes } from '@forecourt/domain/reference/model-reference';
import { defaultRadius } from '@forecourt/domain/search/address/default-radius';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../app-context.ts';
import { toCardData } from '../cards/car-card-data.ts';
import { toSwaps } from '../cards/swap-data.ts';
import type { SellerMessaging } from '../leads/services.ts';
import { toModelNotes } from '../reference/model-notes-data.ts';
import { toCostToOwn } from '../wallet/costs/cost-to-own-data.ts';
import { toCarLease } from '../wallet/costs/lease-data.ts';
import { toOutTheDoor } from '../wallet/costs/out-the-door-data.ts';
import { factsOf, featuresByGroup } from './facts/car-facts.ts';
import { spinOf } from './gallery/car-spin.ts';
import { toHistoryData } from './history/history-data.ts';
import { type LikeItSearch, toLikeItLinks } from './like-it/like-it.ts';
import { picturesOf } from './listing-pictures.ts';
import { toPriceData } from './price/price-data.ts';
import { toSellerData } from './seller/seller-data.ts';
import { awayFrom, seenFrom, toShopperPlace } from './shopper-place.ts';
import { toWarrantyData } from './warranty/warranty-data.ts';

/** What a vehicle page asks for beside the car. */
interface FoundBeside {
  /** How its seller can be written to now. */
  readonly messaging: SellerMessaging;
  readonly likeIt: readonly LikeItSearch[];
  /** Cars that are better in something and worse in nothing. */
  readonly swaps: readonly SearchHit[];
  /** How many cars each of those leads to; null where that is not known now. */
  readonly likeCounts: readonly (number | null)[];
  readonly modelYear: ModelYearNotes;
}

/** All that a vehicle page shows, as plain data. */
export function toVehiclePageData(
  vehicle: FoundVehicle,
  beside: FoundBeside,
  place: Place | null,
  context: AppContext,
) {
  const { listing, owner, status, card, similar } = vehicle;
  const { reference } = context;
  const name = carName(listing, reference);
  const price = derivedPrice(listing);
  return {
    id: listing.id,
    status,
    isBrief: vehicle.isBrief,
    name,
    condition: conditionWord(listing.listingType),
    title: listingTitle(listing, reference),
    trim: listing.trim,
    zip: place?.zip ?? null,
    url: new URL(vehiclePath(listing.id), context.origin).href,
    crumbs: crumbsOf(vehicle, place, context),
    pictures: picturesOf(listing, name, context.remotePhotos),
    spin: spinOf(listing, context.remotePhotos),
    mileage: listing.mileage,
    price,
    isListPrice: isListPrice(listing),
    ...toPriceData(vehicle, context),
    today: context.today,
    priceBefore: card?.priceBeforeReduction ?? null,
    ribbon: card && findRibbon(card),
    payment:
      price === null || !context.flags.has('wallet')
        ? null
        : estimatePayment(price * 100, context.terms, listing.listingType === 'NEW'),
    buyHref:
      status === 'active' && !vehicle.isBrief && isBoughtOnline(listing, owner, context.flags)
        ? `${buyPath(listing.id)}${place ? `?zip=${place.zip}` : ''}`
        : null,
    outTheDoor: toOutTheDoor(listing, owner, place, context),
    lease: context.flags.has('wallet') ? toCarLease(listing, owner, place, context) : null,
    costToOwn: toCostToOwn(listing, owner, place, context),
    ownTerms: context.wallet === null ? null : context.terms,
    paymentTerms: termsWords(context.terms, listing.listingType === 'NEW'),
    deal: card?.deal ?? null,
    priceHistory: listing.priceHistory,
    daysOnMarket: daysOnMarket(listing.listedOn, context.today),
    facts: factsOf(listing),
    featureGroups: featuresByGroup(listing),
    packages: listing.packages,
    options: listing.options,
    modelNotes: toModelNotes(listing, beside.modelYear, reference),
    history: toHistoryData(vehicle),
    warranty: toWarrantyData(vehicle, place, context),
    certifiedProgram: listing.certifiedProgram,
    description: listing.description,
    vin: listing.vin,
    make: reference.findMake(listing.makeCode)?.name ?? listing.makeCode,
    model: reference.findModel(listing.modelCode)?.name ?? listing.modelCode,
    year: listing.year,
    isNew: listing.listingType === 'NEW',
    color: listing.extColorName,
    doors: listing.doors,
    seats: listing.seats,
    owner: toSellerData(vehicle, beside.messaging, place, context),
    away: place && awayFrom(place, owner),
    comparable: status === 'active' && !vehicle.isBrief && context.flags.has('compare'),
    swaps: toSwaps(beside.swaps, { car: listing, seller: owner, place }, context),
    likeIt: toLikeItLinks(beside.likeIt, beside.likeCounts, context),
    similar: similar.map((hit) => toCardData(seenFrom(place, hit), context, toShopperPlace(place))),
  };
}

export type VehiclePageData = ReturnType<typeof toVehiclePageData>;

/** The searches that lead to a car, the widest first; from the shopper's place where the brand's crumbs keep it. */
function crumbsOf(
  { listing }: FoundVehicle,
  place: Place | null,
  { brand, reference }: AppContext,
) {
  const where = brand.crumbsKeepLocation &&
    place && { zip: place.zip, searchRadius: defaultRadius };
  const url = (filters: Record<string, readonly string[]>) =>
    toSearchUrl({ ...brandSearch(brand, filters), ...where }, brand, reference);
  const make = reference.findMake(listing.makeCode)?.name ?? listing.makeCode;
  const model = reference.findModel(listing.modelCode)?.name ?? listing.modelCode;
  const ofMake = { listingType: [listing.listingType], makeCode: [listing.makeCode] };
  return [
    { key: 'home', label: 'Home', href: brand.homePath },
    { key: 'page', label: 'Cars for Sale', href: '/cars-for-sale' },
    { key: 'make', label: make, href: url(ofMake) },
    { key: 'model', label: model, href: url({ ...ofMake, modelCode: [listing.modelCode] }) },
    { key: 'car', label: carName(listing, reference), href: '' },
  ];
}
