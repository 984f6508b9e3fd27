import type { Listing } from '@forecourt/domain/listing/listing';
import type { Cabin, CarBody } from './bodies.ts';
import { modelBodies } from './model-bodies.ts';

/** What of a car its shape is told by. */
export type ShapedCar = Pick<
  Listing,
  'makeCode' | 'modelCode' | 'vehicleStyleCode' | 'bodySubtypeCode' | 'fuelTypeCode' | 'seats'
>;

/** By style and model, `COUPE 911`: the body of a model that style and size would mislead about. */
export const namedBodies: ReadonlyMap<string, CarBody> = new Map(
  modelBodies.flatMap(({ style, body, models }) =>
    models
      .trim()
      .split(/\s+/)
      .map((model) => [`${style} ${model}`, body] as const),
  ),
);

/** The modelled body that a car is shown by: its model's own where one is named, else by style, size and seats. */
export function bodyOf(car: ShapedCar): CarBody {
  const style = car.vehicleStyleCode ?? 'SEDAN';
  return namedBodies.get(`${style} ${car.modelCode}`) ?? bodyByStyle(car, style);
}

/** The cabin that a car is shown by. */
export function cabinOf({ fuelTypeCode, vehicleStyleCode }: ShapedCar): Cabin {
  if (fuelTypeCode === 'ELE') return 'cabin-screen';
  return vehicleStyleCode === 'TRUCKS' ? 'cabin-bench' : 'cabin-dials';
}

function bodyByStyle(car: ShapedCar, style: NonNullable<ShapedCar['vehicleStyleCode']>): CarBody {
  switch (style) {
    case 'SUVCROSS':
      return crossoverBody(car);
    case 'TRUCKS':
      return pickupBody(car.bodySubtypeCode);
    case 'VANMV':
      return car.bodySubtypeCode === 'FULLSIZE' ? 'van' : 'minivan';
    case 'COUPE':
      return 'coupe';
    case 'CONVERT':
      return car.seats !== null && car.seats <= 2 ? 'roadster' : 'convertible';
    case 'HATCH':
      return 'hatch';
    case 'WAGON':
      return 'wagon';
    case 'SEDAN':
      return sedanBody(car.bodySubtypeCode);
  }
}

function crossoverBody({ bodySubtypeCode, fuelTypeCode, seats }: ShapedCar): CarBody {
  const isLarge = bodySubtypeCode === 'FULLSIZE' || bodySubtypeCode === 'MIDSIZE';
  if (isLarge && seats !== null && seats > 5) return 'suv3';
  // Most of this size have three rows.
  if (bodySubtypeCode === 'FULLSIZE' && seats === null) return 'suv-large';
  if (fuelTypeCode === 'ELE') return 'suv-electric';
  if (isLarge) return 'suv-mid';
  return bodySubtypeCode === 'SUBCOMPACT' ? 'crossover-small' : 'suv';
}

function pickupBody(cab: string | null): CarBody {
  if (cab?.endsWith('_REG')) return 'pickup-regular';
  return cab?.startsWith('COMPACT') ? 'pickup-compact' : 'pickup';
}

function sedanBody(size: string | null): CarBody {
  if (size === 'FULLSIZE') return 'sedan-large';
  return size === 'COMPACT' || size === 'SUBCOMPACT' ? 'sedan-small' : 'sedan';
}
