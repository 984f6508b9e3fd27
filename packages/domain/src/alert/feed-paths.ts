import { toSavedParameters } from '../account/saved-parameters.ts';
import type { Brand } from '../brand/brand.ts';
import type { SearchQuery } from '../search/search-query.ts';

/** Where a search is followed by programs that read feeds. */
export const feedPaths = {
  atom: '/rest/lsc/listing/feed.atom',
  rss: '/rest/lsc/listing/feed.rss',
  json: '/rest/lsc/listing/feed.json',
} as const;

export type FeedFormat = keyof typeof feedPaths;

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  json: 'application/feed+json',
};

/** The address of a search as a feed: the newest first, whatever its order is. */
export function feedAddress(format: FeedFormat, query: SearchQuery, brand: Brand): string {
  const pairs = [...toSavedParameters(query, brand)]
    .filter(([name]) => name !== 'sortBy' && name !== 'numRecords')
    .flatMap(([name, values]) => values.map((value): [string, string] => [name, value]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `${feedPaths[format]}?${new URLSearchParams(pairs)}`;
}
