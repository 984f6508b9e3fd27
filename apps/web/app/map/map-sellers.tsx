import type { MapOwners, MapPin } from '@forecourt/domain/map/map-view';
import { dollars } from '@forecourt/domain/money/dollars';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { X, ZoomIn } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { placeTitle } from './map-marks.tsx';
import { priceWords } from './price-words.ts';
import { useMapData } from './use-map-data.ts';

interface MapSellersProps {
  readonly place: MapPin;
  /** The search, as the REST interface takes it. */
  readonly search: string;
  readonly onClose: () => void;
  readonly onZoom: () => void;
}

/** Who sells at a place, and some of what each sells. */
export function MapSellers({ place, search, onClose, onZoom }: MapSellersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const address = `/rest/lsc/listing/map/owners?${search}&cell=${place.cell}`;
  const asked = { address, about: address, delayMs: 0 };
  const { data: found, hasFailed, retry } = useMapData<MapOwners>(asked);

  useEffect(() => heading.current?.focus(), []);

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <section className="map-sellers" aria-labelledby="map-sellers-title" onKeyDown={closeByKey}>
      <div className="map-sellers-head">
        <div>
          <h3 id="map-sellers-title" ref={heading} tabIndex={-1}>
            {placeTitle(place)}
          </h3>
          <p>
            {carWords(place.cars)} · {priceWords(place.prices)}
          </p>
        </div>
        <button type="button" className="ui-close" aria-label="Close" onClick={onClose}>
          <X className="ui-icon" size={18} aria-hidden="true" />
        </button>
      </div>
      {hasFailed && (
        <p className="map-sellers-note" role="alert">
          These sellers could not be loaded.{' '}
          <button type="button" className="ui-link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <ul aria-busy={!found}>
        {found?.list.map((owner) => (
          <Seller key={owner.id} owner={owner} />
        ))}
      </ul>
      {found && found.owners > found.list.length && (
        <p className="map-sellers-note">{moreSellers(found.owners - found.list.length)}</p>
      )}
      {place.owners > 1 && (
        <div className="map-sellers-foot">
          <button type="button" className="ui-button ui-button-secondary" onClick={onZoom}>
            <ZoomIn className="ui-icon" size={16} aria-hidden="true" />
            Zoom in here
          </button>
        </div>
      )}
    </section>
  );
}

/** Of those that are not listed. */
export const moreSellers = (count: number): string =>
  count === 1
    ? 'And one more seller. Zoom in to see it.'
    : `And ${groupDigits(count)} more sellers. Zoom in to see them.`;

function Seller({ owner }: { readonly owner: MapOwners['list'][number] }) {
  const { name, privateSeller, city, state, cars, prices, listings, href } = owner;
  return (
    <li>
      <h4>{name}</h4>
      <p>
        {privateSeller ? 'Private seller' : 'Dealer'} in {city}, {state} · {priceWords(prices)}
      </p>
      <ul>
        {listings.map((car) => (
          <li key={car.id}>
            <img
              className="ui-studio"
              src={car.picture}
              alt=""
              width={72}
              height={45}
              loading="lazy"
            />
            <Link to={car.href}>{car.title}</Link>
            <b>{car.price === null ? 'No price' : dollars(car.price)}</b>
          </li>
        ))}
      </ul>
      {cars > listings.length && (
        <Link className="map-all" to={href}>
          See all {carWords(cars)}
          <span className="ui-visually-hidden"> of {name}</span>
        </Link>
      )}
    </li>
  );
}
