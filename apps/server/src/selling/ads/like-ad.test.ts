import type { SearchReader, SearchRequest } from '@forecourt/domain/search/search-engine';
import { noFacts } from '@forecourt/domain/selling/private-ad';
import { expect, test } from 'vitest';
import { nothingFound } from '../../search/nothing-found.ts';
import { findLikeAd } from './like-ad.ts';

test.each([
  ['of an ad on the market are others', 700_000_001, [700_000_001]],
  ['of a draft are all', null, undefined],
])('cars like that %s', async (_, listingId, excludedIds) => {
  const asked: SearchRequest[] = [];
  const search: SearchReader['search'] = async (request) => {
    asked.push(request);
    return nothingFound;
  };
  const facts = { ...noFacts, year: 2016, makeCode: 'HONDA', modelCode: 'FIT' };
  await findLikeAd({ search } as SearchReader, { listingId }, facts);
  expect(asked.map(({ filter }) => filter.excludedIds)).toEqual([excludedIds]);
});
