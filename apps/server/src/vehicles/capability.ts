import type { VehicleServices } from '@forecourt/web/vehicles/services';
import type { Capability } from '../platform/capability.ts';
import { dayOf } from '../platform/clock.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { findVehicle } from './find-vehicle.ts';
import { imageRoutes } from './image-routes.ts';
import { type VehicleCall, vehiclePolicies } from './vehicle-policies.ts';
import { vehicleSettings } from './vehicle-settings.ts';
import { countAllViewers } from './view-counts/count-viewers.ts';
import { type CountViewers, createRecentViewers } from './view-counts/recent-viewers.ts';
import { viewCountRoutes } from './view-counts/routes.ts';

/** Single cars: their page, pictures and how many people look at them. */
export const vehicles = {
  name: 'vehicles',
  settings: vehicleSettings,
  policies: vehiclePolicies,
  folders: ['/images/', '/cars-for-sale/svc/'],
  provide: ({ database, clock }: MarketParts): { readonly countViewers: CountViewers } => ({
    countViewers: createRecentViewers((vins) => countAllViewers(database, vins, dayOf(clock))),
  }),
  routes: (parts: MarketParts) => [imageRoutes(parts.engine), viewCountRoutes(parts)],
  services: (parts: MarketParts, { calls }: PageFacts<VehicleCall>): VehicleServices => ({
    findVehicle: (id) => calls.require('vehicle', () => findVehicle(parts, id)),
  }),
} as const satisfies Capability<MarketParts, PageFacts<VehicleCall>>;
