import type { ListingPlace } from '@forecourt/domain/event/shopper-event';

const vehiclePath = /^\/cars-for-sale\/vehicle\/(\d{1,12})$/;

/** The car whose page a link leads to; null for any other link. */
export function listingOf(link: HTMLAnchorElement): number | null {
  const id = vehiclePath.exec(link.pathname)?.[1];
  return id === undefined ? null : Number(id);
}

/** Why a car stands where it does on the page: cards say so. */
export function placeOf(element: Element): ListingPlace {
  const rank = element.closest<HTMLElement>('[data-rank]')?.dataset.rank;
  return (rank as ListingPlace | undefined) ?? 'standard';
}
