import { carName } from '@forecourt/domain/listing/listing-title';
import { roundDollars } from '@forecourt/domain/money/cents';
import { readTradeIn, writeTradeIn } from '@forecourt/domain/money/trade-in/kept-trade-in';
import { readPayoff } from '@forecourt/domain/money/trade-in/payoff-form';
import { equityWords } from '@forecourt/domain/money/trade-in/trade-equity';
import type { TradeInValue } from '@forecourt/domain/money/trade-in/trade-in';
import {
  mileageProblem,
  type NamedCar,
  parseCarName,
  parseMileage,
  readCondition,
  type TradeInCar,
} from '@forecourt/domain/money/trade-in/trade-in-car';
import { carOfVin } from '@forecourt/domain/vehicle/car-of-vin';
import type { CodeName } from '@forecourt/domain/vehicle/codes';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { makeAndModel } from '@forecourt/domain/vehicle/make-and-model';
import { shortMiles } from '@forecourt/domain/vehicle/mile-words';
import { readVin, vinMeantBy } from '@forecourt/domain/vehicle/vin-reading';
import type { AppContext } from '../../app-context.ts';
import { readFrom } from '../wallet-address.ts';

const fieldNames = [
  'vehicle',
  'mileage',
  'condition',
  'borrowed',
  'apr',
  'months',
  'paid',
] as const;
type FieldName = (typeof fieldNames)[number];

/** What the page of a trade-in shows for what was typed. */
export async function findTradeInPage(typed: URLSearchParams, app: AppContext) {
  const fields = { ...typedFields(typed), ...(typed.has('vehicle') ? {} : keptFields(app)) };
  const found = isAsked(fields, typed) ? await findWorth(fields, app) : null;
  const payoff = readPayoff(fields);
  const amountOwed = typeof payoff === 'number' ? Math.ceil(payoff / 100) : null;
  const owed = amountOwed ?? app.wallet?.amountOwed ?? 0;
  const payoffProblem = typeof payoff === 'string' ? payoff : null;
  const worth = found !== null && 'worth' in found ? found.worth : null;
  const car = found !== null && 'worth' in found ? found.car : null;
  return {
    from: readFrom(typed.get('from')),
    fields: { ...fields, condition: readCondition(fields.condition) },
    problem: found !== null && 'problem' in found ? found.problem : null,
    /** The field that the problem is of; null of one that is of none. */
    problemAt: found !== null && 'problem' in found ? (found.at ?? null) : null,
    car: car && nameOf(car, app),
    worth,
    payoffProblem,
    // Whatever is owed is not known while its loan cannot be read.
    equity:
      worth === null || payoffProblem !== null ? null : equityWords(worth.value * 100, owed * 100),
    /** Whole dollars, as the wallet keeps it: what is owed is rounded up. */
    kept: {
      tradeValue: payoffProblem === null ? (worth?.value ?? null) : null,
      tradeIn:
        payoffProblem === null && worth && car ? writeTradeIn({ car, value: worth.value }) : null,
      amountOwed,
    },
  };
}

function typedFields(typed: URLSearchParams): Record<FieldName, string> {
  const entries = fieldNames.map((name) => [name, (typed.get(name) ?? '').trim().slice(0, 80)]);
  return Object.fromEntries(entries);
}

/** The car that the wallet remembers, as it would be typed. */
function keptFields(app: AppContext) {
  const kept = readTradeIn(app.wallet?.tradeIn ?? null, app.reference);
  if (kept === null) return {};
  const { mileage, condition } = kept.car;
  return { vehicle: nameOf(kept.car, app), mileage: groupDigits(mileage), condition };
}

/** The car that a wallet remembers, in words; null where none was valued. */
export function tradeCarWords(tradeIn: string | null, app: Pick<AppContext, 'reference'>) {
  const kept = readTradeIn(tradeIn, app.reference);
  if (kept === null) return null;
  const { mileage, condition } = kept.car;
  const detail = `${shortMiles(mileage)} · ${condition} condition`;
  return { name: nameOf(kept.car, app), detail };
}

export type TradeInPageData = Awaited<ReturnType<typeof findTradeInPage>>;

type FoundWorth =
  | { readonly worth: TradeInValue; readonly car: TradeInCar }
  | { readonly problem: string; readonly at?: 'vehicle' | 'mileage' };

/** Whether a car is to be valued: a form without one is of a loan alone, where that is filled in. */
function isAsked(fields: Record<FieldName, string>, typed: URLSearchParams): boolean {
  if (fields.vehicle !== '') return true;
  return typed.has('vehicle') && (fields.mileage !== '' || fields.borrowed === '');
}

async function findWorth(
  { vehicle, mileage, condition }: Record<FieldName, string>,
  app: AppContext,
): Promise<FoundWorth> {
  if (vehicle === '')
    return { problem: 'Tell its VIN, or its year, make and model.', at: 'vehicle' };
  const named = await findNamedCar(vehicle, app);
  if (typeof named === 'string') return { problem: named, at: 'vehicle' };
  const miles = parseMileage(mileage);
  if (miles === null) return { problem: mileageProblem, at: 'mileage' };
  const { year, makeCode, modelCode, trim } = named;
  const car = {
    year,
    makeCode,
    modelCode,
    trim,
    mileage: miles,
    condition: readCondition(condition),
  };
  const worth = await app.services.valueTradeIn(car);
  if (worth === null) return { problem: 'Trade-ins cannot be valued now. Please try again.' };
  if ('value' in worth) return { worth, car };
  const name = nameOf(car, app);
  const { comparables, reason } = worth;
  const cars = `${comparables} used ${comparables === 1 ? 'car' : 'cars'} like it`;
  return {
    problem:
      reason === 'too-few'
        ? `Not enough cars like yours: ${cars} for sale here. A dealer tells more of a ${name}.`
        : `Prices of the ${cars} are too far apart to tell what a ${name} is worth.`,
  };
}

/** A car by its VIN, where that tells the model, or by its name; a sentence where neither does. */
async function findNamedCar(
  vehicle: string,
  { reference, services }: AppContext,
): Promise<NamedCar | string> {
  const vin = vinMeantBy(vehicle);
  if (vin === null) return parseCarName(vehicle, reference);
  const forSale = await services.findCarByVin(vin);
  if (forSale) return forSale;
  const { parts, problem } = readVin(vin);
  if (parts === null || problem !== null) return problem ?? notTold;
  const found = await services.lookUpVin(parts);
  if (found === null) return notTold;
  return carOfVin(found, parts.modelYear)?.car ?? makeOnly(found.makes, parts.modelYear, reference);
}

const notTold = 'This VIN does not tell which car it is. Name it, such as 2013 Honda Accord LX.';

/** What is left to be told where a VIN says who made a car, and when. */
function makeOnly(
  makes: readonly CodeName[],
  year: number | null,
  reference: AppContext['reference'],
): string {
  const [make] = makes;
  const [model] = make ? reference.modelsOf(make.code) : [];
  if (!make || !model || makes.length > 1 || year === null) return notTold;
  const example = `${year} ${makeAndModel(make.name, model.name)}`;
  return `By its VIN it is a ${year} ${make.name}. Name it with its model, such as ${example}.`;
}

function nameOf(car: NamedCar, { reference }: Pick<AppContext, 'reference'>): string {
  return [carName(car, reference), car.trim].filter(Boolean).join(' ');
}

/** The range in words. */
export const rangeWords = ({ low, high }: TradeInValue) =>
  `${roundDollars(low * 100)} to ${roundDollars(high * 100)}`;
