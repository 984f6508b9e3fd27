import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import type { Reference } from '@forecourt/domain/parse-search-url';
import type { SearchReader } from '@forecourt/domain/search-engine';
import type { AppContext } from '@forecourt/web/app-context';
import { isbot } from 'isbot';
import { brandOf } from './brand-of.ts';
import type { Config } from './config.ts';
import { explainWords, findKeywordAddress } from './keywords/find-keyword-address.ts';
import type { KeywordSearch } from './keywords/keyword-search.ts';
import { findVehicle } from './listings/find-vehicle.ts';
import { findWaysOut } from './listings/find-ways-out.ts';
import { searchListings } from './listings/search-listings.ts';
import { findMapView, homeAreaOf } from './map/find-map-view.ts';
import type { Database } from './platform/database/database.ts';
import type { Logger } from './platform/logger.ts';
import { today } from './platform/today.ts';

export const reference: Reference = { ...vehicleReference, ...placeReference };

export interface WebDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly engine: SearchReader;
  readonly keywords: KeywordSearch;
  readonly logger: Logger;
}

/** What the loaders of the pages get for one request. */
export function createAppContext(
  { config, database, engine, keywords, logger }: WebDependencies,
  request: {
    readonly url: string;
    readonly userAgent: string;
    readonly nonce: string;
    readonly requestId: string;
  },
): AppContext {
  const { host, origin } = new URL(request.url);
  const brand = brandOf(host, config);
  const present = today();
  return {
    brand,
    reference,
    nonce: request.nonce,
    requestId: request.requestId,
    isBot: isbot(request.userAgent),
    today: present,
    origin: config.publicUrl ?? origin,
    remotePhotos: config.remotePhotos,
    services: {
      searchListings: async (query, invalid) =>
        searchListings({ engine, places: placeReference }, query, invalid),
      findWaysOut: async (query, brand, total) =>
        findWaysOut({ engine, reference }, query, brand, total),
      findKeywordAddress: async (text, from) =>
        findKeywordAddress({ engine, reference, keywords }, { text, from, brand, today: present }),
      explainWords: async (words) => explainWords({ keywords }, words, present),
      findMapView: async ({ area, ...request }) => {
        const services = { engine, reference };
        const home = area ?? homeAreaOf(services, request.query);
        return findMapView(services, { ...request, area: home });
      },
      reportError: (error, requestId) => logger.error(error, requestId),
      findVehicle: (id) => findVehicle({ database, engine }, id),
    },
  };
}
