import { maxListingId } from './max-listing-id.ts';
import { vehicleFolder, vehiclePath } from './vehicle-address.ts';

const folder = '/s/';

/** Where the ways to hand on a page are, for browsers without scripts and for those that want their own page. */
export const sharePath = (page: string): string =>
  `/cars-for-sale/share?${new URLSearchParams({ page })}`;

/** The car whose page a path leads to; null for any other page. */
export function sharedListing(page: string): number | null {
  const id = /^(\d{1,12})(?:\?|$)/.exec(
    page.startsWith(vehicleFolder) ? page.slice(vehicleFolder.length) : '',
  )?.[1];
  return id === undefined ? null : Number(id);
}

/** The path that a page is handed on by: short for a car; a search is told by its own. */
export function sharedPath(page: string): string {
  const listingId = sharedListing(page);
  return listingId === null ? page : shortPath(listingId);
}

/** A short path to a car's page that stays: the car's id in base 36. */
export const shortPath = (listingId: number): string => folder + listingId.toString(36);

/** The page of the car that a short path is of; null where it is of none. */
export function parseShareCode(code: string): string | null {
  if (!/^[0-9a-z]{1,8}$/.test(code)) return null;
  const id = Number.parseInt(code, 36);
  return id > 0 && id <= maxListingId ? vehiclePath(id) : null;
}
