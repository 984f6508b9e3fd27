import type { GeoPoint, MapArea, NumberSpan, OwnerCars } from '../search/search-engine.ts';
import { areaOf } from './map-area.ts';
import { fromWorld, toWorld } from './map-projection.ts';

/**
 * A square of the map. At level 0 the world is 2 × 2 cells, at each further level every cell is four:
 * 128 pixels where a tiled map of that zoom has tiles of 256. Cells never move, so that the same
 * owners stand together wherever the view is.
 */
export interface MapCell {
  readonly level: number;
  /** From the west. */
  readonly column: number;
  /** From the north. */
  readonly row: number;
}

/** Owners of one cell, as one mark on the map. */
export interface MapCluster {
  readonly cell: MapCell;
  /** Most cars first, then by id. */
  readonly owners: readonly OwnerCars[];
  readonly cars: number;
  /** Null when no car has a price. */
  readonly prices: NumberSpan | null;
  /** The middle of the cars. */
  readonly point: GeoPoint;
  /** The smallest area with the owners. */
  readonly area: MapArea;
}

/** The finest level: its cells are some 1.2 km wide at the equator. */
export const maxMapLevel = 14;

/** More than any screen shows: an area of more cells at a level is a mistake. */
export const maxCells = 1024;

const cellsAcrossWorld = (level: number) => 2 ** (level + 1);

/** The cell that a point is in; one beyond the edge of the world counts to the cell at the edge. */
export function cellOf(point: GeoPoint, level: number): MapCell {
  const { x, y } = toWorld(point);
  const last = cellsAcrossWorld(level) - 1;
  const within = (place: number) => Math.max(0, Math.min(last, Math.floor(place * (last + 1))));
  return { level, column: within(x), row: within(y) };
}

/** A rectangle of cells of one level, both ends included. */
export interface CellRange {
  /** North-western. */
  readonly first: MapCell;
  /** South-eastern. */
  readonly last: MapCell;
}

/** The cells that an area touches. */
export function cellsOf({ west, south, east, north }: MapArea, level: number): CellRange {
  return {
    first: cellOf({ latitude: north, longitude: west }, level),
    last: cellOf({ latitude: south, longitude: east }, level),
  };
}

/** How many cells a range has. */
export function cellCount({ first, last }: CellRange): number {
  return (last.column - first.column + 1) * (last.row - first.row + 1);
}

/** Whether a point is in one of the cells of a range. */
export function isInCells(point: GeoPoint, { first, last }: CellRange): boolean {
  const { column, row } = cellOf(point, first.level);
  const isWithin = column >= first.column && column <= last.column;
  return isWithin && row >= first.row && row <= last.row;
}

/** Degrees; more than the rounding of a cell's edge. */
const margin = 1e-6;

/** An area with all of the cells, and a hair more: `isInCells` has the last word on what is in them. */
export function areaOfCells({ first, last }: CellRange): MapArea {
  const start = areaOfCell(first);
  const end = areaOfCell(last);
  return {
    west: start.west - margin,
    south: end.south - margin,
    east: end.east + margin,
    north: start.north + margin,
  };
}

/** The finest level at which an area is at most `cells` cells wide and high. */
export function levelOf({ west, south, east, north }: MapArea, cells: number): number {
  const start = toWorld({ latitude: north, longitude: west });
  const end = toWorld({ latitude: south, longitude: east });
  const side = Math.max(end.x - start.x, end.y - start.y);
  const level = Math.floor(Math.log2(cells / side)) - 1;
  return Math.max(0, Math.min(maxMapLevel, level));
}

/** Writes a cell as `parseCell` reads it: `level/column/row`. */
export function formatCell({ level, column, row }: MapCell): string {
  return `${level}/${column}/${row}`;
}

/** Reads a cell from text; undefined when there is none of that name. */
export function parseCell(text: string): MapCell | undefined {
  const [, level, column, row] = (/^(\d{1,2})\/(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (level === undefined || column === undefined || row === undefined) return undefined;
  const across = cellsAcrossWorld(level);
  return level <= maxMapLevel && column < across && row < across
    ? { level, column, row }
    : undefined;
}

/** The area of a cell, edges included; a point on an edge is the eastern or southern cell's. */
export function areaOfCell({ level, column, row }: MapCell): MapArea {
  const side = 1 / cellsAcrossWorld(level);
  const start = fromWorld({ x: column * side, y: row * side });
  const end = fromWorld({ x: (column + 1) * side, y: (row + 1) * side });
  return {
    west: start.longitude,
    south: end.latitude,
    east: end.longitude,
    north: start.latitude,
  };
}

/** Brings owners together that share a cell. Most cars first; every owner is in exactly one cluster. */
export function clusterOwners(owners: readonly OwnerCars[], level: number): MapCluster[] {
  const byCell = Map.groupBy(owners, ({ owner }) => formatCell(cellOf(owner, level)));
  return [...byCell.values()].map((group) => toCluster(group, level)).sort(byCars);
}

function toCluster(group: readonly OwnerCars[], level: number): MapCluster {
  const owners = group.toSorted((a, b) => b.cars - a.cars || a.owner.id - b.owner.id);
  const cars = owners.reduce((sum, owner) => sum + owner.cars, 0);
  const mean = (read: (owner: GeoPoint) => number) =>
    owners.reduce((sum, { owner, cars: own }) => sum + read(owner) * own, 0) / cars;
  const point = {
    latitude: mean(({ latitude }) => latitude),
    longitude: mean((at) => at.longitude),
  };
  const [first] = owners;
  if (!first) throw new Error('A cluster has at least one owner.');
  return {
    cell: cellOf(first.owner, level),
    owners,
    cars,
    prices: spanOf(owners.flatMap(({ prices }) => prices ?? [])),
    point,
    area: areaOf(owners.map(({ owner }) => owner)) ?? areaOfCell(cellOf(first.owner, level)),
  };
}

function spanOf(spans: readonly NumberSpan[]): NumberSpan | null {
  if (spans.length === 0) return null;
  return {
    min: Math.min(...spans.map(({ min }) => min)),
    max: Math.max(...spans.map(({ max }) => max)),
  };
}

function byCars(a: MapCluster, b: MapCluster): number {
  return b.cars - a.cars || a.cell.row - b.cell.row || a.cell.column - b.cell.column;
}
