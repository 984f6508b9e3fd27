import { toWorld } from '@forecourt/domain/map/map-projection';
import { earthRadiusMiles } from '@forecourt/domain/place/geo';
import type { GeoPoint } from '@forecourt/domain/search/search-engine';

const corners = 72;

/** A circle on the earth as an SVG path on the square of the projection, `unit` across. */
export function radiusOutline(centre: GeoPoint, miles: number, unit: number): string {
  const angle = miles / earthRadiusMiles;
  const latitude = (centre.latitude * Math.PI) / 180;
  const points = Array.from({ length: corners }, (_, corner) => {
    const bearing = (corner / corners) * 2 * Math.PI;
    const there = Math.asin(
      Math.sin(latitude) * Math.cos(angle) +
        Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing),
    );
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
      Math.cos(angle) - Math.sin(latitude) * Math.sin(there),
    );
    const { x, y } = toWorld({
      latitude: (there * 180) / Math.PI,
      longitude: centre.longitude + (east * 180) / Math.PI,
    });
    return `${(x * unit).toFixed(2)} ${(y * unit).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
