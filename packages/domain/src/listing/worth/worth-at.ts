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

/**
 * What the comparable cars would ask with so many miles: their median and quartiles. Only what is told is rounded,
 * so that the median is the one that deals are rated by.
 */
export function worthAt({ cars, ofTrim }: Comparables, miles: number): Worth {
  const factor = mileageFactor(miles);
  const sorted = [...cars].sort((a, b) => a.atZeroMiles - b.atZeroMiles);
  const prices = sorted.map((car) => car.atZeroMiles);
  const at = (part: number) => Math.round(quantile(prices, part) * factor);
  const moved = sorted.map((car) => ({ ...car, moved: Math.round(car.atZeroMiles * factor) }));
  return { value: at(0.5), low: at(0.25), high: at(0.75), ofTrim, cars: moved };
}
