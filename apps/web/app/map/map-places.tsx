import type { MapPlace, MapView } from '@forecourt/domain/map/map-view';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { isPlainPress } from '../ui/dialog/link-follower.tsx';
import { placeTitle } from './map-marks.tsx';
import { priceWords } from './price-words.ts';

interface MapPlacesProps {
  readonly map: MapView;
  /** Cars of the whole search. */
  readonly total: number;
  /** Whether the shopper looks elsewhere than where the search is. */
  readonly isMoved: boolean;
  readonly onOpen: (place: MapPlace) => void;
}

/** The places of the map as a list: all that the map tells and does, without seeing or pointing. */
export function MapPlaces({ map, total, isMoved, onOpen }: MapPlacesProps) {
  const { places, cars, searchHere } = map;

  /** With a script the list opens what a mark opens; without one a link leads closer. */
  function open(event: MouseEvent, place: MapPlace) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen(place);
  }

  return (
    <section className="map-places" id="places" aria-labelledby="places-title">
      <h2 id="places-title">Places on this map</h2>
      <p>
        {groupDigits(cars)} of {carWords(total)}, most first.
        {cars < total && ' The others are beyond its edges.'}
        {isMoved && searchHere && (
          <>
            {' '}
            <Link to={searchHere.href}>Search this area</Link>, {radiusWords(searchHere)}.
          </>
        )}
      </p>
      <ul>
        {places.map((place) => (
          // Sellers of one name may share a cell; the address tells them apart.
          <li key={`${place.cell} ${place.href}`}>
            <Link to={place.href} onClick={(event) => open(event, place)}>
              <b>{placeTitle(place)}</b>
              <span>
                {carWords(place.cars)}
                {place.owners > 1 && ` at ${groupDigits(place.owners)} sellers`} ·{' '}
                {priceWords(place.prices)}
              </span>
              <ChevronRight className="ui-icon" size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which search a view becomes: `within 50 miles of Macon, GA`. */
export function radiusWords({
  searchRadius,
  city,
  state,
}: NonNullable<MapView['searchHere']>): string {
  if (searchRadius === 0) return 'nationwide';
  return `within ${searchRadius} miles of ${city}, ${state}`;
}
