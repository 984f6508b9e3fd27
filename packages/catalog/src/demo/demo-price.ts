import { dayMs } from '@forecourt/domain/calendar/time-spans';
import type { PriceEvent } from '@forecourt/domain/listing/listing';
import type { Random } from './random.ts';

/** What a car is worth: its MSRP less age and use. Sellers then ask more or less than that. */

/** Share of MSRP that a car keeps in its first months, and of the rest each year after. */
const firstMonths = 0.92;
const keptPerYear = 0.905;
const scrapShare = 0.08;

/** Price lost per 1,000 miles beyond what is usual for the age. */
const lossPerThousandMiles = 0.0045;

/** Standard deviation of what sellers ask, as a share. */
const spread = 0.055;

export interface Aged {
  readonly msrp: number;
  /** Years since it was new, 0 for this model year. */
  readonly age: number;
  readonly mileage: number;
}

/** Half of the cars have more miles at that age, half fewer; the older, the fewer a year. */
function usualMiles(age: number): number {
  return 12_000 * (age + 0.5) ** 0.92;
}

/** Miles of a car that is no longer new. */
export function mileageAt(age: number, random: Random): number {
  return Math.max(90, Math.round(usualMiles(age) * Math.exp(0.35 * random.normal())));
}

/** Market value in whole dollars. */
export function marketValue({ msrp, age, mileage }: Aged): number {
  const kept = Math.max(scrapShare, firstMonths * keptPerYear ** Math.max(0, age));
  const excess = mileage - usualMiles(age);
  return Math.round(msrp * kept * Math.exp((-lossPerThousandMiles * excess) / 1000));
}

/** What a seller asks for a car of that value, in the figures that sellers like. */
export function askingPrice(value: number, random: Random): number {
  const asked = value * Math.exp(spread * random.normal());
  const step = asked < 20_000 ? 100 : 500;
  const ending = random.pick([5, 10, 1, 12, 0]);
  return Math.max(900, Math.round(asked / step) * step - ending);
}

/** The day so many days before another, both `YYYY-MM-DD`. */
export function dateBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);
}

/**
 * The prices since a car was listed, oldest first, ending at `price`. The longer listed, the likelier it was
 * reduced.
 */
export function priceHistory(
  price: number,
  daysListed: number,
  today: string,
  random: Random,
): PriceEvent[] {
  const cuts =
    daysListed > 45 && random.chance(0.25) ? 2 : daysListed > 10 && random.chance(0.2) ? 1 : 0;
  const history: PriceEvent[] = [{ on: dateBefore(today, daysListed), price }];
  for (let cut = 1; cut <= cuts; cut += 1) {
    const amount = Math.max(100, Math.round((price * (0.01 + 0.03 * random.next())) / 100) * 100);
    for (const [place, event] of history.entries())
      history[place] = { ...event, price: event.price + amount };
    const after = Math.round((daysListed * cut) / (cuts + 1));
    history.push({ on: dateBefore(today, daysListed - after), price });
  }
  return history;
}
