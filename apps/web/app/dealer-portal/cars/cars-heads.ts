import type { CarsSort } from './cars-view.ts';

interface CarsHead {
  readonly sort: CarsSort;
  readonly name: string;
  readonly isWide?: boolean;
}

/** What stands above the columns of the cars, each of which they are sorted by. */
export const carsHeads: readonly CarsHead[] = [
  { sort: 'price', name: 'Price' },
  { sort: 'market', name: 'Against the market', isWide: true },
  { sort: 'days', name: 'Days' },
  { sort: 'views', name: 'Views, 7 days' },
  { sort: 'saves', name: 'Saves' },
  { sort: 'leads', name: 'Leads, 30 days' },
];
