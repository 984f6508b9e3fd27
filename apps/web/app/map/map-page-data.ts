import { parseMapArea } from '@forecourt/domain/map/map-area';
import { type MapViewName, mapViews } from '@forecourt/domain/map/map-views';
import type { ParsedSearch } from '@forecourt/domain/search/address/parse-search-url';
import { toSearchParameters } from '@forecourt/domain/search/address/search-url';
import type { AppContext } from '../app-context.ts';

/** How the results are shown; null is the grid. */
function readMapView(parameters: URLSearchParams): MapViewName | null {
  return mapViews.find((view) => view === parameters.get('view')) ?? null;
}

/** All that the map shows when it is opened, as plain data; null for a grid: asked for, or because there is no map. */
export async function findMapPageData(
  { query, invalid }: ParsedSearch,
  parameters: URLSearchParams,
  { brand, reference, services }: AppContext,
) {
  const view = readMapView(parameters);
  if (view === null) return null;
  const area = parseMapArea(parameters.get('area') ?? '');
  const map = await services.findMapView({ query, invalid, view, ...(area && { area }) });
  if (map === null) return null;
  const place = query.zip === undefined ? undefined : reference.findZip(query.zip);
  const circle = place && {
    latitude: place.latitude,
    longitude: place.longitude,
    /** 0 where the nation is searched. */
    miles: query.searchRadius ?? 0,
  };
  return {
    view,
    map,
    /** Whether the address says what is looked at. */
    isMoved: area !== undefined,
    circle: circle ?? null,
    /** The search as the REST interface takes it. */
    search: toSearchParameters(query, brand).toString(),
  };
}

export type MapPageData = NonNullable<Awaited<ReturnType<typeof findMapPageData>>>;
