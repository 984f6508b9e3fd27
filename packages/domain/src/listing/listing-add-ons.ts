import type { Listing } from './listing.ts';
import type { Owner } from './owner.ts';

/** What comes with a car beyond the car itself. */
export interface AddOn {
  readonly code: 'HOME_DELIVERY' | 'MONEY_BACK_GUARANTEE' | 'BUY_ONLINE' | 'SPECIAL_OFFER';
  readonly label: string;
}

/** What comes with a car, the most telling first. */
export function addOnsOf(
  { vehicleExchange, hasSpecialOffer }: Pick<Listing, 'vehicleExchange' | 'hasSpecialOffer'>,
  { homeServices }: Pick<Owner, 'homeServices'>,
): AddOn[] {
  const all: readonly (readonly [boolean, AddOn['code'], string])[] = [
    [vehicleExchange, 'MONEY_BACK_GUARANTEE', 'Money-back guarantee'],
    [hasSpecialOffer, 'SPECIAL_OFFER', 'Special offer'],
    [homeServices.includes('SHIP_TO_HOME'), 'HOME_DELIVERY', 'Home delivery'],
    [homeServices.includes('BUY_ONLINE'), 'BUY_ONLINE', 'Buy online'],
  ];
  return all.flatMap(([has, code, label]) => (has ? [{ code, label }] : []));
}
