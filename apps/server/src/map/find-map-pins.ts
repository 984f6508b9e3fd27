import { cellsOf, clusterOwners, isInCells, levelOf } from '@forecourt/domain/map/map-clusters';
import type { MapPins } from '@forecourt/domain/map/map-view';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { type MapRequest, ownersInCells, toPin } from './find-map-view.ts';

/** Cells along the longer side of an area in the smallest window and in a large one. */
const cellsInWindow = { least: 3.5, most: 14 };

/** As many marks as a zoom is sent with; a window that has room for more asks for them. */
const maxPins = 80;

/**
 * The first marks of a map for whichever window opens it: the server knows the area, and only the browser
 * how large it draws it.
 */
export async function findMapPins(
  engine: SearchReader,
  { invalid, filter, area }: Pick<MapRequest, 'invalid' | 'filter' | 'area'>,
): Promise<MapPins[]> {
  if (invalid.length > 0) return [];
  const first = levelOf(area, cellsInWindow.least);
  const count = levelOf(area, cellsInWindow.most) - first + 1;
  // The whole cells of a zoom lie within those of the one before it.
  const owners = await ownersInCells(engine, filter, cellsOf(area, first));
  return Array.from({ length: count }, (_, index) => {
    const level = first + index;
    const cells = cellsOf(area, level);
    const here = owners.filter(({ owner }) => isInCells(owner, cells));
    return { level, places: clusterOwners(here, level).slice(0, maxPins).map(toPin) };
  });
}
