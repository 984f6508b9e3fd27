import type { EngineChange, SearchReader } from '@forecourt/domain/search/search-engine';
import type { VehicleSearchEngine } from '@forecourt/search/vehicle/live/live-engine';

/** An engine that the search index keeps current, whatever searches in it. */
export interface FollowedEngine {
  /** Whose columns are in this process, for other threads to search; null where they are elsewhere. */
  readonly shared: VehicleSearchEngine | null;
  /** Answers requests; another object may answer once `serve` has resolved. */
  readonly reader: SearchReader;
  /** The last entry of the change log that the engine has. */
  readonly position: number;
  /** `YYYY-MM-DD`: the day that relevance is measured from. */
  readonly today: string;
  /** Whether it went on from what an earlier process stored. */
  readonly isRestored: boolean;
  /** How many changes it is given in one step. */
  readonly changesAtOnce: number;
  /**
   * Resolves when requests see these changes, the last of which the change log has at `position`; or when its own
   * position has gone back, from which it is then given them again.
   */
  apply(changes: readonly EngineChange[], position: number): Promise<void>;
  /** Called once, when the engine has caught up with the log and before the first request. */
  serve(): Promise<void>;
  /** Rates every car against the cars as they are now. */
  refreshDeals(): Promise<void>;
  /**
   * Measures relevance from another day; requests are of the day before until it can.
   *
   * @param today `YYYY-MM-DD`
   */
  renewDay(today: string): Promise<void>;
  /** Ends the engine; stores what the next start begins from. */
  stop(): Promise<void>;
}
