import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';

/** What vehicle pages ask of the server. */
export interface VehicleServices {
  /** A car with all that its own page tells; undefined when there never was one. */
  findVehicle(id: number): Promise<FoundVehicle | undefined>;
}
