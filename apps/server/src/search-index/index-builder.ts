import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { VehicleSearchEngineBuilder } from '@forecourt/search/vehicle-search-engine';
import { catalogModels } from './catalog-models.ts';

/** Takes the cars of these owners, for an engine that begins with them. */
export function createIndexBuilder(
  owners: Iterable<Owner>,
  today: string,
): VehicleSearchEngineBuilder {
  return new VehicleSearchEngineBuilder({ owners, today, models: catalogModels });
}
