import type { ComparedCar } from '@forecourt/domain/compare/compared-car';
import type { Cents } from '@forecourt/domain/money/cents';
import type { ShopperTerms } from '@forecourt/domain/money/shopper-terms';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';

export type Car = Extract<ComparedCar, { status: 'active' }>;

/** What a row tells of one car; a null text is what its seller does not say. */
export interface Told {
  readonly text: string | null;
  /** Whether no car of the kind has it: then nobody could tell. */
  readonly isForeign?: boolean;
  readonly note?: string | null;
  /** By which the best is found; absent where none is better. */
  readonly value?: number | null;
  /** What the value is at the least, where something of it is not told. */
  readonly atLeast?: number | null;
  readonly isIncluded?: boolean;
}

export interface RowRule {
  readonly label: string;
  readonly tell: (car: Car) => Told;
  /** Which value is the best, and how that is said. */
  readonly best?: readonly ['least' | 'most', string];
}

export interface RowFacts {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** By which payments are reckoned. */
  readonly terms: ShopperTerms;
  readonly money: CarMoney;
  /** Where the shopper is; null where that is not known. */
  readonly origin: GeoPoint | null;
}

export interface Sum {
  readonly total: Cents;
  /** Whether the fees of its dealer, which some do not tell, are in it. */
  readonly isWhole: boolean;
}

/** What the wallet tells of a car, in cents; null where that is not known. */
export interface CarMoney {
  readonly outTheDoor: (car: Car) => Sum | null;
  readonly costToOwn: (car: Car) => Sum | null;
}

/** What has no better and worse. */
export const plain = (text: string | number | null): Told => ({
  text: text === null ? null : String(text),
});
