import type { Brand } from '@forecourt/domain/brand/brand';
import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { Services } from '@forecourt/web/app-context';
import { findAdverts, type ReadCampaigns } from '../advertising/find-adverts.ts';
import { findArticles } from '../content/find-articles.ts';
import { findDifferentiator } from '../dealers/find-differentiator.ts';
import { explainWords, findKeywordAddress, keepWords } from '../keywords/find-keyword-address.ts';
import type { KeywordSearch } from '../keywords/keyword-search.ts';
import { findMapView, homeAreaOf } from '../map/find-map-view.ts';
import type { CallRunner } from '../platform/calls/call-runner.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';
import { findPageEnd } from '../promotions/find-page-end.ts';
import { currentRotation } from '../promotions/find-paid-listings.ts';
import { findPromotions } from '../promotions/find-promotions.ts';
import { reference } from '../request/reference.ts';
import { toSwitchedSearch } from '../request/search-request.ts';
import { countCategoryTabs } from '../search/count-category-tabs.ts';
import { findPackages } from '../search/find-packages.ts';
import { findRelaxations } from '../search/find-relaxations.ts';
import { searchListings } from '../search/search-listings.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import { readPictures } from '../vehicles/read-listings.ts';
import type { CountViewers } from '../vehicles/view-counts/recent-viewers.ts';
import type { CallName } from './call-policies.ts';
import type { Config } from './config.ts';

/** What the services of pages work with, the same for every request. */
export interface WebDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly engine: SearchReader;
  readonly keywords: KeywordSearch;
  readonly readCampaigns: ReadCampaigns;
  readonly countViewers: CountViewers;
  readonly logger: Logger;
}

/** What they know of the request that they serve. */
interface RequestFacts {
  readonly brand: Brand;
  readonly flags: FeatureFlags;
  readonly calls: CallRunner<CallName>;
  readonly today: string;
  readonly requestId: string;
}

/** The use cases that pages may call in one request, each under its policy. */
export function createServices(dependencies: WebDependencies, facts: RequestFacts): Services {
  return {
    ...searchServices(dependencies, facts),
    ...besideSearchServices(dependencies, facts),
    ...keywordServices(dependencies, facts),
    ...vehicleServices(dependencies, facts),
    ...reportServices(dependencies, facts),
  };
}

function searchServices({ engine }: WebDependencies, { brand, flags, calls }: RequestFacts) {
  const sources = { engine, reference, places: reference };
  const switched = (query: SearchQuery) => toSwitchedSearch(query, flags);
  return {
    searchListings: (query, invalid) =>
      calls.require('search', () => searchListings(sources, switched(query), invalid)),
    countTabs: (query) =>
      calls.attempt('category-counts', () => countCategoryTabs(sources, query, brand, flags), null),
    findRelaxations: (query, brand, now) =>
      calls.attempt('relaxations', () => findRelaxations(sources, query, brand, now), {
        kind: 'change',
        ways: [],
        alternatives: [],
      }),
    findMapView: ({ area, ...request }) => {
      const find = async () => {
        const shown = area ?? (await homeAreaOf(sources, request.query));
        const query = switched(request.query);
        return findMapView(sources, { ...request, query, area: shown });
      };
      return calls.attempt('map', find, null);
    },
  } satisfies Partial<Services>;
}

function besideSearchServices(
  { config, database, engine, readCampaigns, countViewers }: WebDependencies,
  { brand, flags, calls, today }: RequestFacts,
) {
  const sources = { engine, places: reference, calls, flags, today };
  const readMorePictures = config.remotePhotos
    ? (ids: readonly number[]) => readPictures(database, ids)
    : null;
  return {
    findPromotions: (query) =>
      findPromotions(
        { ...sources, countViewers, readPictures: readMorePictures },
        toSwitchedSearch(query, flags),
        { rotation: currentRotation(query.page), today, flags },
      ),
    findAdverts: (place) =>
      calls.attempt(
        'adverts',
        () =>
          findAdverts(
            readCampaigns,
            { brand: brand.code, ...place },
            { rotation: currentRotation(), today },
          ),
        [],
      ),
    findPageEnd: (query, results) => findPageEnd(sources, toSwitchedSearch(query, flags), results),
    findArticles: (query) => findArticles(calls, query, flags),
  } satisfies Partial<Services>;
}

function keywordServices(
  { engine, keywords }: WebDependencies,
  { brand, calls, today }: RequestFacts,
) {
  return {
    findKeywordAddress: (text, from) => {
      const request = { text, from, brand, today };
      return calls.attempt(
        'keyword-address',
        () => findKeywordAddress({ engine, reference, keywords }, request),
        keepWords(reference, request),
      );
    },
    explainWords: (words) =>
      calls.attempt('unread-words', () => explainWords({ keywords }, words, today), []),
  } satisfies Partial<Services>;
}

function vehicleServices({ database, engine }: WebDependencies, { calls }: RequestFacts) {
  return {
    findVehicle: (id) => calls.require('vehicle', () => findVehicle({ database, engine }, id)),
    findDealerDifference: (ownerId, listingType) =>
      calls.attempt(
        'dealer-differentiator',
        () => findDifferentiator({ database, engine }, ownerId, listingType),
        null,
      ),
    findPackages: (trimCodes) =>
      calls.attempt(
        'packages',
        () =>
          new Map(trimCodes.map((trimCode) => [trimCode, findPackages(reference, { trimCode })])),
        null,
      ),
  } satisfies Partial<Services>;
}

function reportServices({ logger }: WebDependencies, { requestId }: RequestFacts) {
  return {
    reportWarning: (message) => logger.warn(message, { requestId }),
    reportError: (error) => logger.error(error, requestId),
  } satisfies Partial<Services>;
}
