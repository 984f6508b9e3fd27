import type { Listing } from '@forecourt/domain/listing/listing';
import { findPriceReduction } from '@forecourt/domain/listing/listing-rules';
import type { ListingCard } from '@forecourt/domain/search/search-engine';

/** A card before its price is compared. */
export type UnratedCard = Omit<ListingCard, 'deal'>;

/** What a card shows of a listing, all but the rating. */
export function toUnratedCard(listing: Listing): UnratedCard {
  const reduction = findPriceReduction(listing.priceHistory);
  // Field by field: spreading listings out of JSON, which are objects of many layouts, takes ten times as long.
  return {
    id: listing.id,
    ownerId: listing.ownerId,
    vin: listing.vin,
    stockNumber: listing.stockNumber,
    listingType: listing.listingType,
    year: listing.year,
    makeCode: listing.makeCode,
    modelCode: listing.modelCode,
    seriesCode: listing.seriesCode,
    trim: listing.trim,
    vehicleStyleCode: listing.vehicleStyleCode,
    bodySubtypeCode: listing.bodySubtypeCode,
    truckBedLength: listing.truckBedLength,
    doors: listing.doors,
    seats: listing.seats,
    driveType: listing.driveType,
    fuelTypeCode: listing.fuelTypeCode,
    transmissionCode: listing.transmissionCode,
    transmissionName: listing.transmissionName,
    engineCode: listing.engineCode,
    engineName: listing.engineName,
    displacementLiters: listing.displacementLiters,
    mpgCity: listing.mpgCity,
    mpgHighway: listing.mpgHighway,
    electricRangeMiles: listing.electricRangeMiles,
    extColorSimple: listing.extColorSimple,
    extColorName: listing.extColorName,
    intColorSimple: listing.intColorSimple,
    intColorName: listing.intColorName,
    mileage: listing.mileage,
    salePrice: listing.salePrice,
    msrp: listing.msrp,
    incentive: listing.incentive,
    dealerFees: listing.dealerFees,
    vehicleHistoryTypes: listing.vehicleHistoryTypes,
    accidentCount: listing.accidentCount,
    ownerCount: listing.ownerCount,
    vehicleUseType: listing.vehicleUseType,
    vehicleExchange: listing.vehicleExchange,
    homeServices: listing.homeServices,
    certifiedProgram: listing.certifiedProgram,
    tier: listing.tier,
    ribbon: listing.ribbon,
    highlightType: listing.highlightType,
    hasSpecialOffer: listing.hasSpecialOffer,
    listedOn: listing.listedOn,
    featureCodes: listing.featureCodes,
    packages: listing.packages,
    photoUrl: listing.photoUrls[0] ?? null,
    photoCount: listing.photoUrls.length,
    fyuseId: listing.fyuseId ?? null,
    priceBeforeReduction: reduction?.from ?? null,
    priceReducedOn: reduction?.on ?? null,
  };
}
