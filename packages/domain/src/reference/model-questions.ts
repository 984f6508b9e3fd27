import { dollars } from '../money/dollars.ts';
import { carWords } from '../vehicle/car-words.ts';
import { groupDigits } from '../vehicle/group-digits.ts';
import { averageMilesPerYear, averageVehicleAge } from '../vehicle/mileage-stats.ts';
import type { EconomyRow, ModelReference } from './model-reference.ts';

/** A question about a model, answered from what is known of it. */
export interface ModelQuestion {
  readonly question: string;
  readonly answer: string;
}

const rounded = (miles: number) => groupDigits(Math.round(miles / 100) * 100);

/** The questions that the data answer: one without data is not asked. @param name `Toyota Camry` */
export function modelQuestions(name: string, reference: ModelReference): ModelQuestion[] {
  return [
    askPrice(name, reference),
    askNewest(name, reference),
    askMileage(name, reference),
    askEconomy(name, reference),
    askTrims(name, reference),
    askEquipment(name, reference),
  ].filter((asked) => asked !== null);
}

function askPrice(name: string, { year, years }: ModelReference): ModelQuestion | null {
  const prices = years?.find(({ value }) => value === String(year));
  if (!prices || prices.startingPrice === null || prices.maxPrice === null) return null;
  const cars = prices.count === 1 ? 'The one' : `The ${carWords(prices.count)}`;
  const ask = prices.count === 1 ? 'asks' : 'ask';
  const range = `from ${dollars(prices.startingPrice)} to ${dollars(prices.maxPrice)}`;
  return {
    question: `How much is a used ${year} ${name}?`,
    answer: `${cars} for sale here ${ask} ${dollars(prices.avgPrice ?? prices.startingPrice)} on average, ${range}.`,
  };
}

/** A model year newer costs more, as a rule: by how much. */
function askNewest(name: string, { year, years }: ModelReference): ModelQuestion | null {
  const priceOf = (of: number) => years?.find(({ value }) => value === String(of))?.avgPrice;
  const own = priceOf(year);
  const older = priceOf(year - 1);
  if (!own || !older) return null;
  const difference = dollars(Math.abs(own - older));
  return {
    question: `What does a used ${name} cost that is a year older?`,
    answer: `A ${year - 1} asks ${dollars(older)} on average, ${difference} ${older > own ? 'more' : 'less'} than a ${year}.`,
  };
}

function askMileage(name: string, { mileage }: ModelReference): ModelQuestion | null {
  if (mileage === null) return null;
  const { averageMiles, difference, mileagePerYearMean } = mileage;
  const beside = difference < 0 ? 'fewer' : 'more';
  const perYear =
    mileagePerYearMean === null ? '' : ` That is ${rounded(mileagePerYearMean)} a year.`;
  const usual = `The average car on the road is ${averageVehicleAge} years old; at ${groupDigits(averageMilesPerYear)} miles a year it has ${groupDigits(averageVehicleAge * averageMilesPerYear)}.`;
  return {
    question: `How many miles does a used ${name} have?`,
    answer: `${rounded(averageMiles)} on average, ${rounded(Math.abs(difference))} ${beside} than all used cars for sale here.${perYear} ${usual}`,
  };
}

function askEconomy(name: string, { economy }: ModelReference): ModelQuestion | null {
  const rated = economy.rows.filter(({ city, highway }) => city !== null && highway !== null);
  const [first] = rated;
  if (!first) return null;
  const best = rated.reduce((a, b) => ((b.city ?? 0) > (a.city ?? 0) ? b : a), first);
  return {
    question: `Is the ${economy.year} ${name} good on fuel?`,
    answer: `The thriftiest, with the ${best.engineType}, is rated ${economyWords(best)}.`,
  };
}

/** `28 city / 39 highway mpg`. */
export function economyWords({
  city,
  highway,
  isEquivalent,
}: Pick<EconomyRow, 'city' | 'highway' | 'isEquivalent'>): string {
  const unit = isEquivalent ? 'MPGe' : 'mpg';
  return `${city ?? '–'} city / ${highway ?? '–'} highway ${unit}`;
}

function askTrims(name: string, { compared }: ModelReference): ModelQuestion | null {
  if (compared === null || compared.trims.length === 0) return null;
  const names = [...new Set(compared.trims.map(({ trimName }) => trimName))];
  const prices = compared.trims.flatMap(({ nationalMSRP }) => nationalMSRP ?? []);
  const from = prices.length > 0 ? ` New, it started at ${dollars(Math.min(...prices))}.` : '';
  return {
    question: `Which trims does the ${compared.year} ${name} come in?`,
    answer: `${names.join(', ')}.${from}`,
  };
}

function askEquipment(name: string, { safety }: ModelReference): ModelQuestion | null {
  const standard = safety?.info.features['Safety Features']
    .filter(({ value }) => value === 'Standard')
    .map(({ label }) => label);
  if (!safety || !standard || standard.length === 0) return null;
  return {
    question: `What safety equipment does the ${safety.year} ${name} have?`,
    answer: `Standard on the most common trim: ${standard.join(', ')}.`,
  };
}
