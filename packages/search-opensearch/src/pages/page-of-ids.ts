import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { PageContext, PageFinder, PageWanted } from './page-finder.ts';

/** A page in an order that the index does not know. @param findIds the cars of the page, in order */
export function pageOfIds(
  { query, offset }: PageWanted,
  { index }: PageContext,
  findIds: () => Promise<readonly number[]>,
): PageFinder {
  return {
    first: { query, size: 0 },
    finish: async ({ total }) => {
      const ids = total > offset ? await findIds() : [];
      const cards = ids.length > 0 ? await index.findCards(ids) : new Map<number, ListingCard>();
      return ids.flatMap((id) => cards.get(id) ?? []);
    },
  };
}
