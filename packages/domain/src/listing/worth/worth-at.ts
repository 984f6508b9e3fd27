import { quantile } from '../../money/quantile.ts';
import type { ComparableCar, Comparables } from '../found-vehicle.ts';
import { mileageFactor } from './mileage-factor.ts';

/** A comparable car, brought to the miles and the year of the car in question. */
export interface MovedCar extends ComparableCar {
  /** Whole dollars. */
  readonly moved: number;
}

/** What cars like it ask, at its miles. Whole dollars. */
export interface Worth {
  readonly value: number;
  /** Half of the comparable cars are between these. */
  readonly low: number;
  readonly high: number;
  readonly ofTrim: boolean;
  /** The cheapest first. */
  readonly cars: readonly MovedCar[];
}

/** What the comparable cars would ask with so many miles: their median and quartiles. */
export function worthAt({ cars, ofTrim }: Comparables, miles: number): Worth {
  const moved = cars
    .map((car) => ({ ...car, moved: Math.round(car.atZeroMiles * mileageFactor(miles)) }))
    .sort((a, b) => a.moved - b.moved);
  const prices = moved.map((car) => car.moved);
  const at = (part: number) => Math.round(quantile(prices, part));
  return { value: at(0.5), low: at(0.25), high: at(0.75), ofTrim, cars: moved };
}
