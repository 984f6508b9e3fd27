import type { Listing } from './listing.ts';
import type { Owner } from './seller/owner.ts';

/** Codes of what may come with a car, the most telling first. */
export const addOnCodes = [
  'MONEY_BACK_GUARANTEE',
  'SPECIAL_OFFER',
  'HOME_DELIVERY',
  'BUY_ONLINE',
] as const;

/** What comes with a car beyond the car itself. */
export interface AddOn {
  readonly code: (typeof addOnCodes)[number];
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
