import {
  carSizes,
  type FeatureCode,
  features,
  truckCabs,
  vanSizes,
  vehicleStyles,
} from '@forecourt/domain/vehicle/codes';
import type { Body, EquipmentLevel, Generation, MakeSpec, ModelSpec, Trim } from './model-spec.ts';
import { fieldsOf, findCode, listOf, requirePositive, requireText } from './notation-words.ts';
import { type OfferedPowertrain, parsePowertrain } from './parse-powertrain.ts';

/**
 * Reads the notation in which the vehicle facts are written, one make a file; `#` begins a comment:
 *
 *     make TOYOTA | Toyota | 4T1 JTD | luxury | lacks=1326 1327
 *     model CAMRY | Camry | 310 | alias, alias | series=X | slug=x | commercial
 *     2018-2024 SEDAN MIDSIZE 4d5 | G2.5/4 203 FWD,AWD+1400-1 A8 28/39; … | LE 24.5-26.5 b2; … | Package, …
 *     + Crew Cab | FULLSIZE_CREW SHORT 4d5 +3500 | Lariat, Platinum
 *
 * @param file names the text in errors
 * @throws naming the line, when one cannot be read: the notation is ours, so that is a mistake of ours
 */
export function parseMake(text: string, file: string): MakeSpec {
  const lines = text.split('\n').map((line) => line.trim());
  const models: DraftModel[] = [];
  let make: Omit<MakeSpec, 'models'> | undefined;
  lines.forEach((line, index) => {
    if (line === '' || line.startsWith('#')) return;
    try {
      if (line.startsWith('make ')) make = parseMakeLine(line.slice(5));
      else if (line.startsWith('model ')) models.push(parseModelLine(line.slice(6)));
      else if (line.startsWith('+ ')) addBody(last(last(models).generations), line.slice(2));
      else last(models).generations.push(parseGenerationLine(line));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${file}, line ${index + 1}, “${line}”: ${reason}`, { cause });
    }
  });
  if (!make) throw new Error(`${file} has no line “make …”.`);
  return { ...make, models: models.map(toModelSpec) };
}

interface DraftGeneration extends Omit<Generation, 'bodies'> {
  readonly bodies: Body[];
}

interface DraftModel extends Omit<ModelSpec, 'generations'> {
  readonly generations: DraftGeneration[];
}

function toModelSpec(model: DraftModel): ModelSpec {
  const generations = model.generations.map(({ bodies, ...generation }) =>
    bodies.length > 0 ? { ...generation, bodies } : generation,
  );
  return { ...model, generations };
}

function last<Value>(values: readonly Value[]): Value {
  const value = values.at(-1);
  if (value === undefined) throw new Error('nothing precedes it that it could belong to');
  return value;
}

function parseMakeLine(line: string): Omit<MakeSpec, 'models'> {
  const [code, name, identifiers, ...rest] = fieldsOf(line);
  const wmis = listOf(identifiers, ' ');
  const wrong = wmis.find((wmi) => !/^[A-HJ-NPR-Z0-9]{3}$/.test(wmi));
  if (wrong) throw new Error(`“${wrong}” is no world manufacturer identifier`);
  const lacks = listOf(settingOf(rest, 'lacks'), ' ').map((feature) => requireFeature(feature));
  const strange = rest.find((field) => field !== 'luxury' && !field.startsWith('lacks='));
  if (strange) throw new Error(`expected “luxury” or “lacks=”, not “${strange}”`);
  return {
    code: requireText(code, 'the code'),
    name: requireText(name, 'the name'),
    wmis,
    ...(rest.includes('luxury') && { luxury: true }),
    ...(lacks.length > 0 && { lacks }),
  };
}

/** `X` of a field `series=X`. */
function settingOf(fields: readonly string[], name: string): string | undefined {
  return fields.find((field) => field.startsWith(`${name}=`))?.slice(name.length + 1);
}

function requireFeature(text: string): FeatureCode {
  const feature = findCode(features, text);
  if (!feature) throw new Error(`“${text}” is no feature code`);
  return feature;
}

function parseModelLine(line: string): DraftModel {
  const [code, name, yearlySales, ...rest] = fieldsOf(line);
  const series = settingOf(rest, 'series');
  const slug = settingOf(rest, 'slug');
  const aliases = listOf(
    rest.find((field) => !field.includes('=') && field !== 'commercial'),
    ',',
  );
  return {
    code: requireText(code, 'the code'),
    name: requireText(name, 'the name'),
    yearlySales: requirePositive(yearlySales, 'the sales figure'),
    ...(slug && { slug }),
    ...(series && { series }),
    ...(rest.includes('commercial') && { commercial: true }),
    ...(aliases.length > 0 && { aliases }),
    generations: [],
  };
}

const beds = [{ code: 'SHORT' }, { code: 'MEDIUM' }, { code: 'LONG' }] as const;
const doorCounts = [2, 3, 4, 5] as const;

/** `SEDAN MIDSIZE 4d5`, in any order; `4d5` is doors and seats. */
function parseShape(text: string) {
  let shape: Pick<Body, 'style' | 'subtype' | 'bed' | 'doors' | 'seats'> = {};
  for (const word of listOf(text, ' ')) shape = { ...shape, ...parseShapeWord(word) };
  return shape;
}

function parseShapeWord(word: string) {
  const style = findCode(vehicleStyles, word);
  if (style) return { style };
  const subtype = findCode(carSizes, word) ?? findCode(vanSizes, word) ?? findCode(truckCabs, word);
  if (subtype) return { subtype };
  const bed = findCode(beds, word);
  if (bed) return { bed };
  const size = /^(\d)d(\d+)$/.exec(word);
  const doors = doorCounts.find((count) => count === Number(size?.[1]));
  if (doors) return { doors, seats: Number(size?.[2]) };
  throw new Error(`“${word}” is no style, size, cab or bed, nor doors and seats, like 4d5`);
}

function addBody(generation: DraftGeneration, line: string): void {
  const [name, description, trims] = fieldsOf(line);
  const words = listOf(description, ' ');
  const add = words.find((word) => /^[+-]\d+$/.test(word));
  const names = listOf(trims, ',');
  requireKnownTrims(names, generation.trims);
  generation.bodies.push({
    name: requireText(name, 'the name of the body'),
    ...parseShape(words.filter((word) => word !== add).join(' ')),
    ...(add && { add: Number(add) }),
    ...(names.length > 0 && { trims: names }),
  });
}

function parseGenerationLine(line: string): DraftGeneration {
  const [head = '', offers, trimTexts, packages] = fieldsOf(line);
  const [first = '', ...words] = listOf(head, ' ');
  const years = parseYears(first);
  const { style, doors, seats, ...shape } = parseShape(words.join(' '));
  if (!style || !doors || !seats)
    throw new Error('expected a body style and doors and seats, like 4d5');
  const offered = listOf(offers, ';').flatMap(parsePowertrain);
  const trims = listOf(trimTexts, ';').map((text) => parseTrim(text, offered, years));
  if (trims.length === 0) throw new Error('expected at least one trim');
  for (const { only } of offered) requireKnownTrims(only, trims);
  const named = listOf(packages, ',');
  return {
    years,
    style,
    doors,
    seats,
    ...shape,
    powertrains: new Map(offered.map(({ key, powertrain }) => [key, powertrain])),
    trims,
    ...(named.length > 0 && { packages: named }),
    bodies: [],
  };
}

/** `2018-2024`: first and last model year. */
function parseYears(text: string): readonly [number, number] {
  const [, first, final] = /^(\d{4})-(\d{4})$/.exec(text) ?? [];
  if (!first || !final || first > final)
    throw new Error(`expected a first and a last model year, like 2018-2024, not “${text}”`);
  return [Number(first), Number(final)];
}

/** A misspelt trim would otherwise never be offered, and nobody told. */
function requireKnownTrims(names: readonly string[], trims: readonly Trim[]): void {
  const unknown = names.find((name) => !trims.some((trim) => trim.name === name));
  if (unknown) throw new Error(`“${unknown}” is no trim of this generation`);
}

const levels: Readonly<Record<string, EquipmentLevel>> = {
  b: 'base',
  m: 'mid',
  h: 'high',
  t: 'top',
};

/** `LE 24.5-26.5 b2 2019-2022`: name, thousands of dollars in the first and last year, level and weight, years. */
function parseTrim(
  text: string,
  offered: readonly OfferedPowertrain[],
  [earliest, latest]: readonly [number, number],
): Trim {
  const match = /^(.+?) ([\d.]+)-([\d.]+) ([bmht])([\d.]*)(?: (\S+))?$/.exec(text);
  if (!match) throw new Error(`“${text}” is no trim`);
  const [, name = '', from, to, level = 'b', weight, span] = match;
  const years = span === undefined ? undefined : parseYears(span);
  if (years && (years[0] < earliest || years[1] > latest))
    throw new Error(`the trim “${name}” has years beyond its generation's`);
  const powertrains = offered
    .filter(({ only }) => only.length === 0 || only.includes(name))
    .map(({ key }) => key);
  if (powertrains.length === 0) throw new Error(`the trim “${name}” has no powertrain`);
  return {
    name,
    msrp: [dollarsOf(from, name), dollarsOf(to, name)],
    powertrains,
    level: levels[level] ?? 'base',
    ...(years && { years }),
    ...(weight && { weight: requirePositive(weight, `the weight of “${name}”`) }),
  };
}

function dollarsOf(thousands: string | undefined, name: string): number {
  return Math.round(1000 * requirePositive(thousands, `the price of “${name}”`));
}
