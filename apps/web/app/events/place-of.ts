import type { ListingPlace } from '@forecourt/domain/event/shopper-event';
import { vehicleFolder } from '@forecourt/domain/listing/vehicle-address';

/** The car whose page a link leads to; null for any other link. */
export function listingOf(link: HTMLAnchorElement): number | null {
  if (!link.pathname.startsWith(vehicleFolder)) return null;
  const id = link.pathname.slice(vehicleFolder.length);
  return /^\d{1,12}$/.test(id) ? Number(id) : null;
}

/** Why a car stands where it does on the page: cards say so. */
export function placeOf(element: Element): ListingPlace {
  const rank = element.closest<HTMLElement>('[data-rank]')?.dataset.rank;
  return (rank as ListingPlace | undefined) ?? 'standard';
}
