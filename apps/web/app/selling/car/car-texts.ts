import type { AdFacts } from '@forecourt/domain/selling/private-ad';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { Asked } from '../../back-office/office.ts';

/** The fields of the step, in their order. */
const names = [
  'year',
  'make',
  'model',
  'trim',
  'transmission',
  'color',
  'interior',
  'mileage',
  'zip',
] as const;

/** The fields of the step of a car, as they are sent. */
export type CarTexts = Readonly<Record<(typeof names)[number], string>>;

/**
 * What stands in the fields: what was typed, else what the address has, else what was said before.
 *
 * @param asked of the address, which has them where choices were asked for without a script
 * @param typed what was not taken; null where nothing was sent
 */
export function carTextsOf(facts: AdFacts, asked: Asked, typed: Asked | null): CarTexts {
  const said: CarTexts = {
    year: text(facts.year),
    make: text(facts.makeCode),
    model: text(facts.modelCode),
    trim: text(facts.trim),
    transmission: text(facts.transmissionCode),
    color: text(facts.extColorSimple),
    interior: text(facts.intColorSimple),
    mileage: facts.mileage === null ? '' : groupDigits(facts.mileage),
    zip: text(facts.zip),
  };
  const given = { ...asked, ...typed };
  return Object.fromEntries(names.map((name) => [name, given[name] ?? said[name]])) as CarTexts;
}

const text = (value: string | number | null): string => (value === null ? '' : String(value));
