import { allBrands, requireBrand } from '@forecourt/domain/brand/known-brands';
import type { KeywordServices } from '@forecourt/web/keywords/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import type { SearchMisses } from '../search-misses/search-misses.ts';
import { explainWords, findKeywordAddress, keepWords } from './find-keyword-address.ts';
import { type KeywordCall, keywordPolicies } from './keyword-policies.ts';
import { createKeywordSearch, type KeywordSearch } from './keyword-search.ts';
import { keywordRoutes } from './routes.ts';

type Parts = MarketParts & { readonly keywords: KeywordSearch; readonly misses: SearchMisses };

/** Words that shoppers type: suggestions, and the search that they mean. */
export const keywords = {
  name: 'keywords',
  policies: keywordPolicies,
  provide: ({ engine, reference, config, logger }: MarketParts): Pick<Parts, 'keywords'> => ({
    keywords: createKeywordSearch({
      engine,
      reference,
      brands: config.brand === undefined ? allBrands() : [requireBrand(config.brand)],
      onError: (error) => logger.error(error),
    }),
  }),
  start: ({ keywords: search }: Parts) => search.start(),
  routes: (parts: Parts) => [keywordRoutes(parts)],
  isServedByOne: true,
  services: (
    { engine, keywords: search, reference, misses }: Parts,
    { asker, brand, calls, today }: PageFacts<KeywordCall>,
  ): KeywordServices => ({
    findKeywordAddress: (text, from) => {
      const request = { text, from, brand, today };
      const onUnknown = (words: string) => {
        if (asker.kind !== 'bot') misses.note('unknown', words);
      };
      return calls.attempt(
        'keyword-address',
        () => findKeywordAddress({ engine, reference, keywords: search, onUnknown }, request),
        keepWords(reference, request),
      );
    },
    explainWords: (words) =>
      calls.attempt('unread-words', () => explainWords({ keywords: search }, words, today), []),
  }),
} as const satisfies Capability<Parts, PageFacts<KeywordCall>>;
