import { largestCities, nearestZip } from '@forecourt/catalog/places/nearest-places';
import type { Brand } from '@forecourt/domain/brand';
import { searchRadii } from '@forecourt/domain/codes';
import {
  areaAround,
  areaOf,
  atLeast,
  contiguousStates,
  formatMapArea,
  middleOf,
  milesToFurthest,
} from '@forecourt/domain/map-area';
import {
  cellOf,
  clusterOwners,
  formatCell,
  levelOf,
  type MapCluster,
  mostMapLevel,
} from '@forecourt/domain/map-clusters';
import type { MapPlace, MapView, MapViewName } from '@forecourt/domain/map-view';
import type { Reference } from '@forecourt/domain/parse-search-url';
import { withPassengers } from '@forecourt/domain/passenger-parameters';
import type { MapArea, OwnerCars, SearchReader } from '@forecourt/domain/search-engine';
import type { InvalidParameter, SearchQuery } from '@forecourt/domain/search-query';
import { toSearchUrl } from '@forecourt/domain/search-url';
import { toSearchFilter } from '@forecourt/domain/to-search-filter';
import { today } from '../platform/today.ts';

export interface MapServices {
  readonly engine: SearchReader;
  readonly reference: Reference;
}

export interface MapRequest {
  readonly query: SearchQuery;
  /** Any of these makes the map empty, as it does the results. */
  readonly invalid: readonly InvalidParameter[];
  readonly brand: Brand;
  readonly view: MapViewName;
  readonly area: MapArea;
  /** How finely sellers are told apart; without it as a list of places is best read. */
  readonly level?: number;
}

/** Cells along the longer side of an area when nobody says how large the screen is. */
const cellsOfList = 8;
/** Up to so many sellers are listed one by one. */
const fewOwners = 24;
const mostOwners = 100;
const mostLandmarks = 14;
/** A single dealer is seen with this much around it. */
const leastMiles = 3;

/** The cars of a search on an area of the map. */
export function findMapView({ engine, reference }: MapServices, request: MapRequest): MapView {
  const { query, invalid, area } = request;
  const owners =
    invalid.length > 0 ? [] : engine.ownersIn(toSearchFilter(query, reference, today()), area);
  const level = request.level ?? levelOf(area, cellsOfList);
  const clusters =
    request.level === undefined ? listed(owners, level) : clusterOwners(owners, level);
  return {
    area,
    level,
    cars: owners.reduce((sum, { cars }) => sum + cars, 0),
    owners: owners.length,
    places: clusters.map((cluster) => toPlace(cluster, request, reference)),
    landmarks: landmarksOf(area, level),
    searchHere: toSearchHere(request, reference),
  };
}

/** Few sellers are told apart wherever they stand; and so are those whom no zoom tells apart. */
function listed(owners: readonly OwnerCars[], level: number): MapCluster[] {
  const clusters = clusterOwners(owners, level);
  if (owners.length > fewOwners && clusters.length > 1) return clusters;
  return owners
    .flatMap((owner) => clusterOwners([owner], mostMapLevel))
    .sort((a, b) => b.cars - a.cars)
    .slice(0, mostOwners);
}

function toPlace(
  { cell, owners, cars, prices, point, area }: MapCluster,
  { query, brand, view }: MapRequest,
  reference: Reference,
): MapPlace {
  const cities = citiesOf(owners);
  const [only] = owners.length === 1 ? owners : [];
  const { page: _page, ...search } = query;
  const href = only
    ? toSearchUrl({ ...search, page: 1, showcaseOwnerId: only.owner.id }, brand, reference)
    : mapAddress(query, atLeast(area, leastMiles), view, brand, reference);
  return {
    cell: formatCell(cell),
    name: cities[0] ?? '',
    otherCities: cities.length - 1,
    seller: only?.owner.name ?? null,
    ...point,
    owners: owners.length,
    cars,
    prices,
    href,
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

/** The search on the map, at an area. */
function mapAddress(
  query: SearchQuery,
  area: MapArea,
  view: MapViewName,
  brand: Brand,
  reference: Reference,
): string {
  const address = toSearchUrl({ ...query, page: 1 }, brand, reference);
  return withPassengers(address, `?view=${view}&area=${formatMapArea(area)}`);
}

/** One name per cell of the map, so that they do not run into one another. */
function landmarksOf(area: MapArea, level: number): MapView['landmarks'] {
  const taken = new Set<string>();
  const cities = largestCities(area, mostLandmarks, (city) => {
    const cell = formatCell(cellOf(city, level));
    if (taken.has(cell)) return false;
    taken.add(cell);
    return true;
  });
  return cities.map(({ city, latitude, longitude }) => ({ name: city, latitude, longitude }));
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
  const next = { ...search, zip, searchRadius };
  return { zip, city, state, searchRadius, href: mapAddress(next, area, view, brand, reference) };
}

/** Where the map of a search opens: its circle, what its places hold, or the country. */
export function homeAreaOf({ engine, reference }: MapServices, query: SearchQuery): MapArea {
  const { origin, radiusMiles, state, dmaCode, ownerId } = toSearchFilter(
    query,
    reference,
    today(),
  );
  if (origin && radiusMiles !== undefined) return areaAround(origin, radiusMiles);
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
  const found = areaOf(engine.ownersIn(filter, world).map(({ owner }) => owner));
  return found ? atLeast(found, leastMiles) : contiguousStates;
}
