import type { RecentCar } from './recent-inventory.ts';

/** Cars that a shopper may like, and why these. Pages load this file. */
export interface SuggestedCars {
  /** `Because you looked at three hybrids`. */
  readonly because: string;
  /** `hybrids`. */
  readonly kind: string;
  readonly cars: readonly RecentCar[];
  /** Cars of the kind. */
  readonly total: number;
  /** To all of them. */
  readonly href: string;
}

/** Where pages ask for them. */
export const personalizationPath = '/cars-for-sale/personalization';
