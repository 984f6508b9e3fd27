import type { LeadVehicle } from '@forecourt/domain/lead/conversation';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import type { ConversationCar } from '@forecourt/web/dealer-portal/inbox-view';
import type { PortalParts } from '../portal-parts.ts';

/** A car as it was asked about, with what it is asked now; without it where it is no longer for sale. */
export async function findConversationCar(
  { engine, config }: PortalParts,
  vehicle: LeadVehicle,
): Promise<ConversationCar> {
  const card = await engine.findById(vehicle.listingId);
  if (!card) return carWhenAsked(vehicle);
  const price = derivedPrice(card);
  return {
    ...carWhenAsked(vehicle),
    isForSale: true,
    price,
    mileage: card.mileage,
    ...pictureOf(card, config.remotePhotos),
    deal: toShownDeal(card.deal),
  };
}

/** What is kept of it with the conversation. */
export function carWhenAsked(vehicle: LeadVehicle): ConversationCar {
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
