import type { SearchTitles } from '@forecourt/domain/search/address/titles';
import type { FilterPanelData } from '../filters/filter-panel-data.ts';

/** Where the filters say that is searched. */
export type SearchedPlace = Pick<FilterPanelData, 'zip' | 'radius' | 'includesDelivery'>;

/** Where is searched, and that cars from beyond the radius come there. */
export function whereWords(
  { location }: SearchTitles,
  { zip, radius, includesDelivery }: SearchedPlace,
): string | null {
  const comesFromAfar = includesDelivery === true && zip !== '' && Number(radius) > 0;
  return location !== null && comesFromAfar ? `${location} or delivered to it` : location;
}
