import { type DemoRequest, generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { monthBefore, pulseMonths } from '@forecourt/domain/market/market-pulse';
import { minMarketCars } from '@forecourt/domain/market/market-trends';
import { quantile } from '@forecourt/domain/money/quantile';
import { type VehicleStyleCode, vehicleStyles } from '@forecourt/domain/vehicle/codes';
import { type RecordedMonth, wholeCountry } from '../market/pulse/record-months.ts';

/** Cars that stand for all: making more would hold up a first start. */
const maxSampled = 20_000;

/** By how much prices stand higher in the spring than on average. */
const springShare = 0.014;
const springMonth = 3;

/** By how much a month goes its own way, each style differently. */
const wobbleShare = 0.004;

/** Share that a style gets cheaper in a month: those at the front the most, the last one becomes dearer. */
const driftOf = (place: number) => 0.0045 - 0.0009 * place;

type Key = `${string} ${VehicleStyleCode}`;

/**
 * What invented cars would have asked in the present month and the 23 before it: a market whose records began
 * earlier.
 */
export function demoMarketMonths({ seed, listings, today }: DemoRequest): RecordedMonth[] {
  const sampled = Math.min(listings, maxSampled);
  const pricesOf = askedPrices({ seed, today, listings: sampled });
  const cars = (count: number) => Math.round((count * listings) / sampled);
  return [...pricesOf].flatMap(([key, prices]) => {
    if (prices.length < minMarketCars) return [];
    const [area = '', style] = key.split(' ') as [string, VehicleStyleCode];
    const sorted = prices.toSorted((a, b) => a - b);
    return Array.from({ length: 2 * pulseMonths }, (_, ago) => {
      const month = monthBefore(today.slice(0, 7), ago);
      const level = levelOf(style, month, ago) / levelOf(style, today.slice(0, 7), 0);
      const at = (part: number) => Math.round(quantile(sorted, part) * level);
      return {
        area,
        styleCode: style,
        month,
        cars: cars(prices.length),
        low: at(0.25),
        median: at(0.5),
        high: at(0.75),
      };
    });
  });
}

/** What used cars ask, by area and body style. */
function askedPrices(request: DemoRequest): ReadonlyMap<Key, number[]> {
  const prices = new Map<Key, number[]>();
  for (const { owner, listings } of generateDemoInventory(request)) {
    const areas = [wholeCountry, ...(owner.dmaCode === null ? [] : [owner.dmaCode])];
    for (const listing of listings) {
      const price = derivedPrice(listing);
      const style = listing.vehicleStyleCode;
      if (listing.listingType === 'NEW' || price === null || style === null) continue;
      for (const area of areas) {
        const key: Key = `${area} ${style}`;
        const known = prices.get(key);
        if (known) known.push(price);
        else prices.set(key, [price]);
      }
    }
  }
  return prices;
}

/** How high prices of a style stand in a month, against those of today on average over a year. */
function levelOf(style: VehicleStyleCode, month: string, ago: number): number {
  const place = vehicleStyles.findIndex(({ code }) => code === style);
  const ofYear = Number(month.slice(5)) - springMonth;
  const season = springShare * Math.cos((ofYear / 12) * 2 * Math.PI);
  const wobble = wobbleShare * Math.sin(2.1 * place + 1.3 * ago);
  return 1 + driftOf(place) * ago + season + wobble;
}
