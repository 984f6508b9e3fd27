import type { FeatureFlags } from '../../brand/feature-flags.ts';
import type { Listing } from '../listing.ts';
import { derivedPrice } from '../listing-rules.ts';
import type { Owner } from './owner.ts';

type BoughtCar = Pick<Listing, 'salePrice' | 'msrp' | 'homeServices' | 'makeCode'>;
type Seller = Pick<Owner, 'privateSeller' | 'homeServices' | 'paymentServices'>;

/** Services of a dealer that lead to buying online. */
const buyingServices = ['BUY_ONLINE', 'ONLINE_PAPERWORK'] as const;

/** The automaker whose own flag lets its cars be bought online where deals are not. */
const automaker = 'HYUND';

/** Whether a car may be asked for with its whole deal: its seller offers that, and it is switched on. */
export function isBoughtOnline(car: BoughtCar, seller: Seller, flags: FeatureFlags): boolean {
  const isOn =
    flags.has('retail_engine') || (flags.has('hyundai_buy_online') && car.makeCode === automaker);
  const services = [...car.homeServices, ...seller.homeServices];
  return (
    isOn &&
    !seller.privateSeller &&
    seller.paymentServices?.dealerSettings.uiEnabled !== false &&
    derivedPrice(car) !== null &&
    buyingServices.some((service) => services.includes(service))
  );
}

/** Where a car's deal is put together. */
export const buyPath = (listingId: number): string => `/cars-for-sale/vehicle/${listingId}/buy`;
