import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { SellerDraft } from './rows/car-draft.ts';

/** The owner as a feed describes it, keeping what a feed does not tell. */
export function toOwner(seller: SellerDraft, present: Owner | undefined, id: number): Owner {
  const paymentServices = seller.paymentServices ?? present?.paymentServices;
  return {
    id,
    dealerCode: seller.dealerCode,
    name: seller.name,
    privateSeller: seller.privateSeller,
    ...(seller.firmPrice && { firmPrice: true as const }),
    address1: seller.address1,
    city: seller.city,
    state: seller.state,
    zip: seller.zip,
    latitude: seller.latitude,
    longitude: seller.longitude,
    dmaCode: seller.dmaCode,
    phone: seller.phone ?? present?.phone ?? null,
    website: seller.website ?? present?.website ?? null,
    logoUrl: seller.logoUrl ?? present?.logoUrl ?? null,
    tagline: present?.tagline ?? null,
    rating: seller.rating ?? present?.rating ?? null,
    reviewCount: seller.reviewCount || (present?.reviewCount ?? 0),
    nameplates: present?.nameplates ?? [],
    homeServices: [...(seller.homeServices ?? present?.homeServices ?? [])],
    hideEmailForm: present?.hideEmailForm ?? false,
    ...(paymentServices && { paymentServices }),
    deliveryDmaCodes: present?.deliveryDmaCodes ?? [],
    shippingLabel: present?.shippingLabel ?? null,
    hours: present?.hours ?? [],
    ...(present?.closedDays && { closedDays: present.closedDays }),
  };
}
