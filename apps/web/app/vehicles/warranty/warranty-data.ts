import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import { moneyBackPeriod, thirdPartyWarrantyDays } from '@forecourt/domain/listing/guarantees';
import { addOnsOf } from '@forecourt/domain/listing/listing-add-ons';
import { deliversTo } from '@forecourt/domain/listing/seller/owner';
import { asBeginning, knownSellerWords } from '@forecourt/domain/listing/seller/seller-words';
import { dollars } from '@forecourt/domain/money/dollars';
import { homeServices, nameOf } from '@forecourt/domain/vehicle/codes';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../../app-context.ts';
import { certifiedTermList } from '../../content/certified-terms.ts';

/** What stands behind a car: what is promised, and what is done at the shopper's home. */
export function toWarrantyData(vehicle: FoundVehicle, place: Place | null, context: AppContext) {
  const { listing, owner } = vehicle;
  const isCertified = listing.listingType === 'CERTIFIED';
  const make = context.reference.findMake(listing.makeCode)?.name ?? listing.makeCode;
  return {
    promise: promiseOf(vehicle, make),
    terms: isCertified ? certifiedTermList : [],
    moneyBack:
      listing.vehicleExchange && context.flags.has('vehicle_exchange') ? moneyBackPeriod : null,
    services: servicesOf(vehicle),
    addOns: addOnsOf(listing, owner).map(({ label }) => label),
    delivery: deliveryOf(vehicle, place),
    tiles: context.remotePhotos ? (listing.productTiles ?? []) : [],
  };
}

export type WarrantyData = ReturnType<typeof toWarrantyData>;

function promiseOf({ listing, owner }: FoundVehicle, make: string): string {
  const [shortest, longest] = thirdPartyWarrantyDays;
  switch (listing.listingType) {
    case 'CERTIFIED':
      return `${listing.certifiedProgram ?? `${make} Certified`}: checked and covered under the maker’s program.`;
    case '3P_CERT':
      return `${listing.certifiedProgram ?? 'Certified by a third party'}: it carries a warranty of ${shortest}–${longest} days.`;
    case 'NEW':
      return `New from ${make}, with the maker’s warranty. Ask ${knownSellerWords(owner)} for its terms.`;
    default:
      return `${asBeginning(knownSellerWords(owner))} lists no warranty. Ask before you buy.`;
  }
}

/** What the seller does away from its lot, for all of its cars or for this one. */
function servicesOf({ listing, owner }: FoundVehicle): string[] {
  const codes = new Set([...owner.homeServices, ...listing.homeServices]);
  return homeServices
    .filter(({ code }) => codes.has(code))
    .map(({ code }) => nameOf(homeServices, code));
}

/** What it costs to have the car brought to the shopper; null where the seller brings it nowhere near. */
function deliveryOf({ listing, owner }: FoundVehicle, place: Place | null): string | null {
  const cost = listing.shippingCost;
  const label = owner.shippingLabel ?? 'Delivery';
  if (place === null || !deliversTo(owner, place.dmaCode)) return null;
  const to = `${label} to ${place.city}, ${place.state} ${place.zip}`;
  if (cost === undefined) return `${to}: ask ${knownSellerWords(owner)} what it costs.`;
  return cost === 0 ? `${to}: free.` : `${to}: ${dollars(cost)}.`;
}
