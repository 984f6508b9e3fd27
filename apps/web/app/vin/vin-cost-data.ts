import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../app-context.ts';
import { toCostToOwn } from '../wallet/costs/cost-to-own-data.ts';
import type { FoundVin } from './services.ts';
import type { NamedVin } from './vin-identity-data.ts';

interface Priced {
  readonly named: NamedVin | null;
  /** Whole dollars: what cars like it ask; null where that is not known. */
  readonly price: number | null;
  readonly place: Place | null;
}

/** Five years of the car: bought where it is for sale, else for what cars like it ask near the shopper. */
export function toVinCost(
  { listings }: FoundVin,
  { named, price, place }: Priced,
  app: AppContext,
) {
  const [newest] = listings;
  if (newest?.status === 'active') return toCostToOwn(newest.listing, newest.owner, place, app);
  const home = place ?? app.reference.findZip(app.wallet?.zip ?? '');
  if (!named || price === null || !home) return null;
  const car = newest?.listing ?? app.services.usualCar(named);
  if (car === null) return null;
  const used = {
    ...car,
    listingType: 'USED' as const,
    year: named.year,
    salePrice: price,
    msrp: null,
    dealerFees: null,
    incentive: null,
  };
  const seller = { privateSeller: false, state: home.state, zip: home.zip };
  return toCostToOwn(used, seller, home, app);
}
