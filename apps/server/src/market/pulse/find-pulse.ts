import {
  type MarketPulse,
  marketPulse,
  monthBefore,
  type PulseMonth,
  pulseMonths,
} from '@forecourt/domain/market/market-pulse';
import type { FoundPulse } from '@forecourt/web/market/services';
import { and, eq, gte } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reads } from '../../platform/database/reads.ts';
import { marketMonths } from '../tables.ts';
import { wholeCountry } from './record-months.ts';

/** Recorded once a day: an hour is not too old. */
const cacheLimits = { max: 500, ttl: 3_600_000 };

/** A market of fewer body styles is told by the whole country. */
const minStyles = 3;

/** @param dmaCode null for the whole country; @param today `YYYY-MM-DD` */
export type FindPulse = (dmaCode: string | null, today: string) => Promise<FoundPulse>;

/**
 * Finds what used cars asked month by month in a television market, or in the country where too little is known
 * of it.
 */
export function createPulseFinder(reads: Reads): FindPulse {
  const pulses = new LRUCache<string, MarketPulse, readonly [area: string, today: string]>({
    ...cacheLimits,
    fetchMethod: async (_key, _stale, { context: [area, today] }) =>
      marketPulse(await readMonths(reads, area, today), today),
  });
  const find = (area: string, today: string) =>
    pulses.forceFetch(`${area} ${today}`, { context: [area, today] });
  return async (dmaCode, today) => {
    const there = dmaCode === null ? null : await find(dmaCode, today);
    return there !== null && there.styles.length >= minStyles
      ? { dmaCode, pulse: there }
      : { dmaCode: null, pulse: await find(wholeCountry, today) };
  };
}

/** What was recorded of an area in the months that are shown, and in those of the year before. */
function readMonths(reads: Reads, area: string, today: string): Promise<PulseMonth[]> {
  const { area: ofArea, month, ...told } = marketMonths;
  const first = monthBefore(today.slice(0, 7), 2 * pulseMonths);
  return reads.read((database) =>
    database
      .select({
        month,
        styleCode: told.styleCode,
        cars: told.cars,
        low: told.low,
        median: told.median,
        high: told.high,
      })
      .from(marketMonths)
      .where(and(eq(ofArea, area), gte(month, first))),
  );
}
