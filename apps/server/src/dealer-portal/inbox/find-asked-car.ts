import type { LeadVehicle } from '@forecourt/domain/lead/conversation';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import type { AskedCar } from '@forecourt/web/dealer-portal/inbox-view';
import type { PortalParts } from '../portal-parts.ts';

/** A car as it was asked about, with what it is asked now; without it where it is no longer for sale. */
export async function findAskedCar(
  { engine, config }: PortalParts,
  vehicle: LeadVehicle,
): Promise<AskedCar> {
  const card = await engine.findById(vehicle.listingId);
  if (!card) return gone(vehicle);
  const price = derivedPrice(card);
  return {
    ...gone(vehicle),
    isForSale: true,
    price,
    mileage: card.mileage,
    ...pictureOf(card, config.remotePhotos),
    deal: toShownDeal(card.deal),
  };
}

/** What is kept of it with the conversation. */
export function gone(vehicle: LeadVehicle): AskedCar {
  const { listingId, name, stockNumber, mileage, price } = vehicle;
  return {
    href: vehiclePath(listingId),
    name,
    stockNumber,
    mileage,
    askedPrice: price,
    price,
    ...pictureOf({ id: listingId, photoUrl: null }, false),
    isForSale: false,
    deal: null,
  };
}
