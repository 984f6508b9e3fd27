import type { Asker } from '@forecourt/domain/account/asker';
import type { SavedCars } from '@forecourt/domain/account/saved-cars';

/** What the page of saved cars asks of the server. */
export interface SavedServices {
  /** All that somebody saved; nothing of who never saved anything. */
  findSavedCars(asker: Asker): Promise<SavedCars>;
}
