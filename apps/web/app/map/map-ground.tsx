import { toWorld } from '@forecourt/domain/map/map-projection';
import type { MapArea } from '@forecourt/domain/search/search-engine';
import { areaInView, type Camera, markRoom, type Size } from './camera.ts';
import counties from './drawing/counties.svg?url';
import ground from './drawing/ground.svg?url';
import type { MapPageData } from './map-page-data.ts';
import { radiusOutline } from './radius-outline.ts';

/** Units across the world: those of the drawings. */
const unit = 32_768;

/** Degrees across, up to which counties are told apart. */
const countiesUpTo = 6;
/** Degrees across, from which roads are drawn thin. */
const thinRoadsFrom = 15;

/** What lies upon the land, from the ground up. */
const layers = [
  ['lakes', 'map-lakes'],
  ['rivers', 'map-rivers'],
  ['borders', 'map-borders'],
  ['interstates', 'map-road-edge'],
  ['interstates', 'map-road'],
] as const;

interface MapGroundProps {
  readonly circle: MapPageData['circle'];
  /** What is shown until the size of the map is known. */
  readonly area: MapArea;
  /** Whether the address asked for it. */
  readonly isAsked: boolean;
  readonly camera: Camera | null;
  readonly size: Size | null;
}

/**
 * Land, water, borders, interstates and the circle that is searched. Before a script knows its size the browser
 * fits it.
 */
export function MapGround({ circle, area, isAsked, camera, size }: MapGroundProps) {
  const box = camera && size ? boxInView(camera, size) : boxOfArea(area);
  const shown = camera && size ? areaInView(camera, size) : area;
  const degrees = shown.east - shown.west;
  return (
    <svg
      className={degrees < thinRoadsFrom ? 'map-ground' : 'map-ground map-ground-far'}
      viewBox={box}
      style={camera || isAsked ? undefined : roomStyle}
      aria-hidden="true"
    >
      <use className="map-land" href={`${ground}#land`} width={unit} height={unit} />
      {degrees <= countiesUpTo && (
        <use className="map-counties" href={`${counties}#counties`} width={unit} height={unit} />
      )}
      {layers.map(([symbol, className]) => (
        <use
          key={className}
          className={className}
          href={`${ground}#${symbol}`}
          width={unit}
          height={unit}
        />
      ))}
      {circle && circle.miles > 0 && (
        <path
          className="map-circle"
          vectorEffect="non-scaling-stroke"
          d={radiusOutline(circle, circle.miles, unit)}
        />
      )}
    </svg>
  );
}

/** The room that `fitArea` leaves: what lies in it is drawn beyond the box. */
const roomStyle = {
  inset: `${markRoom.height}px ${markRoom.width}px`,
  width: `calc(100% - ${2 * markRoom.width}px)`,
  height: `calc(100% - ${2 * markRoom.height}px)`,
  overflow: 'visible',
};

function boxInView({ middle, scale }: Camera, { width, height }: Size): string {
  const perPixel = unit / scale;
  return [
    middle.x * unit - (width / 2) * perPixel,
    middle.y * unit - (height / 2) * perPixel,
    width * perPixel,
    height * perPixel,
  ].join(' ');
}

function boxOfArea({ west, south, east, north }: MapArea): string {
  const start = toWorld({ latitude: north, longitude: west });
  const end = toWorld({ latitude: south, longitude: east });
  return [start.x, start.y, end.x - start.x, end.y - start.y]
    .map((share) => share * unit)
    .join(' ');
}
