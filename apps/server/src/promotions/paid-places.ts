import type {
  PaidRotation,
  SearchFilter,
  SearchHit,
  SearchReader,
} from '@forecourt/domain/search/search-engine';
import { isOutlier } from '@forecourt/vehicle-rules/relevance';
import { paidTiers } from './find-paid-listings.ts';
import { promotionCounts } from './promotion-counts.ts';

/** Of so many times as many cars as are highlighted, those are chosen that something sets apart. */
const highlightChoice = 4;

/**
 * Of so many cars the first of a dealer names the one that is shown: others may be a private seller's or out of
 * all proportion.
 */
const showcaseChoice = 4;

/** The places of a page that are paid for by cars of its search, and by whom. */
const paidPlaces = {
  premium: { tiers: ['PREMIUM'], count: promotionCounts.premium },
  featured: { tiers: ['FEATURED'], count: promotionCounts.featured },
  standard: { tiers: ['STANDARD'], count: promotionCounts.standard },
  highlights: { tiers: paidTiers, count: highlightChoice * promotionCounts.highlights },
  showcase: { tiers: ['PREMIUM'], count: showcaseChoice },
} as const satisfies Record<string, Omit<PaidRotation, 'rotation'>>;

type PaidPlace = keyof typeof paidPlaces;
const placeNames = Object.keys(paidPlaces);

/** Gives the cars of a place. */
export type FindPaidPlace = (place: PaidPlace) => Promise<readonly SearchHit[]>;

/**
 * All places of a page are filled by one request, made when the first of them is asked for; with cars that are
 * delivered from afar only where no car in the radius is paid for. A car that is out of all proportion leaves
 * its place empty.
 */
export function createPaidPlaces(
  engine: SearchReader,
  filter: SearchFilter,
  rotation: number,
): FindPaidPlace {
  const turns = Object.values(paidPlaces).map((place) => ({ ...place, rotation }));
  const { deliveredToDma, ...inPlace } = filter;
  const findAll = async () => {
    const near = await engine.findInRotation(inPlace, turns);
    if (deliveredToDma === undefined || near.some((hits) => hits.length > 0)) return near;
    return engine.findInRotation(filter, turns);
  };
  let found: Promise<readonly (readonly SearchHit[])[]> | undefined;
  return async (place) => {
    found ??= findAll();
    const hits = (await found)[placeNames.indexOf(place)] ?? [];
    return hits.filter(({ card }) => !isOutlier(card));
  };
}
