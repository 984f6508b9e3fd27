import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { listingTitle } from '@forecourt/domain/listing/listing-title';
import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { formatCell, type MapCell } from '@forecourt/domain/map/map-clusters';
import type { MapOwners } from '@forecourt/domain/map/map-view';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import type { OwnerCars, SearchFilter } from '@forecourt/domain/search/search-engine';
import type { VehicleConfig } from '../vehicles/vehicle-settings.ts';
import { type MapRequest, type MapServices, ownersInCells } from './find-map-view.ts';

const maxOwners = 30;
const listingsOfOwner = 3;

export interface OwnerServices extends MapServices {
  readonly config: Pick<VehicleConfig, 'remotePhotos'>;
}

/** The sellers of one cell, each with some of its cars. */
export async function findMapOwners(
  services: OwnerServices,
  {
    query,
    filter,
    invalid,
    brand,
    cell,
  }: Pick<MapRequest, 'query' | 'filter' | 'invalid' | 'brand'> & { readonly cell: MapCell },
): Promise<MapOwners> {
  const owners = (
    invalid.length > 0
      ? []
      : await ownersInCells(services.engine, filter, { first: cell, last: cell })
  ).toSorted((a, b) => b.cars - a.cars || a.owner.id - b.owner.id);
  const list = owners
    .slice(0, maxOwners)
    .map((owner) => toMapOwner(services, owner, { query, brand, filter }));
  return {
    cell: formatCell(cell),
    cars: owners.reduce((sum, { cars }) => sum + cars, 0),
    owners: owners.length,
    list: await Promise.all(list),
  };
}

async function toMapOwner(
  { engine, reference, config }: OwnerServices,
  { owner: { id, name, privateSeller, city, state }, cars, prices }: OwnerCars,
  { query, brand, filter }: Pick<MapRequest, 'query' | 'brand'> & { readonly filter: SearchFilter },
): Promise<MapOwners['list'][number]> {
  const { hits } = await engine.search({
    filter: { ...filter, ownerId: id },
    sort: query.sortBy,
    offset: 0,
    limit: listingsOfOwner,
  });
  return {
    id,
    name,
    privateSeller,
    city,
    state,
    cars,
    prices,
    listings: hits.map(({ card }) => ({
      id: card.id,
      title: listingTitle(card, reference),
      mileage: card.mileage,
      price: derivedPrice(card),
      picture: pictureOf(card, config.remotePhotos).pictureUrl,
      href: vehiclePath(card.id, query.zip ?? null),
    })),
    href: toSearchUrl({ ...query, page: 1, showcaseOwnerId: id }, brand, reference),
  };
}
