import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { RequestFacts } from './request-facts.ts';

/**
 * How many cars of a search cost no more than each of `prices`, whole dollars. Prices that add no car to
 * those before them are left out.
 */
export async function countUnderPrices(
  { engine, filterOf }: { readonly engine: SearchReader } & Pick<RequestFacts, 'filterOf'>,
  query: SearchQuery,
  prices: readonly number[],
): Promise<{ readonly maxPrice: number; readonly cars: number }[]> {
  const counted = await Promise.all(
    prices.map(async (maxPrice) => ({
      maxPrice,
      cars: await engine.count(filterOf({ ...query, maxPrice })),
    })),
  );
  return counted.filter(({ cars }, place) => cars > (counted[place - 1]?.cars ?? 0));
}
