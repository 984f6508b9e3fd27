import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { SearchQuery } from '@forecourt/domain/search/search-query';

type Place = Pick<SearchQuery, 'zip' | 'searchRadius' | 'state' | 'dma'>;

/** The shopper's place in a search for the cars of one seller: as narrow as it was, where they stand in it. */
export function stockPlace(
  { zip, searchRadius, state, dma }: SearchQuery,
  owner: Pick<Owner, 'state' | 'dmaCode'>,
  distanceMiles: number | null,
): Place {
  const isNear =
    distanceMiles !== null && searchRadius !== undefined && distanceMiles <= searchRadius;
  return {
    ...(zip !== undefined && { zip, searchRadius: isNear ? searchRadius : 0 }),
    ...(state === owner.state && { state }),
    ...(dma === owner.dmaCode && { dma }),
  };
}
