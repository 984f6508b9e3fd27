import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { modelName } from '@forecourt/domain/listing/listing-title';
import { termsWords, usualTerms } from '@forecourt/domain/money/shopper-terms';
import { comparedYears } from '@forecourt/vehicle-rules/comparables';
import type { PriceChange } from '@forecourt/web/dealer-portal/cars-view';
import { findOthers } from '../../vehicles/find-comparables.ts';
import type { AtPortal, PortalParts } from '../portal-parts.ts';
import { findOwnCar } from './find-own-car.ts';
import { nameOf } from './read-stock-cars.ts';

/**
 * What the price of a car is changed by: what the cars ask that it is rated against.
 *
 * @param id as the address has it
 * @returns null for a car that this dealer has not
 */
export async function findPriceChange(
  { database, engine, reference }: PortalParts,
  id: string,
  { dealer, flags }: AtPortal,
): Promise<PriceChange | null> {
  const car = await findOwnCar(database, dealer.id, id);
  if (car === null) return null;
  const { ofTrim, atZeroMiles } = await findOthers(car, engine);
  const model = modelName(car.modelCode, reference);
  return {
    id: car.id,
    name: nameOf(car, reference),
    price: derivedPrice(car),
    fees: car.dealerFees ?? 0,
    isNew: car.listingType === 'NEW',
    mileage: car.mileage,
    others: atZeroMiles,
    compared: {
      words: ofTrim && car.trim !== null ? `${model} ${car.trim}` : model,
      fromYear: car.year + Math.min(...comparedYears),
      toYear: car.year + Math.max(...comparedYears),
    },
    paymentTerms: flags.has('wallet') ? termsWords(usualTerms, car.listingType === 'NEW') : null,
  };
}
