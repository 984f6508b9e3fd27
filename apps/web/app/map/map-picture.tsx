import { areaAround } from '@forecourt/domain/map/map-area';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import { MapGround } from './map-ground.tsx';

/** Miles around the place that are drawn. */
const shownMiles = 120;

/** Where in the country a place is, drawn once: nothing to move. */
export function MapPicture({ place, name }: { readonly place: GeoPoint; readonly name: string }) {
  return (
    <div className="map-picture" role="img" aria-label={`Map: ${name}`}>
      <MapGround circle={null} area={areaAround(place, shownMiles)} camera={null} size={null} />
      <span className="map-picture-pin" />
    </div>
  );
}
