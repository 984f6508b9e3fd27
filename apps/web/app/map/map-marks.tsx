import type { MapPin } from '@forecourt/domain/map/map-view';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import type { Label, Mark } from './place-marks.ts';
import { shortPrice, shortSpan } from './price-words.ts';

interface MapMarksProps {
  readonly marks: readonly Mark[];
  readonly labels: readonly Label[];
  /** The cell of the place that is open. */
  readonly open: string | null;
  readonly onOpen: (place: MapPin) => void;
}

const labelClasses = {
  large: 'map-label map-label-large',
  medium: 'map-label map-label-medium',
  small: 'map-label',
} as const;

/** The places of the map as buttons, over dots where their cars are. */
export function MapMarks({ marks, labels, open, onOpen }: MapMarksProps) {
  return (
    <>
      {labels.map(({ name, size, left, top }) => (
        <span
          key={`${name} ${left}`}
          className={labelClasses[size]}
          style={{ left, top }}
          aria-hidden="true"
        >
          {name}
        </span>
      ))}
      {marks.map(({ place, dot }) => (
        <i key={place.cell} className="map-dot" style={{ left: dot.left, top: dot.top }} />
      ))}
      {marks.map(({ place, left, top }) => (
        <button
          key={place.cell}
          type="button"
          className={place.owners === 1 ? 'map-mark' : 'map-mark map-mark-many'}
          style={{ left, top }}
          aria-expanded={place.cell === open}
          onClick={() => onOpen(place)}
        >
          <span className="ui-visually-hidden">{placeTitle(place)}: </span>
          <MarkWords place={place} />
        </button>
      ))}
    </>
  );
}

/** How many cars a place has, and for how much. */
export function MarkWords({ place: { cars, prices } }: { readonly place: MapPin }) {
  if (cars === 1) return <b>{prices ? shortPrice(prices.min) : '1 car'}</b>;
  return (
    <>
      <b>{cars < 10_000 ? carWords(cars) : `${Math.round(cars / 1000)}k cars`}</b>
      {prices && <small>{shortSpan(prices)}</small>}
    </>
  );
}

/** `Peach Motors, Macon, GA`; `Macon, GA and 3 more cities`. */
export function placeTitle({ seller, name, otherCities }: MapPin): string {
  if (seller !== null) return `${seller}, ${name}`;
  if (otherCities === 0) return name;
  return `${name} and ${otherCities} more ${otherCities === 1 ? 'city' : 'cities'}`;
}
