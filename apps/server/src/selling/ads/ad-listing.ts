import type { Listing } from '@forecourt/domain/listing/listing';
import { tradeConditions } from '@forecourt/domain/money/trade-in/trade-in';
import { type AdFacts, adClaims } from '@forecourt/domain/selling/private-ad';
import { nameOf, simpleColors, transmissions } from '@forecourt/domain/vehicle/codes';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import { privateCodeOf } from '../../feeds/private/private-sellers.ts';
import type { CarDraft, SellerDraft } from '../../feeds/rows/car-draft.ts';
import { toCarDraft } from '../../feeds/rows/to-car-draft.ts';

/** Facts of a car that is named. */
export type NamedFacts = AdFacts & Pick<Listing, 'year' | 'makeCode' | 'modelCode'>;

export const isNamed = (facts: AdFacts): facts is NamedFacts =>
  facts.year !== null && facts.makeCode !== null && facts.modelCode !== null;

/** The car of an ad as a file would describe it, completed from the catalogue. */
export function adCar(
  { vin, facts }: { readonly vin: string; readonly facts: NamedFacts },
  photoUrls: readonly string[],
): CarDraft {
  const { year, makeCode, modelCode, trim, mileage, price, transmissionCode } = facts;
  const exteriorColor = facts.extColorSimple && nameOf(simpleColors, facts.extColorSimple);
  const interiorColor = facts.intColorSimple && nameOf(simpleColors, facts.intColorSimple);
  return toCarDraft(
    {
      vin,
      year,
      makeCode,
      modelCode,
      trim,
      mileage,
      salePrice: price,
      transmissionCode,
      listingType: 'USED',
      certifiedProgram: null,
      stockNumber: null,
      listedOn: null,
      msrp: null,
      dealerFees: null,
      mpgCity: null,
      mpgHighway: null,
      exteriorColor,
      exteriorColorGeneric: exteriorColor,
      interiorColor,
      interiorColorGeneric: interiorColor,
      transmissionName: transmissionCode && nameOf(transmissions, transmissionCode),
      driveType: null,
      fuelTypeCode: null,
      engineName: null,
      cylinders: null,
      liters: null,
      vehicleStyleCode: null,
      doors: null,
      seats: null,
      electricRangeMiles: null,
      description: describe(facts),
      options: [],
      photoUrls,
      history: [],
      extras: {},
    },
    true,
  );
}

/** The seller's words, then what the seller says in answer to what buyers ask: no report says it. */
function describe({ words, condition, claims, takesOffers }: AdFacts): string | null {
  const known = tradeConditions.find(({ code }) => code === condition);
  const said = [
    ...(known ? [`Condition: ${known.name.toLowerCase()}, ${known.words}.`] : []),
    ...adClaims.filter(({ code }) => claims.includes(code)).map(({ said: sentence }) => sentence),
    ...(takesOffers ? [] : ['The price is firm.']),
  ];
  return (
    [words, said.length === 0 ? '' : `The seller says: ${said.join(' ')}`]
      .filter(Boolean)
      .join('\n\n') || null
  );
}

/** The seller of an ad, who has no name, no street and no number here; undefined for a ZIP that is none. */
export function adSeller(
  { id, facts }: { readonly id: string; readonly facts: AdFacts },
  email: string,
  places: PlaceReference,
): SellerDraft | undefined {
  const place = places.findZip(facts.zip ?? '');
  return (
    place && {
      dealerCode: privateCodeOf(id),
      name: 'Private seller',
      privateSeller: true,
      firmPrice: !facts.takesOffers,
      ...place,
      address1: null,
      phone: null,
      website: null,
      logoUrl: null,
      leadEmail: email,
      rating: null,
      reviewCount: 0,
      homeServices: null,
      paymentServices: null,
    }
  );
}
