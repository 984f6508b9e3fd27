import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import type { Reference } from '@forecourt/domain/parse-search-url';
import type { SearchReader } from '@forecourt/domain/search-engine';
import type { SearchQuery } from '@forecourt/domain/search-query';
import type { AppContext } from '@forecourt/web/app-context';
import { findAdverts, type ReadCampaigns } from './ads/find-adverts.ts';
import { findArticles } from './articles/find-articles.ts';
import { brandFlags, brandOf } from './brand-of.ts';
import type { CallName } from './call-policies.ts';
import type { Config } from './config.ts';
import { findDifferentiator } from './dealer-differentiators/find-differentiator.ts';
import { explainWords, findKeywordAddress, keepWords } from './keywords/find-keyword-address.ts';
import type { KeywordSearch } from './keywords/keyword-search.ts';
import { countCategoryTabs } from './listings/count-category-tabs.ts';
import { findVehicle } from './listings/find-vehicle.ts';
import { findWaysOut } from './listings/find-ways-out.ts';
import { readPictures } from './listings/read-listings.ts';
import { searchListings } from './listings/search-listings.ts';
import { findMapView, homeAreaOf } from './map/find-map-view.ts';
import type { PageRequest } from './page-cache/page-request.ts';
import type { CallRunner } from './platform/calls/call-runner.ts';
import type { Database } from './platform/database/database.ts';
import type { Logger } from './platform/logger.ts';
import { today } from './platform/today.ts';
import { findPageEnd } from './promotions/find-page-end.ts';
import { currentTurn } from './promotions/find-paid-listings.ts';
import { findPromotions } from './promotions/find-promotions.ts';
import { findPackages } from './search-options/find-packages.ts';
import { toSwitchedSearch } from './search-request.ts';
import type { CountViewers } from './view-counts/recent-viewers.ts';

export const reference: Reference = { ...vehicleReference, ...placeReference };

export interface WebDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly engine: SearchReader;
  readonly keywords: KeywordSearch;
  readonly readCampaigns: ReadCampaigns;
  readonly countViewers: CountViewers;
  readonly logger: Logger;
}

/** What browsers need to know of a network. */
function publicPart(network: Config['adNetwork']) {
  if (network === null) return null;
  const { origins: _origins, ...known } = network;
  return known;
}

/** What the loaders of the pages get for one request. */
export function createAppContext(
  { config, database, engine, keywords, readCampaigns, countViewers, logger }: WebDependencies,
  request: PageRequest & {
    readonly nonce: string;
    readonly requestId: string;
    readonly calls: CallRunner<CallName>;
  },
): AppContext {
  const { host, origin, pathname } = new URL(request.url);
  const brand = brandOf(host, config);
  const present = today();
  const { calls } = request;
  const flags = brandFlags(brand, config);
  const switched = (query: SearchQuery) => toSwitchedSearch(query, flags);
  const places = placeReference;
  return {
    brand,
    flags,
    reference,
    adNetwork: request.optsOut ? null : publicPart(config.adNetwork),
    channel: request.channel ?? brand.code.toUpperCase(),
    nonce: request.nonce,
    requestId: request.requestId,
    // The router asks for data alone at the address with this ending.
    isDocument: !pathname.endsWith('.data'),
    isBot: request.isBot,
    today: present,
    // Without accounts everybody is a visitor.
    consumer: null,
    outsidePages: config.outsidePages,
    origin: config.publicUrl ?? origin,
    remotePhotos: config.remotePhotos,
    filterPause: config.filterDebounceMs,
    services: {
      findKeywordAddress: (text, from) => {
        const request = { text, from, brand, today: present };
        return calls.attempt(
          'keyword-address',
          () => findKeywordAddress({ engine, reference, keywords }, request),
          keepWords(reference, request),
        );
      },
      explainWords: (words) =>
        calls.attempt('unread-words', () => explainWords({ keywords }, words, present), []),
      findMapView: ({ area, ...request }) => {
        const services = { engine, reference };
        const find = async () => {
          const shown = area ?? (await homeAreaOf(services, request.query));
          const query = switched(request.query);
          return findMapView(services, { ...request, query, area: shown });
        };
        return calls.attempt('map', find, null);
      },
      searchListings: (query, invalid) =>
        calls.require('search', () => searchListings({ engine, places }, switched(query), invalid)),
      countTabs: (query) =>
        calls.attempt(
          'category-counts',
          () => countCategoryTabs({ engine, places }, query, brand, flags),
          null,
        ),
      findPromotions: (query) =>
        findPromotions(
          {
            engine,
            places,
            calls,
            countViewers,
            readPictures: config.remotePhotos ? (ids) => readPictures(database, ids) : null,
          },
          switched(query),
          { turn: currentTurn(query.page), today: present, flags },
        ),
      findAdverts: (place) =>
        calls.attempt(
          'adverts',
          () =>
            findAdverts(
              readCampaigns,
              { brand: brand.code, ...place },
              { turn: currentTurn(), today: present },
            ),
          [],
        ),
      findPageEnd: (query, results) =>
        findPageEnd({ engine, places, calls, flags, today: present }, switched(query), results),
      findWaysOut: (query, brand, now) =>
        calls.attempt('ways-out', () => findWaysOut({ engine, reference }, query, brand, now), {
          kind: 'change',
          ways: [],
          alternatives: [],
        }),
      findPackages: (trimCodes) =>
        calls.attempt(
          'packages',
          () =>
            new Map(trimCodes.map((trimCode) => [trimCode, findPackages(reference, { trimCode })])),
          null,
        ),
      reportWarning: (message) => logger.warn(message, { requestId: request.requestId }),
      reportError: (error, requestId) => logger.error(error, requestId),
      findArticles: (query) => findArticles(calls, query, flags),
      findDealerDifference: (ownerId, listingType) =>
        calls.attempt(
          'dealer-differentiator',
          () => findDifferentiator({ database, engine }, ownerId, listingType),
          null,
        ),
      findVehicle: (id) => calls.require('vehicle', () => findVehicle({ database, engine }, id)),
    },
  };
}
