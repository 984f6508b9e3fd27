import type { SwapFacts } from '@forecourt/domain/listing/better-swaps';
import type {
  Comparables,
  ComparedCar,
  FoundVehicle,
} from '@forecourt/domain/listing/found-vehicle';
import type { GeoPoint, SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';

/** What vehicle pages ask of the server. */
export interface VehicleServices {
  /** A car with all that its own page tells; undefined when there never was one. */
  findVehicle(id: number): Promise<FoundVehicle | undefined>;
  /** Up to three cars that are better in something and worse in nothing; none where that is not known now. */
  findSwaps(car: SwapFacts, origin: GeoPoint | null): Promise<readonly SearchHit[]>;
  /** The cars that a car is rated against; null for one that is compared with none. */
  findComparables(car: ComparedCar): Promise<Comparables | null>;
  /** How many cars each search leads to; null where that is not known now. */
  countSearches(queries: readonly SearchQuery[]): Promise<readonly (number | null)[]>;
}
