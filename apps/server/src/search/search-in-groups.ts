import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { GroupedResult } from '@forecourt/web/search/services';
import { type SearchAsked, searchListings } from './search-listings.ts';

/**
 * As `searchListings`, with the cars where the shopper looks before those that are only delivered there;
 * both in the order of the search.
 */
export async function searchInGroups(
  engine: SearchReader,
  asked: SearchAsked,
): Promise<GroupedResult> {
  const { query, filter, invalid } = asked;
  const { deliveredToDma, ...inPlace } = filter;
  if (invalid.length > 0 || deliveredToDma === undefined) return searchListings(engine, asked);
  const { sortBy: sort, numRecords: limit } = query;
  const offset = (query.page - 1) * limit;
  const [all, near] = await Promise.all([
    searchListings(engine, { ...asked, query: { ...query, numRecords: 0 } }),
    engine.search({ filter: inPlace, sort, offset, limit }),
  ]);
  const rest = limit - near.hits.length;
  if (rest === 0 || near.total === all.total) return { ...all, ...ofPlace(near) };
  const delivered = await engine.search({
    filter: { ...filter, isDeliveredOnly: true },
    sort,
    offset: Math.max(0, offset - near.total),
    limit: rest,
  });
  return { ...all, hits: [...near.hits, ...delivered.hits], inPlace: near.total };
}

const ofPlace = ({ hits, total }: GroupedResult) => ({ hits, inPlace: total });
