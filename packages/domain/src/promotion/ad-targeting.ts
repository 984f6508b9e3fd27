import type { SearchQuery } from '../search/search-query.ts';
import type { PlaceReference } from '../vehicle/reference.ts';
import type { AdPage } from './campaign.ts';

/** Page-level keys by which advertisements are chosen: a key with its values. */
export type AdTargeting = Readonly<Record<string, readonly string[]>>;

interface AdSubject {
  readonly page: AdPage;
  readonly brand: string;
  readonly channel: string;
  readonly filters: SearchQuery['filters'];
  readonly zip: string | undefined;
  readonly experience?: string | undefined;
}

/**
 * What a page tells an advertising network of itself: its name and brand, the cars that it
 * shows, and the market that is searched. Of the place no more than the ZIP of the search, and nothing
 * of the shopper. Keys without a value are left out.
 */
export function adTargeting(
  { page, brand, channel, filters, zip, experience }: AdSubject,
  places: Pick<PlaceReference, 'findZip'>,
): AdTargeting {
  const place = zip === undefined ? undefined : places.findZip(zip);
  const keys: readonly (readonly [string, readonly (string | null | undefined)[]])[] = [
    ['pageName', [page]],
    ['brand', [brand]],
    ['channel', [channel]],
    ['make', filters.makeCode ?? []],
    ['model', filters.modelCode ?? []],
    ['style', filters.vehicleStyleCode ?? []],
    ['fuel', filters.fuelTypeGroup ?? []],
    ['listingType', filters.listingType ?? []],
    ['zip', [place && zip]],
    ['dma', [place?.dmaCode]],
    ['experience', [experience]],
  ];
  return Object.fromEntries(
    keys
      .map(([key, values]) => [key, values.filter((value) => value != null)] as const)
      .filter(([, values]) => values.length > 0),
  );
}
