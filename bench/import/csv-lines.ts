import { findMake, findModel } from '@forecourt/catalog/vehicles/catalog';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';

export interface Car {
  readonly listing: Listing;
  readonly owner: Owner;
}

const columns: Record<string, (car: Listing, owner: Owner) => unknown> = {
  vin: (car) => car.vin,
  stock_number: (car) => car.stockNumber,
  listing_type: (car) => car.listingType,
  year: (car) => car.year,
  make: (car) => findMake(car.makeCode)?.name,
  model: (car) => findModel(car.modelCode)?.name,
  trim: (car) => car.trim,
  exterior_color: (car) => car.extColorName,
  interior_color: (car) => car.intColorName,
  engine: (car) => car.engineName,
  transmission: (car) => car.transmissionName,
  mileage: (car) => car.mileage,
  price: (car) => car.salePrice,
  msrp: (car) => car.msrp,
  description: (car) => car.description,
  dealer_code: (_, owner) => owner.dealerCode,
  dealer_name: (_, owner) => owner.name,
  dealer_street: (_, owner) => owner.address1,
  dealer_city: (_, owner) => owner.city,
  dealer_state: (_, owner) => owner.state,
  dealer_zip: (_, owner) => owner.zip,
};

const toCell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;

/** A file of many dealers, line by line. */
export function* csvLines(cars: Iterable<Car>): Generator<string> {
  yield `${Object.keys(columns).join(',')}\n`;
  for (const { listing, owner } of cars) {
    const cells = Object.values(columns).map((read) => toCell(read(listing, owner)));
    yield `${cells.join(',')}\n`;
  }
}
