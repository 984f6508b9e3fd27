import type { Asker } from '@forecourt/domain/account/asker';
import type { SavedCar, SavedCars } from '@forecourt/domain/account/saved-cars';
import type { SavedChange } from '@forecourt/domain/account/saved-changes';

/** A saved car that is not as it was. */
export interface ChangedCar {
  readonly car: SavedCar;
  readonly change: SavedChange;
  /** Cars like one that left the market; null where there are none, or it cannot be told. */
  readonly like: {
    readonly total: number;
    /** Whole dollars; null where no seller names a price. */
    readonly lowest: number | null;
  } | null;
}

/** What the page of saved cars asks of the server. */
export interface SavedServices {
  /** All that somebody saved; nothing of who never saved anything. */
  findSavedCars(asker: Asker): Promise<SavedCars>;
  /**
   * The most telling changes of what somebody saved; none while they cannot be told.
   *
   * @param since `YYYY-MM-DD`; null is since each was saved
   */
  findSavedChanges(asker: Asker, since: string | null): Promise<readonly ChangedCar[]>;
}
