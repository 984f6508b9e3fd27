import { largestCities, nearestZip } from '@forecourt/catalog/places/nearest-places';
import type { Brand } from '@forecourt/domain/brand/brand';
import {
  areaAround,
  areaOf,
  atLeast,
  contiguousStates,
  formatMapArea,
  middleOf,
  milesToFurthest,
} from '@forecourt/domain/map/map-area';
import {
  areaOfCells,
  type CellRange,
  cellOf,
  cellsOf,
  clusterOwners,
  formatCell,
  isInCells,
  levelOf,
  type MapCluster,
  maxMapLevel,
} from '@forecourt/domain/map/map-clusters';
import type { MapPin, MapPlace, MapView } from '@forecourt/domain/map/map-view';
import type { MapViewName } from '@forecourt/domain/map/map-views';
import { withPassThrough } from '@forecourt/domain/search/address/pass-through-parameters';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import type {
  MapArea,
  OwnerCars,
  SearchFilter,
  SearchReader,
} from '@forecourt/domain/search/search-engine';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search/search-query';
import { searchRadii } from '@forecourt/domain/vehicle/codes';
import type { Reference } from '@forecourt/domain/vehicle/reference';

export interface MapServices {
  readonly engine: SearchReader;
  readonly reference: Reference;
}

export interface MapRequest {
  readonly query: SearchQuery;
  readonly filter: SearchFilter;
  /** Any of these makes the map empty, as it does the results. */
  readonly invalid: readonly InvalidParameter[];
  readonly brand: Brand;
  readonly view: MapViewName;
  readonly area: MapArea;
  /**
   * How finely sellers are told apart; whole cells are then looked at. Without it the area alone is,
   * as a list of places is best read.
   */
  readonly level?: number;
}

/** Cells along the longer side of an area when nobody says how large the screen is. */
const cellsOfList = 8;
/** Up to so many sellers are listed one by one. */
const fewOwners = 24;
const maxOwners = 100;
const maxLandmarks = 14;
/** A circle is seen with a little of what is around it. */
const roomAround = 1.05;
/** A mark of several sellers opens with this much around them. */
const leastMiles = 3;
/** Less around a single dealer may hold no road, no border and no town: an empty field. */
const leastHomeMiles = 20;

/** The cars of a search on an area of the map. */
export async function findMapView(
  { engine, reference }: MapServices,
  request: MapRequest,
): Promise<MapView> {
  const { invalid, filter, area } = request;
  const cells = request.level === undefined ? null : cellsOf(area, request.level);
  const inArea = () =>
    cells ? ownersInCells(engine, filter, cells) : engine.ownersIn(filter, area);
  const owners = invalid.length > 0 ? [] : await inArea();
  const level = request.level ?? levelOf(area, cellsOfList);
  const clusters =
    request.level === undefined ? listed(owners, level) : clusterOwners(owners, level);
  return {
    area,
    level,
    cars: owners.reduce((sum, { cars }) => sum + cars, 0),
    owners: owners.length,
    places: toPlaces(clusters, request, reference),
    landmarks: landmarksOf(area, level),
    searchHere: toSearchHere(request, reference),
  };
}

/** The owners of whole cells. */
export async function ownersInCells(
  engine: SearchReader,
  filter: SearchFilter,
  cells: CellRange,
): Promise<readonly OwnerCars[]> {
  const owners = await engine.ownersIn(filter, areaOfCells(cells));
  return owners.filter(({ owner }) => isInCells(owner, cells));
}

/** Few sellers are told apart wherever they stand; and so are those whom no zoom tells apart. */
function listed(owners: readonly OwnerCars[], level: number): MapCluster[] {
  const clusters = clusterOwners(owners, level);
  if (owners.length > fewOwners && clusters.length > 1) return clusters;
  return owners
    .flatMap((owner) => clusterOwners([owner], maxMapLevel))
    .sort((a, b) => b.cars - a.cars)
    .slice(0, maxOwners);
}

