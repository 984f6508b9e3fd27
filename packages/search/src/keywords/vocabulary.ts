import type { Reference } from '@forecourt/domain/vehicle/reference';

/** What the keyword box knows the names of. */
export interface KeywordVocabulary {
  readonly reference: Reference;
  /** Other spellings of a model's name, `F-150`; empty for an unknown model. */
  aliasesOf(modelCode: string): readonly string[];
  readonly cities: readonly City[];
}

export interface City {
  readonly name: string;
  /** Two letters. */
  readonly state: string;
  /** How many ZIPs it has: the larger of two cities of one name is the likelier. */
  readonly zips: number;
}
