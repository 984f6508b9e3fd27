import { isNoBoostZip } from '@forecourt/domain/promotion/new-car-boost';
import type { PaidRotation, SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { z } from '@hono/zod-openapi';
import { findNewCarBoost } from './find-new-car-boost.ts';
import { findSimilar } from './find-page-end.ts';
import { findPaidListings, paidTiers } from './find-paid-listings.ts';
import { promotionCounts } from './promotion-counts.ts';
import {
  type AskedPromotion,
  createPromotionRouter,
  type PromotionRoutesDependencies,
  type ServePromotion,
} from './promotion-router.ts';

/** Pictures of the car that stands first among the most prominent. */
const topPictures = 4;

/** Records that an answer holds at the most. */
const maxSpotlights = 25;

/** Records that may be passed over: those before are found as well. */
const maxOffset = 1000;

/** In digits alone, as searches take numbers. */
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, `expected a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .openapi({ type: 'integer', minimum: least, maximum: most });

const spotlightSchema = z.object({
  numSpotlights: wholeNumber(1, maxSpotlights).optional(),
  listingTier: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['premium', 'featured', 'standard']))
    .optional()
    .openapi({
      type: 'string',
      enum: ['premium', 'featured', 'standard'],
      description: 'Only listings of this tier',
    }),
});

const highlightSchema = spotlightSchema.extend({
  includeExtendedVehicleHighlights: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'Whether cars that are delivered from beyond the radius count' }),
});

const boostSchema = z.object({
  zip: z.string().optional().openapi({
    description: 'Exactly five digits: by a longer one nothing is boosted',
    example: '30303',
  }),
  firstRecord: wholeNumber(0, maxOffset).default(0),
  numRecords: wholeNumber(1, maxSpotlights).default(promotionCounts.boost),
  dealerId: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
  bodystyleCode: z.string().optional(),
  modelCodeToBoost: z.string().optional(),
  trimCodeToBoost: z.string().optional(),
  seriesCodeToBoost: z.string().optional(),
});

const spotlightPath = '/rest/lsc/listing/spotlight';

/** What is promoted beside a search, as the outside world asks for it. */
export function promotionRoutes(dependencies: PromotionRoutesDependencies) {
  const { routes, serve } = createPromotionRouter(dependencies);
  serveSpotlights(serve, dependencies.engine);
  serveLikeCars(serve, dependencies);
  return routes;
}

function serveSpotlights(serve: ServePromotion, engine: SearchReader): void {
  const paid = async (
    { filter, rotation }: Pick<AskedPromotion, 'filter' | 'rotation'>,
    tiers: PaidRotation['tiers'],
    count: number,
  ) => (tiers.length === 0 ? [] : findPaidListings(engine, filter, { tiers, count, rotation }));

  serve({
    path: `${spotlightPath}/vehiclehighlight`,
    summary: 'Highlighted cars of a search',
    own: highlightSchema,
    find: (
      { numSpotlights, listingTier, includeExtendedVehicleHighlights },
      { filter, rotation },
    ) => {
      const { deliveredToDma: _delivered, ...near } = filter;
      const among = includeExtendedVehicleHighlights === 'true' ? filter : near;
      const count = numSpotlights ?? promotionCounts.highlights;
      return {
        name: 'vehicle-highlights',
        call: () => paid({ filter: among, rotation }, ofTier(paidTiers, listingTier), count),
      };
    },
    areHighlights: true,
    picturesOfFirst: topPictures,
  });
  serve({
    path: `${spotlightPath}/premiumresults`,
    summary: 'Premium spotlights of a search',
    own: spotlightSchema,
    find: ({ numSpotlights: count = promotionCounts.premium, listingTier }, asked) => ({
      name: 'premium-spotlights',
      call: () => paid(asked, ofTier(['PREMIUM'], listingTier), count),
    }),
    picturesOfFirst: topPictures,
  });
  serve({
    path: `${spotlightPath}/results`,
    summary: 'Spotlights of a search, by tier',
    own: spotlightSchema,
    find: ({ numSpotlights, listingTier = 'featured' }, asked) => {
      const { tier, name, usual } = tiers[listingTier];
      return { name, call: () => paid(asked, [tier], numSpotlights ?? usual) };
    },
  });
}

function serveLikeCars(
  serve: ServePromotion,
  { engine, reference }: PromotionRoutesDependencies,
): void {
  const sources = { engine, places: reference };
  serve({
    path: '/rest/lsc/newcarboost/listing',
    summary: 'New cars beside a search for older ones',
    own: boostSchema,
    find: (asked, { query, today, rotation }) => ({
      name: 'new-car-boost',
      call: async () => {
        if (isNoBoostZip(asked.zip)) return [];
        const hits = await findNewCarBoost(sources, boosted(query, asked), {
          count: asked.firstRecord + asked.numRecords,
          rotation,
          today,
        });
        return hits.slice(asked.firstRecord);
      },
    }),
  });
  serve({
    path: '/rest/lsc/listing/similar',
    summary: 'Cars like those of a search',
    own: z.object({}),
    find: (_, { query, filter, today }) => ({
      name: 'similar',
      call: () => findSimilar({ ...sources, today }, query, filter.excludedIds ?? []),
    }),
  });
}

const tiers = {
  premium: { tier: 'PREMIUM', name: 'premium-spotlights', usual: promotionCounts.premium },
  featured: { tier: 'FEATURED', name: 'featured-spotlights', usual: promotionCounts.featured },
  standard: { tier: 'STANDARD', name: 'standard-spotlights', usual: promotionCounts.standard },
} as const;

/** Whose listings may stand in a place: all whose it is, or those of the one tier that is asked for. */
function ofTier(
  standing: PaidRotation['tiers'],
  asked: keyof typeof tiers | undefined,
): PaidRotation['tiers'] {
  return asked === undefined ? standing : standing.filter((tier) => tier === tiers[asked].tier);
}

/** The codes to boost go before those of the search. */
function boosted(query: SearchQuery, asked: z.infer<typeof boostSchema>): SearchQuery {
  const filters = {
    ...query.filters,
    ...(asked.bodystyleCode && { vehicleStyleCode: [asked.bodystyleCode] }),
    ...(asked.modelCodeToBoost && { modelCode: [asked.modelCodeToBoost] }),
    ...(asked.trimCodeToBoost && { trimCode: [asked.trimCodeToBoost] }),
    ...(asked.seriesCodeToBoost && { seriesCode: [asked.seriesCodeToBoost] }),
  };
  const dealer = asked.dealerId === undefined ? {} : { showcaseOwnerId: asked.dealerId };
  return { ...query, ...dealer, filters };
}
