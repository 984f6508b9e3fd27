import type { MapServices } from '@forecourt/web/map/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import type { VehicleConfig } from '../vehicles/vehicle-settings.ts';
import { findMapPins } from './find-map-pins.ts';
import { findMapView, homeAreaOf } from './find-map-view.ts';
import { type MapCall, mapPolicies } from './map-policies.ts';
import { mapRoutes } from './routes.ts';

type MapParts = MarketParts & { readonly config: Pick<VehicleConfig, 'remotePhotos'> };

/** A search on the map. */
export const map = {
  name: 'map',
  policies: mapPolicies,
  routes: (parts: MapParts) => [mapRoutes(parts)],
  services: (
    { engine, reference }: MarketParts,
    { brand, calls, switched, filterOf }: PageFacts<MapCall>,
  ): MapServices => ({
    findMapView: ({ area, ...look }) => {
      const query = switched(look.query);
      const filter = filterOf(look.query);
      const find = async () => {
        const shown = area ?? (await homeAreaOf(engine, filter));
        const request = { ...look, query, filter, brand, area: shown };
        const [view, pins] = await Promise.all([
          findMapView({ engine, reference }, request),
          findMapPins(engine, request),
        ]);
        return { ...view, pins };
      };
      return calls.attempt('map', find, null);
    },
  }),
} as const satisfies Capability<MapParts, PageFacts<MapCall>>;
