import { mileageFactor } from '@forecourt/domain/listing/worth/mileage-factor';
import type { XrayData } from './xray-data.ts';

/** Miles between two places of the slider. */
export const milesStep = 1000;

/** Parts that the line of fair prices is drawn in. */
const parts = 24;

/** What comparable cars ask at so many miles: whole dollars. */
export const fairAt = ({ atZeroMiles }: Pick<XrayData, 'atZeroMiles'>, miles: number): number =>
  Math.round(atZeroMiles * mileageFactor(miles));

/** Where miles and dollars stand in the plot, both as shares of a hundred from its upper left corner. */
export function layOutXray(xray: XrayData) {
  const miles = [xray.mileage, ...xray.cars.map(({ mileage }) => mileage)];
  const maxMiles = Math.ceil((Math.max(...miles) + 1) / (10 * milesStep)) * 10 * milesStep;
  const dollars = [...xray.cars.map(({ price }) => price), fairAt(xray, 0), fairAt(xray, maxMiles)];
  const minDollars = Math.floor((Math.min(...dollars) * 0.95) / 1000) * 1000;
  const maxDollars = Math.ceil((Math.max(...dollars) * 1.02) / 1000) * 1000;
  const xOf = (at: number) => (100 * at) / maxMiles;
  const yOf = (at: number) => 100 - (100 * (at - minDollars)) / (maxDollars - minDollars);
  const line = Array.from({ length: parts + 1 }, (_, part) => {
    const at = (maxMiles * part) / parts;
    return `${xOf(at).toFixed(2)},${yOf(fairAt(xray, at)).toFixed(2)}`;
  });
  return { maxMiles, minDollars, maxDollars, xOf, yOf, line: line.join(' ') };
}
