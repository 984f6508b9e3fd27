import { goneWords } from '@forecourt/domain/listing/listing-status';
import { dollars } from '@forecourt/domain/money/dollars';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import type { SeenCar } from '../push/seen-cars.ts';
import type { SavedCarData } from './saved-page-data.ts';

/** Saved cars in the words that they are shown with offline. */
export function toSeenCars(cars: readonly SavedCarData[]): SeenCar[] {
  return cars.map(({ condition, name, trim, mileage, status, price, pictureUrl }) => {
    const miles = mileage === null ? null : shortMiles(mileage);
    return {
      name: `${condition} ${name}`,
      facts: [status === 'active' ? null : goneWords[status], trim, miles]
        .filter(Boolean)
        .join(' · '),
      price: price === null ? 'Price on request' : dollars(price),
      pictureUrl,
    };
  });
}
