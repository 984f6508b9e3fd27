import type { DealRating, ShownDeal } from '@forecourt/domain/listing/worth/deal-rating';

/** Cars of the dealer that its staff looks at. */
export const carsFilters = ['all', 'high', 'old', 'seldom', 'bare'] as const;
export type CarsFilter = (typeof carsFilters)[number];

/** What the table is sorted by: the heads of its columns. */
export const carsSorts = ['price', 'market', 'days', 'views', 'saves', 'leads'] as const;
export type CarsSort = (typeof carsSorts)[number];

/** What of the cars is wanted, as the address says it. */
export interface AskedCars {
  readonly filter: CarsFilter;
  /** Of stock number, VIN or name; empty for all. */
  readonly text: string;
  readonly sort: CarsSort;
  readonly isAscending: boolean;
  /** From 1. */
  readonly page: number;
}

/** A car, as a row of the table. */
export interface CarRow {
  readonly id: number;
  /** `2021 Honda CR-V EX-L`. */
  readonly name: string;
  readonly vin: string;
  readonly stockNumber: string | null;
  readonly mileage: number | null;
  readonly pictureUrl: string;
  /** Whole dollars, without fees; null where none is named. */
  readonly price: number | null;
  /** Whole dollars that come on top of it. */
  readonly fees: number;
  readonly deal: DealRating;
  readonly daysOnMarket: number;
  /** Null while they cannot be read. */
  readonly views: { readonly people: number; readonly byDay: readonly number[] } | null;
  readonly saves: number | null;
  readonly leads: number | null;
}

/** All that the panel needs in which a price is changed. */
export interface PriceChange {
  readonly id: number;
  readonly name: string;
  /** Which cars are compared: `Toyota RAV4 LE`, of these model years. */
  readonly compared: { readonly words: string; readonly fromYear: number; readonly toYear: number };
  /** Whole dollars; null where none is named. */
  readonly price: number | null;
  readonly fees: number;
  readonly isNew: boolean;
  readonly mileage: number | null;
  /** Dollars that its comparables would ask without a mile and of its year, itself left out. */
  readonly others: readonly number[];
  /** What the payments of cards assume of a shopper who did not say; null where cards show none. */
  readonly paymentTerms: string | null;
}

/** The room of the cars. */
export interface CarsView {
  readonly asked: AskedCars;
  readonly counts: {
    readonly cars: number;
    readonly deals: Readonly<Record<ShownDeal['word'], number>>;
    readonly unrated: number;
  };
  readonly figures: {
    /** People of the past days, each once a car. */
    readonly views: { readonly people: number; readonly byDay: readonly number[] } | null;
    readonly saves: { readonly week: number; readonly all: number } | null;
    readonly leads: { readonly week: number; readonly month: number } | null;
    /** The median of the used cars; null without any. */
    readonly days: { readonly median: number; readonly cars: number } | null;
  };
  /** How many cars each filter has; null where that cannot be told. */
  readonly filters: Readonly<Record<CarsFilter, number | null>>;
  /** Fewer people than this are few; null where that cannot be told. */
  readonly fewViews: number | null;
  readonly rows: readonly CarRow[];
  /** How many cars the filter and the text leave. */
  readonly found: number;
  readonly pages: number;
  /** The car whose price is being changed; null where none is. */
  readonly change: PriceChange | null;
}

/** The table as a file. */
export interface CarsExport {
  readonly csv: string;
}
