import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { MarketColumns } from '../cars/market.ts';
import type { VocabularyState } from '../cars/vocabulary.ts';
import type { OwnersState } from '../owners/owner-table.ts';
import type { LayerColumns } from '../segments/layers.ts';

/** Everything an engine holds, as plain data for files and threads. Nothing in it changes any more. */
export interface EngineState {
  /** The day that merit is measured from. */
  readonly today: string;
  readonly owners: OwnersState;
  readonly vocabulary: VocabularyState;
  readonly layers: readonly LayerColumns[];
  readonly market: MarketColumns;
}

/** The outcome of one change of an engine: all that a copy needs to follow it. */
export interface EngineUpdate {
  /** The day that merit is measured from now. */
  readonly today: string;
  /** The layers as they are now. */
  readonly layers: readonly LayerColumns[];
  /** Owners that were put, in order. */
  readonly owners: readonly Owner[];
  /** What each dictionary of the vocabulary has learnt. */
  readonly entries: readonly (readonly string[])[];
}
