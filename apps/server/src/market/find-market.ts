import type { MarketArea } from '@forecourt/domain/market/market-address';
import { isInArea, marketTrends } from '@forecourt/domain/market/market-trends';
import type { FoundMarket } from '@forecourt/web/market/services';
import { LRUCache } from 'lru-cache';
import type { ReadMarket } from './read-market.ts';

/** Of a model with thirty thousand cars the trends take a fifth of a second. */
const cacheLimits = { max: 500, ttl: 3_600_000 };

interface AskedMarket {
  readonly modelCode: string;
  /** Null for the whole country. */
  readonly area: MarketArea | null;
}

/** @param today `YYYY-MM-DD` */
export type FindMarket = (asked: AskedMarket, today: string) => Promise<FoundMarket>;

/** Finds how the used cars of a model sell in an area, and remembers it for an hour. */
export function createMarketFinder(readMarket: ReadMarket): FindMarket {
  const markets = new LRUCache<string, FoundMarket, Parameters<FindMarket>>({
    ...cacheLimits,
    fetchMethod: async (_key, _stale, { context: [{ modelCode, area }, today] }) => {
      const { cars, since } = await readMarket(modelCode, today);
      const there = cars.filter((car) => isInArea(car, area));
      return { trends: marketTrends(there, today), since };
    },
  });
  return (asked, today) =>
    markets.forceFetch(JSON.stringify([asked.modelCode, asked.area, today]), {
      context: [asked, today],
    });
}