function toPlaces(
  clusters: readonly MapCluster[],
  { query, brand, view }: MapRequest,
  reference: Reference,
): MapPlace[] {
  const search = { ...query, page: 1 };
  // Written once: of several sellers' addresses only the area differs.
  const address = toSearchUrl(search, brand, reference);
  return clusters.map((cluster) => {
    const [only] = cluster.owners.length === 1 ? cluster.owners : [];
    return {
      ...toPin(cluster),
      href: only
        ? toSearchUrl({ ...search, showcaseOwnerId: only.owner.id }, brand, reference)
        : onMap(address, atLeast(cluster.area, leastMiles), view),
    };
  });
}

/** A cluster as its mark shows and opens it. */
export function toPin({ cell, owners, cars, prices, point }: MapCluster): MapPin {
  const cities = citiesOf(owners);
  const [only] = owners.length === 1 ? owners : [];
  return {
    cell: formatCell(cell),
    name: cities[0] ?? '',
    otherCities: cities.length - 1,
    seller: only?.owner.name ?? null,
    ...point,
    owners: owners.length,
    cars,
    prices,
  };
}

/** By cars, most first. */
function citiesOf(owners: readonly OwnerCars[]): string[] {
  const cars = new Map<string, number>();
  for (const { owner, cars: own } of owners) {
    const city = `${owner.city}, ${owner.state}`;
    cars.set(city, (cars.get(city) ?? 0) + own);
  }
  return [...cars].sort(([, a], [, b]) => b - a).map(([city]) => city);
}

/** A search's address on the map, at an area. */
function onMap(address: string, area: MapArea, view: MapViewName): string {
  return withPassThrough(address, `?view=${view}&area=${formatMapArea(area)}`);
}

/** What a city of so many ZIPs is written as. */
function sizeOf(zips: number): MapView['landmarks'][number]['size'] {
  if (zips >= 20) return 'large';
  return zips >= 6 ? 'medium' : 'small';
}

/** One name per cell of the map, so that they do not run into one another. */
function landmarksOf(area: MapArea, level: number): MapView['landmarks'] {
  const taken = new Set<string>();
  const cities = largestCities(area, maxLandmarks, (city) => {
    const cell = formatCell(cellOf(city, level));
    if (taken.has(cell)) return false;
    taken.add(cell);
    return true;
  });
  return cities.map(({ city, zips, latitude, longitude }) => ({
    name: city,
    size: sizeOf(zips),
    latitude,
    longitude,
  }));
}

/**
 * An area as a place to search at. A search knows circles around ZIPs, so it is the ZIP nearest to
 * the middle with the least radius on offer that leaves nothing of the area out; where none is wide
 * enough, the nation.
 */
function toSearchHere(
  { query, area, view, brand }: MapRequest,
  reference: Reference,
): MapView['searchHere'] {
  const { zip, city, state, ...point } = nearestZip(middleOf(area));
  const needed = milesToFurthest(area, point);
  const searchRadius = searchRadii.find((miles) => miles >= needed) ?? 0;
  const { state: _state, dma: _dma, showcaseOwnerId: _owner, ...search } = query;
  const address = toSearchUrl({ ...search, page: 1, zip, searchRadius }, brand, reference);
  return { zip, city, state, searchRadius, href: onMap(address, area, view) };
}

/** Where the map of a search opens: its circle, what its places hold, or the country. */
export async function homeAreaOf(
  engine: SearchReader,
  { origin, radiusMiles, state, dmaCode, ownerId }: SearchFilter,
): Promise<MapArea> {
  if (origin && radiusMiles !== undefined) return areaAround(origin, radiusMiles * roomAround);
  if (state === undefined && dmaCode === undefined && ownerId === undefined) {
    return contiguousStates;
  }
  const filter = {
    values: {},
    ...(state !== undefined && { state }),
    ...(dmaCode !== undefined && { dmaCode }),
    ...(ownerId !== undefined && { ownerId }),
  };
  const world = { west: -180, south: -85, east: 180, north: 85 };
  const owners = await engine.ownersIn(filter, world);
  const found = areaOf(owners.map(({ owner }) => owner));
  return found ? atLeast(found, leastHomeMiles) : contiguousStates;
}
