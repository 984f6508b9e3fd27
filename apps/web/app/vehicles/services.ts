import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import type { SearchQuery } from '@forecourt/domain/search/search-query';

/** What vehicle pages ask of the server. */
export interface VehicleServices {
  /** A car with all that its own page tells; undefined when there never was one. */
  findVehicle(id: number): Promise<FoundVehicle | undefined>;
  /** How many cars each search leads to; null where that is not known now. */
  countSearches(queries: readonly SearchQuery[]): Promise<readonly (number | null)[]>;
}
