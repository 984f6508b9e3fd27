import { modelName } from '@forecourt/domain/listing/listing-title';
import {
  type HighlightText,
  highlightText,
  highlightTypeOf,
} from '@forecourt/domain/listing/vehicle-highlight';
import { awayWords } from '@forecourt/domain/place/away-words';
import type { Preorder } from '@forecourt/domain/promotion/preorder';
import type { PageEnd } from '@forecourt/domain/promotion/promotions';
import { withSettings } from '@forecourt/domain/search/edit-search';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { AppContext } from '../app-context.ts';
import type { CardData } from '../cards/car-card-data.ts';
import { stockPlace } from './stock-place.ts';

/** Cars farther away that are shown before the link to all of them. */
const shownFarther = 6;

/** What follows the last page, ready to print. */
export interface PageEndData {
  readonly preorder: PreorderData | null;
  readonly similar: readonly {
    readonly car: CardData;
    /** What sets the car apart; null for most. */
    readonly strip: HighlightText | null;
  }[];
  readonly supplemental: {
    readonly cards: readonly CardData[];
    readonly total: number;
    /** To the same search at any distance; null when all are shown. */
    readonly moreHref: string | null;
  };
}

export interface PreorderData {
  /** Make and model. */
  readonly name: string;
  /** To the new cars of the model. */
  readonly href: string;
  readonly total: number;
  readonly startingMsrp: number | null;
  readonly dealers: readonly {
    readonly id: number;
    readonly name: string;
    readonly place: string;
    readonly phone: string | null;
    /** To its cars. */
    readonly href: string;
  }[];
}

interface PageEndTools {
  readonly toCard: (hit: SearchHit) => CardData;
  readonly url: (query: SearchQuery) => string;
  readonly context: Pick<AppContext, 'reference' | 'today'>;
}

export function toPageEndData(
  { preorder, similar, supplemental, supplementalTotal }: PageEnd,
  query: SearchQuery,
  { toCard, url, context }: PageEndTools,
): PageEndData {
  return {
    preorder: preorder && toPreorderData(preorder, query, { url, context }),
    similar: similar.map((hit) => ({
      car: toCard(hit),
      strip: highlightTypeOf(hit.card, context.today) && highlightText(hit.card, 0, context.today),
    })),
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

function toPreorderData(
  { makeCode, modelCode, total, startingMsrp, dealers }: Preorder,
  query: SearchQuery,
  { url, context: { reference } }: Omit<PageEndTools, 'toCard'>,
): PreorderData {
  const { numRecords, sortBy, marketExtension, zip } = query;
  const all = { numRecords, sortBy, marketExtension, page: 1 };
  const filters = { makeCode: [makeCode], modelCode: [modelCode], listingType: ['NEW'] };
  return {
    name: modelName(modelCode, reference),
    href: url({ ...all, filters, ...(zip !== undefined && { zip, searchRadius: 0 }) }),
    total,
    startingMsrp,
    dealers: dealers.map(({ owner, distanceMiles }) => ({
      id: owner.id,
      name: owner.name,
      place: [
        `${owner.city}, ${owner.state}`,
        ...(distanceMiles === null ? [] : [awayWords(distanceMiles)]),
      ].join(' · '),
      phone: owner.phone,
      href: url({
        ...all,
        filters,
        showcaseOwnerId: owner.id,
        ...stockPlace(query, owner, distanceMiles),
      }),
    })),
  };
}
