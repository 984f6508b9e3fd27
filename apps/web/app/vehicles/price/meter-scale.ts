import { bandEnds, bandsOver, placeOf, stackDots } from '../../cards/price/price-scale.ts';
import { clamp } from '../../ui/clamp.ts';
import type { DealMeterData } from './price-data.ts';

/** Shares of the estimate that are drawn at the least, and what lies beyond the most stands at the edge. */
const minSpan = { low: 0.82, high: 1.18 };
const maxSpan = { low: 0.6, high: 1.4 };

/** Columns that dots are gathered in. */
const columns = 60;

/** Dots in a column at the most: those above would leave the picture. */
const maxRows = 9;

/** Lays a deal meter out: all places are percent of its width, cheap to the left. */
export function layOutMeter({
  price,
  estimate,
  prices,
}: Pick<DealMeterData, 'price' | 'estimate' | 'prices'>) {
  const share = price / estimate;
  const others = prices.map((amount) => amount / estimate);
  const scale = {
    from: clamp(Math.min(share, ...others) - 0.02, maxSpan.low, minSpan.low),
    to: clamp(Math.max(share, ...others) + 0.02, minSpan.high, maxSpan.high),
  };
  return {
    bands: bandsOver(bandEnds, scale),
    car: placeOf(share, scale),
    market: placeOf(1, scale),
    dots: stackDots(others, scale, columns).filter(({ row }) => row < maxRows),
    from: Math.round(scale.from * estimate),
    to: Math.round(scale.to * estimate),
  };
}
