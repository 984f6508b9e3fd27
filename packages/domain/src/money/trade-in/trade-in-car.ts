import { makeAndModel } from '../../vehicle/make-and-model.ts';
import type { VehicleReference } from '../../vehicle/reference.ts';
import { writeOutThousands } from '../typed-amount.ts';
import { type TradeCondition, tradeConditions } from './trade-in.ts';

/** A car as its owner names it. */
export interface NamedCar {
  readonly year: number;
  readonly makeCode: string;
  readonly modelCode: string;
  /** As the catalogue writes it; null where none was named. */
  readonly trim: string | null;
}

export interface TradeInCar extends NamedCar {
  readonly mileage: number;
  readonly condition: TradeCondition;
}

const spelled = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** The longest of some names that a text has as words. */
function findNamed<Named>(text: string, all: readonly Named[], nameOf: (one: Named) => string) {
  const within = all.filter((one) => text.includes(spelled(nameOf(one))));
  return within.sort((a, b) => nameOf(b).length - nameOf(a).length)[0];
}

/** The make of a model that is named without it: `Mazda3`. */
const makeWithin = (words: string, reference: VehicleReference) =>
  reference.makes.find(({ code, name: make }) =>
    reference
      .modelsOf(code)
      .some(({ name }) => makeAndModel(make, name) === name && words.includes(spelled(name))),
  );

/** Reads `2013 Honda Accord LX`; a sentence says what is missing. */
export function parseCarName(text: string, reference: VehicleReference): NamedCar | string {
  const words = spelled(text);
  const year = Number(/ ((?:19[89]|20[0-4])\d) /.exec(words)?.[1]);
  if (!year) return 'Begin with the model year, such as 2013 Honda Accord.';
  const make =
    findNamed(words, reference.makes, ({ name }) => name) ?? makeWithin(words, reference);
  if (!make) return 'No make that we know is in it. Expected a car such as 2013 Honda Accord.';
  const model = findNamed(words, reference.modelsOf(make.code), ({ name }) => name);
  if (!model) return `No model of ${make.name} that we know is in it.`;
  const left = words.replace(spelled(model.name), '  ');
  const trim = findNamed(left, reference.trimNamesOf(model.code), (name) => name);
  return { year, makeCode: make.code, modelCode: model.code, trim: trim ?? null };
}

/** What is said of a text that `parseMileage` cannot read. */
export const mileageProblem = 'The mileage is a whole number below 1,000,000, such as 61,300.';

/** Miles as people type them: `104,600 mi`, `41.2k`; null where they are none. */
export function parseMileage(text: string): number | null {
  const digits = writeOutThousands(text).replace(/[,\s]|mi(les)?/gi, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}

/** The condition that a form names; `good` for anything else. */
export const readCondition = (text: string | null): TradeCondition =>
  tradeConditions.find(({ code }) => code === text)?.code ?? 'good';
