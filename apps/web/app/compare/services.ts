import type { ComparedCar } from '@forecourt/domain/compare/compared-car';

/** What comparisons ask of the server. */
export interface CompareServices {
  /** Cars in the order asked, on the market or gone; those that there never were are left out. */
  findComparedCars(ids: readonly number[]): Promise<readonly ComparedCar[]>;
  /** The listing of a car on the market. */
  findComparedByVin(vin: string): Promise<number | undefined>;
}
