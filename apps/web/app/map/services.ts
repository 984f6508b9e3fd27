import type { MapPins, MapView } from '@forecourt/domain/map/map-view';
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

/** A map as a page opens it. */
export interface OpenedMap extends MapView {
  /** What the first marks are drawn from, at each zoom that a window may open it with. */
  readonly pins: readonly MapPins[];
}

/** What the map asks of the server. */
export interface MapServices {
  /** A search on the map; null when it could not be had. */
  findMapView(look: MapLook): Promise<OpenedMap | null>;
}
