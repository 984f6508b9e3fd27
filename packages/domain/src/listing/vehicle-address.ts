/** Where the pages of cars are. */
export const vehicleFolder = '/cars-for-sale/vehicle/';

/**
 * The page of a car.
 *
 * @param zip of a shopper who said where: distances and delivery are told from there
 */
export function vehiclePath(listingId: number, zip: string | null = null): string {
  return `${vehicleFolder}${listingId}${zip === null ? '' : `?zip=${zip}`}`;
}
