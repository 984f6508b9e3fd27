import { rotationAt } from '@forecourt/domain/promotion/rotation';
import type { PromotionServices } from '@forecourt/web/promotions/services';
import type { Capability } from '../platform/capability.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import type { ConfigOf } from '../platform/settings.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { readPictures } from '../vehicles/read-listings.ts';
import type { VehicleConfig } from '../vehicles/vehicle-settings.ts';
import type { CountViewers } from '../vehicles/view-counts/recent-viewers.ts';
import { findPageEnd } from './find-page-end.ts';
import { findPromotions, type ReadPictures } from './find-promotions.ts';
import { forgetInterest } from './forget-interest.ts';
import { interestKeeping } from './interest-keeping.ts';
import { type PromotionCall, promotionPolicies } from './promotion-policies.ts';
import { promotionSettings } from './promotion-settings.ts';
import { promotionRoutes } from './routes.ts';
import { stillInterestedRoutes } from './still-interested-routes.ts';

type Parts = MarketParts & {
  readonly config: VehicleConfig & ConfigOf<typeof promotionSettings>;
  readonly countViewers: CountViewers;
};

const picturesFrom =
  ({ reads }: Pick<Parts, 'reads'>): ReadPictures =>
  (ids) =>
    reads.read((database) => readPictures(database, ids));

/** What is paid for or pointed out beside the results of a search. */
export const promotions = {
  name: 'promotions',
  settings: promotionSettings,
  policies: promotionPolicies,
  folders: ['/cars-for-sale/still-interested/'],
  routes: (parts: Parts) => [
    promotionRoutes({ ...parts, readPictures: picturesFrom(parts) }),
    stillInterestedRoutes(parts),
  ],
  keeps: ({ database }: Parts) => [interestKeeping(database)],
  jobs: ({ database, clock }: Parts) => ({
    'forget-interest': {
      schedule: '40 3 * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetInterest(database, new Date(clock.now())),
    },
  }),
  services: (
    parts: Parts,
    { flags, calls, now, today, switched, filterOf }: PageFacts<PromotionCall>,
  ): PromotionServices => {
    const { config, engine, reference, countViewers } = parts;
    const { remotePhotos } = config;
    const sources = { engine, places: reference, calls, flags, today, remotePhotos };
    return {
      findPromotions: (query) =>
        findPromotions(
          { ...sources, countViewers, readPictures: picturesFrom(parts) },
          { query: switched(query), filter: filterOf(query) },
          { rotation: rotationAt(now, query.page), today, flags, density: config.promotionDensity },
        ),
      findPageEnd: (query, results) => findPageEnd(sources, switched(query), results),
    };
  },
} as const satisfies Capability<Parts, PageFacts<PromotionCall>>;
