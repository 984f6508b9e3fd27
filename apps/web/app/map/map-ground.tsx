import { toWorld } from '@forecourt/domain/map/map-projection';
import type { MapArea } from '@forecourt/domain/search/search-engine';
import type { Camera, Size } from './camera.ts';
import type { MapPageData } from './map-page-data.ts';
import { radiusOutline } from './radius-outline.ts';
import outlines from './state-outlines.svg?url';

/** Units across the world: those of the outlines' file. */
const unit = 32_768;

interface MapGroundProps {
  readonly circle: MapPageData['circle'];
  /** What is shown until the size of the map is known. */
  readonly area: MapArea;
  readonly camera: Camera | null;
  readonly size: Size | null;
}

/** Land, borders and the circle that is searched. Before a script knows its size the browser fits it. */
export function MapGround({ circle, area, camera, size }: MapGroundProps) {
  const box = camera && size ? boxInView(camera, size) : boxOfArea(area);
  return (
    <svg className="map-ground" viewBox={box} aria-hidden="true">
      <use className="map-land" href={`${outlines}#land`} width={unit} height={unit} />
      <use className="map-borders" href={`${outlines}#borders`} width={unit} height={unit} />
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
