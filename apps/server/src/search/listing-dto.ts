import { viewsOfCar } from '@forecourt/catalog/pictures/picture-of-car';
import { manyViewers } from '@forecourt/domain/account/interesting-vehicles';
import { lifestyleOf } from '@forecourt/domain/listing/lifestyle';
import { addOnsOf } from '@forecourt/domain/listing/listing-add-ons';
import { findRibbon } from '@forecourt/domain/listing/listing-ribbon';
import { daysOnMarket, priceDrop, trimCode } from '@forecourt/domain/listing/listing-rules';
import { listingTitle } from '@forecourt/domain/listing/listing-title';
import { deliversTo, type PaymentServices } from '@forecourt/domain/listing/seller/owner';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { highlightTypeOf } from '@forecourt/domain/listing/vehicle-highlight';
import { drawingPath, smallPhotograph } from '@forecourt/domain/listing/vehicle-picture';
import type { ListingCard, SearchHit } from '@forecourt/domain/search/search-engine';
import {
  driveTypes,
  engines,
  fuelTypes,
  listingTypes,
  nameOf,
  transmissions,
  vehicleStyles,
} from '@forecourt/domain/vehicle/codes';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import { type ListingMoney, pricingDetailOf } from './listing-pricing.ts';
import type { ListingDto } from './listing-schema.ts';
import { toWebsite } from './owner-dto.ts';

/**
 * The wire's shape of a listing: a car with its names, prices and its seller's id.
 *
 * @param shown.dmaCode the market that the shopper is in
 * @param shown.viewCount different people who looked at it in seven days; beyond a few it is hot
 * @param shown.pictures how many at the most
 * @param shown.photographs all that its seller took, where they were read; else the first stands alone
 * @param shown.isHighlight whether it stands as one; what something sets apart is one wherever it stands
 * @param shown.today `YYYY-MM-DD`
 */
export function toListingDto(
  { card, owner, distanceMiles }: SearchHit,
  reference: VehicleReference,
  shown: {
    readonly dmaCode: string | null;
    readonly viewCount: number;
    readonly pictures: number;
    readonly photographs: readonly string[];
    readonly isHighlight: boolean;
    readonly today: string;
    /** By which payments and totals are reckoned. */
    readonly money: ListingMoney;
  },
): ListingDto {
  const { dmaCode, viewCount, today, money } = shown;
  const title = listingTitle(card, reference);
  const make = reference.findMake(card.makeCode)?.name ?? card.makeCode;
  const model = reference.findModel(card.modelCode)?.name ?? card.modelCode;
  const trim = trimCode(card);
  return {
    id: card.id,
    vin: card.vin,
    year: card.year,
    stockNumber: card.stockNumber,
    ownerId: owner.id,
    owner: owner.id,
    ownerName: owner.name,
    title,
    make: { code: card.makeCode, name: make },
    makeCode: card.makeCode,
    model: { code: card.modelCode, name: model },
    modelCode: card.modelCode,
    ...(trim !== null && card.trim !== null && { trim: { code: trim, name: card.trim } }),
    listingType: card.listingType,
    listingTypes: [{ code: card.listingType, name: nameOf(listingTypes, card.listingType) }],
    zip: owner.zip,
    mileage: labelled('Mileage', card.mileage === null ? undefined : groupDigits(card.mileage)),
    bodyStyles: coded(vehicleStyles, card.vehicleStyleCode),
    color: {
      exteriorColor: card.extColorName,
      exteriorColorSimple: card.extColorSimple,
      interiorColor: card.intColorName,
      interiorColorSimple: card.intColorSimple,
    },
    engine: card.engineCode && {
      code: card.engineCode,
      name: card.engineName ?? nameOf(engines, card.engineCode),
    },
    transmission: card.transmissionCode && {
      code: card.transmissionCode,
      group: nameOf(transmissions, card.transmissionCode),
      description: card.transmissionName,
    },
    driveType: card.driveType && {
      name: card.driveType,
      description: nameOf(driveTypes, card.driveType),
    },
    fuelType: card.fuelTypeCode && {
      code: card.fuelTypeCode,
      name: nameOf(fuelTypes, card.fuelTypeCode),
    },
    specifications: specificationsOf(card),
    pricingDetail: pricingDetailOf(card, owner, money),
    images: imagesOf(card, title, shown),
    vdpBaseUrl: vehiclePath(card.id),
    phone: owner.phone === null ? undefined : { value: owner.phone, isVisible: true },
    website: toWebsite(owner.website),
    daysOnSite: daysOnMarket(card.listedOn, today),
    priority: card.tier,
    isHot: viewCount > manyViewers,
    viewCount,
    isReducedPrice: priceDrop(card) !== null,
    hasSpecialOffer: card.hasSpecialOffer,
    moneyBackGuarantee: card.vehicleExchange,
    certifiedProduct: card.certifiedProgram ?? undefined,
    ribbon: findRibbon(card) ?? undefined,
    addOns: addOnsOf(card, owner),
    lifestyleCategories: lifestyleOf(card),
    vehicleHighlight: vehicleHighlightOf(card, shown),
    vhrPreview: card.vehicleHistoryTypes,
    packages: card.packages,
    ...(card.fyuseId !== null && { fyuseId: card.fyuseId }),
    marketExtension: { imeDmaMatch: deliversTo(owner, dmaCode) },
    ...(owner.paymentServices && { paymentServices: toPaymentServices(owner.paymentServices) }),
    ...(distanceMiles !== null && { distance: Math.round(distanceMiles * 10) / 10 }),
  };
}

