import type { MapView } from '@forecourt/domain/map/map-view';
import type { MapViewName } from '@forecourt/domain/map/map-views';
import type { MapArea } from '@forecourt/domain/search/search-engine';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search/search-query';

/** A search as it is looked at on the map. */
export interface MapLook {
  readonly query: SearchQuery;
  readonly invalid: readonly InvalidParameter[];
  readonly view: MapViewName;
  /** What is looked at; where the search is when nobody says. */
  readonly area?: MapArea;
}

/** What the map asks of the server. */
export interface MapServices {
  /** A search on the map; null when it could not be had. */
  findMapView(look: MapLook): Promise<MapView | null>;
}
