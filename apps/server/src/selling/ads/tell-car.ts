import { isSold } from '@forecourt/catalog/vehicles/catalog';
import { parseMileage } from '@forecourt/domain/money/trade-in/trade-in-car';
import type { AdFacts } from '@forecourt/domain/selling/private-ad';
import { simpleColors, transmissions } from '@forecourt/domain/vehicle/codes';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { Asked } from '@forecourt/web/back-office/office';
import type { Act } from '../act.ts';
import { keepFacts } from './change-ad.ts';

type CarFacts = Pick<
  AdFacts,
  | 'year'
  | 'makeCode'
  | 'modelCode'
  | 'trim'
  | 'transmissionCode'
  | 'extColorSimple'
  | 'intColorSimple'
  | 'mileage'
  | 'zip'
>;

/** The first step: which car it is, how far it went and where it stands. */
export const tellCar: Act = {
  async run(parts, fields, at) {
    const { said, problems } = readCarFields(fields, parts.reference);
    if (Object.keys(problems).length > 0) return { status: 'INVALID', problems };
    return keepFacts(parts, at, { ad: fields.ad, said, next: 'condition' });
  },
};

const findCode = <Code extends string>(
  all: readonly { readonly code: Code }[],
  text: string | undefined,
): Code | null => all.find(({ code }) => code === text)?.code ?? null;

function readCarFields(fields: Asked, reference: Reference) {
  const field = (name: string) => fields[name]?.trim() ?? '';
  const modelCode = field('model');
  const model = reference.findModel(modelCode);
  const makeCode = reference.findMake(field('make'))?.code ?? null;
  const year = /^\d{4}$/.test(field('year')) ? Number(field('year')) : null;
  const trims = reference.trimNamesOf(modelCode);
  const said: CarFacts = {
    year,
    makeCode,
    modelCode: model?.makeCode === makeCode ? modelCode : null,
    trim: trims.find((name) => name === field('trim')) ?? null,
    transmissionCode: findCode(transmissions, field('transmission')),
    extColorSimple: findCode(simpleColors, field('color')),
    intColorSimple: findCode(simpleColors, field('interior')),
    mileage: parseMileage(field('mileage')),
    zip: reference.findZip(field('zip'))?.zip ?? null,
  };
  return { said, problems: problemsOf(said, modelCode) };
}

function problemsOf(said: CarFacts, modelCode: string): Asked {
  const { year, makeCode, mileage, zip, extColorSimple } = said;
  const isOfYear = year !== null && said.modelCode !== null && isSold(modelCode, year);
  const checks: readonly [name: string, isRight: boolean, problem: string][] = [
    ['make', makeCode !== null, 'Choose its make.'],
    ['model', said.modelCode !== null, 'Choose its model.'],
    ['year', isOfYear || said.modelCode === null, 'Choose a year in which the model was made.'],
    ['color', extColorSimple !== null, 'Choose its color.'],
    ['mileage', mileage !== null, 'Expected a whole number of miles, such as 61,300.'],
    ['zip', zip !== null, 'Expected a ZIP code of the United States, such as 30303.'],
  ];
  return Object.fromEntries(
    checks.flatMap(([name, isRight, problem]) => (isRight ? [] : [[name, problem]])),
  );
}
