import { join } from 'node:path';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import type { VehicleServices } from '@forecourt/web/vehicles/services';
import type { KeyGuard } from '../api-keys/key-guard.ts';
import type { Capability } from '../platform/capability.ts';
import { dayOf } from '../platform/clock.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { findComparables } from './find-comparables.ts';
import { findKnownVehicle } from './find-known-vehicle.ts';
import { findSwaps } from './find-swaps.ts';
import { findVehicle } from './find-vehicle.ts';
import { listingOperatorRoutes } from './operator-routes.ts';
import { createPictures } from './pictures/create-pictures.ts';
import { imageRoutes } from './pictures/image-routes.ts';
import { keepPictureFiles } from './pictures/picture-files.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { type VehicleCall, vehiclePolicies } from './vehicle-policies.ts';
import { type VehicleConfig, vehicleSettings } from './vehicle-settings.ts';
import { countAllViewers } from './view-counts/count-viewers.ts';
import { type CountViewers, createRecentViewers } from './view-counts/recent-viewers.ts';
import { createViewRecorder, type RecordView } from './view-counts/record-view.ts';
import { viewCountRoutes } from './view-counts/routes.ts';

/** Who looks at cars: counted here, and told by the pages through the events. */
interface Viewing {
  readonly countViewers: CountViewers;
  readonly recordView: RecordView;
}

type VehicleParts = MarketParts & {
  readonly config: VehicleConfig;
  readonly keyGuard: KeyGuard;
};

/** Bytes of pictures that stay on disk. */
const maxPictureBytes = 512e6;

function pictureFilesOf({ config }: MarketParts) {
  return keepPictureFiles(join(config.dataDir, 'pictures'), maxPictureBytes);
}

/** Single cars: their page, pictures and how many people look at them. */
export const vehicles = {
  name: 'vehicles',
  settings: vehicleSettings,
  policies: vehiclePolicies,
  folders: ['/images/', '/cars-for-sale/svc/'],
  provide: ({ database, reads, clock }: MarketParts): Viewing => ({
    countViewers: createRecentViewers((vins) =>
      reads.read((from) => countAllViewers(from, vins, dayOf(clock))),
    ),
    recordView: createViewRecorder(database),
  }),
  routes: (parts: VehicleParts) => {
    const pictures = createPictures(pictureFilesOf(parts));
    // The preview has a name of its own among the pictures of a car, so it goes first.
    const previews = previewRoutes({ ...parts, pictures });
    return [
      previews,
      imageRoutes(parts, pictures),
      viewCountRoutes(parts),
      listingOperatorRoutes(parts),
    ];
  },
  services: (
    parts: VehicleParts,
    { brand, calls, now, filterOf }: PageFacts<VehicleCall>,
  ): VehicleServices => ({
    findVehicle: async (id) => {
      const found = await calls
        .require('vehicle', () => findVehicle(parts, id, now))
        .catch(async (error: unknown) => {
          const known = await findKnownVehicle(parts.engine, id, now);
          if (!known) throw error;
          return known;
        });
      // On an automaker's own site there are no cars of others.
      const isSoldHere = brand.makeCode === null || found?.listing.makeCode === brand.makeCode;
      return isSoldHere ? found : undefined;
    },
    findSwaps: (car, origin) =>
      calls.attempt('swaps', () => findSwaps(car, origin, parts.engine), []),
    findComparables: (car) =>
      calls.require('comparables', () => findComparables(car, parts.engine)),
    countSearches: (queries) =>
      calls.attempt<readonly (number | null)[]>(
        'like-counts',
        () => Promise.all(queries.map((query) => countCars(parts.engine, filterOf(query)))),
        queries.map(() => null),
      ),
  }),
} as const satisfies Capability<VehicleParts, PageFacts<VehicleCall>>;

async function countCars(engine: SearchReader, filter: SearchFilter): Promise<number> {
  const { total } = await engine.search({ filter, sort: 'relevance', offset: 0, limit: 0 });
  return total;
}
