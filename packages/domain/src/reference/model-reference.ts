import type { MileageComparison } from '../vehicle/mileage-stats.ts';
import type { SafetyInfo } from '../vehicle/safety-info.ts';
import type { Trim, TrimYearItem } from '../vehicle/vehicle-trim.ts';
import type { KnownRecalls } from './recall.ts';

/** A model that is asked about. */
export interface AskedModel {
  readonly makeCode: string;
  readonly modelCode: string;
  /** The newest with cars when null. */
  readonly year: number | null;
  /** Near which a fair price is told; none when null. */
  readonly zip: string | null;
}

/** A trim beside the others, with what it burns: one of several fuels stands once for each. */
export interface ComparedTrim extends Trim {
  readonly fuelTypeCode: string;
  readonly mpg: readonly [number, number] | null;
}

/** What the middle half of a trim's cars asks. Whole dollars. */
export interface FairRange {
  readonly from: number;
  readonly to: number;
  readonly cars: number;
}

/** Prices of a trim's used cars. */
export interface PricedTrim extends TrimYearItem {
  /** Null where no ZIP was told, or too few cars are near it. */
  readonly fair: FairRange | null;
}

/** What a powertrain of a model year uses, as the EPA rates it. */
export interface EconomyRow {
  readonly engineType: string;
  readonly transmission: string;
  readonly drive: string;
  readonly city: number | null;
  readonly highway: number | null;
  /** Whether the figures are miles per gallon equivalent. */
  readonly isEquivalent: boolean;
  readonly rangeMiles: number | null;
}

/** All that is known of a model beside its cars. A part that failed is null. */
export interface ModelReference {
  /** Which trims and prices by trim are of. */
  readonly year: number;
  /** In which it was sold, newest first. */
  readonly soldYears: readonly number[];
  /** Used cars, newest year first. */
  readonly years: readonly TrimYearItem[] | null;
  readonly trims: readonly PricedTrim[] | null;
  /** Of the newest model year, or of the one asked about. */
  readonly compared: { readonly year: number; readonly trims: readonly ComparedTrim[] } | null;
  readonly economy: { readonly year: number; readonly rows: readonly EconomyRow[] };
  readonly safety: {
    readonly year: number;
    readonly info: SafetyInfo;
    /** Who tells the ratings, and when that was read; null where nobody does. */
    readonly source: { readonly name: string; readonly readOn: string } | null;
    /** Null where nobody tells any. */
    readonly recalls: KnownRecalls | null;
  } | null;
  readonly mileage: MileageComparison | null;
}

/** A car's model year in short. */
export interface ModelYearNotes {
  /** Prices of the used cars of its year; null without any. */
  readonly prices: TrimYearItem | null;
}
