import type { Comparables } from '@forecourt/domain/listing/found-vehicle';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { carName } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';

/** A car and all that it is rated against, over miles and prices. */
export interface XrayData {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  /** Of a shopper who said where: all links keep it. */
  readonly zip: string | null;
  readonly mileage: number;
  /** Whole dollars, with mandatory fees; null where the seller names none. */
  readonly price: number | null;
  readonly year: number;
  /** Whether all are of the same trim; else all trims of the model are compared. */
  readonly ofTrim: boolean;
  /** Dollars that a car of the year would cost without a mile on it. */
  readonly atZeroMiles: number;
  /** By miles, fewest first; the car itself is among them where it has a price. */
  readonly cars: readonly XrayCar[];
}

interface XrayCar {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly mileage: number;
  readonly price: number;
  /** Dollars for the same car without a mile on it and as old as the one in question. */
  readonly atZeroMiles: number;
}

export function toXray(
  card: ListingCard,
  { ofTrim, atZeroMiles, cars }: Comparables,
  reference: VehicleReference,
  zip: string | null,
): XrayData {
  const price = derivedPrice(card);
  return {
    id: card.id,
    name: [carName(card, reference), card.trim].filter(Boolean).join(' '),
    href: vehiclePath(card.id, zip),
    zip,
    mileage: card.mileage ?? 0,
    price: price === null ? null : price + (card.dealerFees ?? 0),
    year: card.year,
    ofTrim,
    atZeroMiles,
    cars: cars.map(({ id, year, trim, ...car }) => ({
      ...car,
      id,
      href: vehiclePath(id, zip),
      name: [year, trim].filter((part) => part !== null).join(' '),
    })),
  };
}
