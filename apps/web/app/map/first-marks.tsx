import { areaOfCell, parseCell } from '@forecourt/domain/map/map-clusters';
import { toWorld, type WorldPoint } from '@forecourt/domain/map/map-projection';
import type { MapPin, MapPins } from '@forecourt/domain/map/map-view';
import type { GeoPoint, MapArea } from '@forecourt/domain/search/search-engine';
import type { CSSProperties } from 'react';
import { largestScale, markRoom, scalesOf, smallestScale } from './camera.ts';
import { MarkWords } from './map-marks.tsx';

/** What the style sheet works out places with: pixels, and shares of the world's side. */
type MapStyle = CSSProperties & Readonly<Record<`--map-${string}`, string | number>>;

interface FirstMarksProps {
  readonly area: MapArea;
  /** Whether the address asked for it, as it was on a screen. */
  readonly isAsked: boolean;
  /** Of every zoom that a window may open the area at. */
  readonly pins: readonly MapPins[];
}

/**
 * The marks until a script has measured the map: the browser itself works out the scale at which it shows all of
 * the area, leaves out the zooms of other scales, and draws each mark where `placeMarks` will.
 */
export function FirstMarks({ area, isAsked, pins }: FirstMarksProps) {
  const start = toWorld({ latitude: area.north, longitude: area.west });
  const end = toWorld({ latitude: area.south, longitude: area.east });
  const { width, height } = isAsked ? { width: 0, height: 0 } : markRoom;
  const across = `(100cqw - ${2 * width}px) / ${share(end.x - start.x)}`;
  const down = `(100cqh - ${2 * height}px) / ${share(end.y - start.y)}`;
  const fitted = `min(${across}, ${down})`;
  const style: MapStyle = {
    '--map-scale': `clamp(${smallestScale}px, ${fitted}, ${largestScale}px)`,
  };
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return (
    <div className="map-first" style={style} aria-hidden="true">
      {pins.map(({ level, places }) => (
        <div key={level} className="map-first-zoom" style={zoomStyle(level)}>
          {places.map((place) => (
            <span
              key={place.cell}
              className={place.owners === 1 ? 'map-first-mark' : 'map-first-mark map-mark-many'}
              style={markStyle(place, middle)}
            >
              <MarkWords place={place} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function zoomStyle(level: number): MapStyle {
  const { from, below } = scalesOf(level);
  return {
    '--map-from': `${from}px`,
    '--map-below': `${below}px`,
    '--map-cell': 2 ** -(level + 1),
  };
}

/** From the middle of the map to the place and to the corner of its cell. */
function markStyle(place: MapPin, middle: WorldPoint): MapStyle {
  const from = (point: GeoPoint) => {
    const { x, y } = toWorld(point);
    return { x: share(x - middle.x), y: share(y - middle.y) };
  };
  const cell = parseCell(place.cell);
  const { north, west } = cell
    ? areaOfCell(cell)
    : { north: place.latitude, west: place.longitude };
  const at = from(place);
  const corner = from({ latitude: north, longitude: west });
  return {
    '--map-x': at.x,
    '--map-y': at.y,
    '--map-west': corner.x,
    '--map-north': corner.y,
  };
}

/** A tenth of a pixel at the largest scale. */
function share(side: number): number {
  return Number(side.toFixed(8));
}