/** What sets the car apart, with its figure where it has one. */
function vehicleHighlightOf(
  card: ListingCard,
  { isHighlight, today }: { readonly isHighlight: boolean; readonly today: string },
): ListingDto['vehicleHighlight'] {
  const type = highlightTypeOf(card, today);
  const value = {
    PRICE_REDUCED: priceDrop(card),
    INCENTIVES: card.incentive,
    NEWLY_LISTED: card.listedOn,
    WARRANTY: card.certifiedProgram,
    DEALER_INCENTIVE: null,
    RETURN: null,
  };
  return {
    isVehicleHighlight: isHighlight || type !== null,
    ...(type !== null && { urgencyDriverType: type }),
    ...(type !== null && value[type] !== null && { urgencyDriverValue: String(value[type]) }),
  };
}

function labelled(label: string, value: string | null | undefined) {
  return value === null || value === undefined ? undefined : { label, value };
}

function coded(entries: Parameters<typeof nameOf>[0], code: string | null) {
  return code === null ? [] : [{ code, name: nameOf(entries, code) }];
}

function specificationsOf(card: ListingCard): ListingDto['specifications'] {
  const { mpgCity, mpgHighway } = card;
  const mpg =
    mpgCity !== null && mpgHighway !== null ? `${mpgCity} City / ${mpgHighway} Highway` : null;
  return {
    mileage: labelled('miles', card.mileage === null ? undefined : groupDigits(card.mileage)),
    mpg: labelled('MPG', mpg),
    mileRange: labelled('Electric Range', card.electricRangeMiles?.toString()),
    engine: labelled('Engine', card.engineName),
    driveType: labelled('Drive Type', card.driveType && nameOf(driveTypes, card.driveType)),
    transmission: labelled('Transmission', card.transmissionName),
    fuelType: labelled('Fuel Type', card.fuelTypeCode && nameOf(fuelTypes, card.fuelTypeCode)),
    color: labelled('Exterior Color', card.extColorName),
    interiorColor: labelled('Interior Color', card.intColorName),
  };
}

function imagesOf(
  card: ListingCard,
  alt: string,
  { pictures, photographs }: { readonly pictures: number; readonly photographs: readonly string[] },
): ListingDto['images'] {
  const addresses =
    card.photoUrl === null
      ? viewsOfCar(card)
          .slice(0, pictures)
          .map((view) => drawingPath(card.id, `${view}-640.webp`))
      : [card.photoUrl, ...photographs.slice(1)].slice(0, pictures).map(smallPhotograph);
  return {
    primary: 0,
    sources: addresses.map((src) => ({ src, alt, width: 640, height: 480 })),
  };
}

function toPaymentServices(services: PaymentServices): ListingDto['paymentServices'] {
  const { digitalRetailingType, dealerSettings, paymentCalculationUrl, incentivesUrl } = services;
  return {
    digitalRetailingType: digitalRetailingType ?? undefined,
    dealerSettings,
    paymentCalculationUrl: paymentCalculationUrl ?? undefined,
    incentivesUrl: incentivesUrl ?? undefined,
  };
}
