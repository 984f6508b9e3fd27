import { withSettings } from '@forecourt/domain/edit-search';
import type { PageEnd } from '@forecourt/domain/promotions';
import type { SearchHit } from '@forecourt/domain/search-engine';
import type { SearchQuery } from '@forecourt/domain/search-query';
import type { CardData } from '../search-results/listing-card-data.ts';

/** Cars farther away that are shown before the link to all of them. */
const shownFarther = 6;

/** What follows the last page, ready to print. */
export interface PageEndData {
  readonly similar: readonly CardData[];
  readonly supplemental: {
    readonly cards: readonly CardData[];
    readonly total: number;
    /** To the same search at any distance; null when all are shown. */
    readonly moreHref: string | null;
  };
}

export function toPageEndData(
  { similar, supplemental, supplementalTotal }: PageEnd,
  query: SearchQuery,
  toCard: (hit: SearchHit) => CardData,
  url: (query: SearchQuery) => string,
): PageEndData {
  return {
    similar: similar.map(toCard),
    supplemental: {
      cards: supplemental.slice(0, shownFarther).map(toCard),
      total: supplementalTotal,
      moreHref:
        supplementalTotal > shownFarther
          ? url(withSettings(query, { searchRadius: 0, sortBy: 'distanceASC' }))
          : null,
    },
  };
}
