import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { OwnerDto } from './owner-schema.ts';

/** The wire's shape of an owner. */
export function toOwnerDto(owner: Owner, distanceMiles: number | null): OwnerDto {
  const services = new Set(owner.homeServices);
  return {
    id: owner.id,
    name: owner.name,
    privateSeller: owner.privateSeller,
    location: {
      address: {
        address1: owner.address1 ?? undefined,
        city: owner.city,
        state: owner.state,
        zip: owner.zip,
        latitude: owner.latitude,
        longitude: owner.longitude,
      },
    },
    phone: owner.phone === null ? undefined : { value: owner.phone },
    website: toWebsite(owner.website),
    logo: owner.logoUrl === null ? undefined : { src: owner.logoUrl },
    hideEmailForm: owner.hideEmailForm,
    ...(distanceMiles !== null && { distanceFromSearch: Math.round(distanceMiles * 10) / 10 }),
    ...(owner.rating !== null && { rating: { value: owner.rating, count: owner.reviewCount } }),
    homeServices: {
      testDrive: services.has('TEST_DRIVE'),
      vehicleDelivery: services.has('SHIP_TO_HOME'),
      virtualTour: services.has('VIRTUAL_TOUR'),
      buyOnline: services.has('BUY_ONLINE'),
    },
    shippingLabel: owner.shippingLabel ?? undefined,
    dealerDiff: owner.tagline === null ? undefined : { tagline: owner.tagline },
    nameplate: owner.nameplates,
    hours: owner.hours,
  };
}

/** Nothing but the web's own addresses is handed on to be a link. */
export function toWebsite(href: string | null): { href: string } | undefined {
  return href !== null && /^https?:/i.test(href) ? { href } : undefined;
}
