/** Where the pages of cars are. */
export const vehicleFolder = '/cars-for-sale/vehicle/';

/**
 * The page of a car.
 *
 * @param zip of a shopper who said where: distances and delivery are told from there
 */
export function vehiclePath(listingId: number, zip: string | null = null): string {
  return withZip(`${vehicleFolder}${listingId}`, zip);
}

/** The same page for a shopper who said where. @param path without a query */
export function withZip(path: string, zip: string | null): string {
  return zip === null ? path : `${path}?zip=${zip}`;
}
