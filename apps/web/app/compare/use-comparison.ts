import { useSyncExternalStore } from 'react';
import { type Comparison, comparedCars } from './compared-cars.ts';

/** The comparison of this browser; empty until the page has looked. */
export function useComparison(): Comparison {
  return useSyncExternalStore(comparedCars.subscribe, comparedCars.get, comparedCars.unknown);
}
