import type { FeatureFlag, FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { isNoBoostZip } from '@forecourt/domain/promotion/new-car-boost';
import type { Promotions } from '@forecourt/domain/promotion/promotions';
import type { SearchFilter, SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { CountViewers } from '../vehicles/view-counts/recent-viewers.ts';
import { findNewCarBoost } from './find-new-car-boost.ts';
import { findPeekaboo } from './find-peekaboo.ts';
import { findShowcase } from './find-showcase.ts';
import { createPaidPlaces } from './paid-places.ts';
import { promotionCounts } from './promotion-counts.ts';
import type { PromotionCall } from './promotion-policies.ts';
import { toHighlights } from './to-highlights.ts';

/** New cars are asked for as often. */
const boosts = 2;

/** All photographs of some cars, by listing id. */
export type ReadPictures = (
  ids: readonly number[],
) => Promise<ReadonlyMap<number, readonly string[]>>;

export interface PromotionSources {
  readonly engine: SearchReader;
  readonly places: PlaceReference;
  readonly calls: Calls<PromotionCall>;
  readonly countViewers: CountViewers;
  /** Null where no page shows photographs. */
  readonly readPictures: ReadPictures | null;
  /** Whether photographs at addresses of sellers are shown. */
  readonly remotePhotos: boolean;
}

interface PromotionMoment extends Pick<Promotions, 'density'> {
  readonly rotation: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly flags: FeatureFlags;
  /** The ZIP as it was sent, where that may be another text than the search's. */
  readonly sentZip?: string | null;
}

/** Everything that is promoted on a page, all at once; what fails or is late is left out. */
export async function findPromotions(
  sources: PromotionSources,
  { query, filter }: { readonly query: SearchQuery; readonly filter: SearchFilter },
  { rotation, today, flags, density, sentZip }: PromotionMoment,
): Promise<Promotions> {
  const { engine, calls } = sources;
  const findPaidPlace = createPaidPlaces(engine, filter, rotation);
  /** What is switched off is not asked for. */
  const attemptIf = async <Result>(
    flag: FeatureFlag,
    name: PromotionCall,
    call: () => Promise<Result>,
    fallback: Result,
  ) => (flags.has(flag) ? calls.attempt(name, call, fallback) : fallback);
  const tier = (
    flag: FeatureFlag,
    name: PromotionCall,
    place: 'premium' | 'featured' | 'standard',
  ) => attemptIf(flag, name, () => findPaidPlace(place), []);
  const countViewers: CountViewers = (vins) =>
    calls.attempt('view-counts', () => sources.countViewers(vins), new Map());
  const premiumFlag = flags.has('spotlight') ? 'premium_spotlight' : 'spotlight';
  const [inPremium, inFeatured, inStandard, highlighted, boosted, peekaboo, showcase] =
    await Promise.all([
      tier(premiumFlag, 'premium-spotlights', 'premium'),
      tier('spotlight', 'featured-spotlights', 'featured'),
      tier('spotlight', 'standard-spotlights', 'standard'),
      attemptIf(
        'spotlight',
        'vehicle-highlights',
        async () => toHighlights(await findPaidPlace('highlights'), countViewers, today),
        [],
      ),
      calls.attempt<readonly SearchHit[]>(
        'new-car-boost',
        async () =>
          isNoBoostZip(sentZip)
            ? []
            : findNewCarBoost(sources, query, {
                count: boosts * promotionCounts.boost,
                rotation,
                today,
              }),
        [],
      ),
      calls.attempt('peekaboo', () => findPeekaboo(sources, query, { rotation, today }), []),
      attemptIf(
        'alpha_showcase',
        'alpha-showcase',
        () => findShowcase(sources, query, { findChosen: () => findPaidPlace('showcase'), today }),
        null,
      ),
    ]);
  const pictures = await picturesOf(inPremium, sources);
  return {
    density,
    premium: inPremium,
    pictures,
    featured: inFeatured,
    standard: inStandard,
    highlights: highlighted,
    boost: boosted,
    peekaboo,
    showcase,
  };
}

/** The photographs beyond the first, which alone is part of what is searched. */
async function picturesOf(
  hits: readonly SearchHit[],
  { calls, readPictures, remotePhotos }: PromotionSources,
): Promise<Promotions['pictures']> {
  const photographed = hits.filter(
    ({ card }) => pictureOf(card, remotePhotos).isPhoto && card.photoCount > 1,
  );
  if (readPictures === null || photographed.length === 0) return new Map();
  return calls.attempt(
    'top-pictures',
    () => readPictures(photographed.map(({ card }) => card.id)),
    new Map(),
  );
}
