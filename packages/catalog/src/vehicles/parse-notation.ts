import {
  carSizes,
  type DriveType,
  driveTypes,
  truckCabs,
  vanSizes,
  vehicleStyles,
} from '@forecourt/domain/codes';
import type {
  Body,
  EquipmentLevel,
  Generation,
  MakeSpec,
  ModelSpec,
  Powertrain,
  Trim,
} from './model-spec.ts';
import {
  auto,
  cvt,
  diesel,
  electric,
  fuelCell,
  gas,
  hybrid,
  manual,
  plugIn,
} from './powertrains.ts';

/**
 * Reads the notation in which the vehicle facts are written, one make a file (see `makes/README.md`):
 *
 *     make TOYOTA | Toyota | 4T1 JTD | luxury
 *     model CAMRY | Camry | 310 | alias, alias | series=X | commercial
 *     2018-2024 SEDAN MIDSIZE 4d5 | G2.5/4 203 FWD,AWD+1400-1 A8 28/39; … | LE 24.5-26.5 b2; … | Package, …
 *     + Crew Cab | FULLSIZE_CREW SHORT 4d5 +3500 | Lariat, Platinum
 *
 * @throws naming the line, when one cannot be read: the notation is ours, so that is a mistake of ours
 */
export function parseMake(text: string): MakeSpec {
  const lines = text.split('\n').map((line) => line.trim());
  const models: DraftModel[] = [];
  let make: Omit<MakeSpec, 'models'> | undefined;
  lines.forEach((line, index) => {
    if (line === '' || line.startsWith('#')) return;
    try {
      if (line.startsWith('make ')) make = parseMakeLine(line.slice(5));
      else if (line.startsWith('model ')) models.push(parseModelLine(line.slice(6)));
      else if (line.startsWith('+ '))
        last(last(models).generations).bodies.push(parseBodyLine(line.slice(2)));
      else last(models).generations.push(parseGenerationLine(line));
    } catch (cause) {
      throw new Error(`Vehicle facts, line ${index + 1}, “${line}”: ${(cause as Error).message}`, {
        cause,
      });
    }
  });
  if (!make) throw new Error('Vehicle facts without a line “make …”.');
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

function required(text: string | undefined, what: string): string {
  if (text === undefined || text === '') throw new Error(`${what} is missing`);
  return text;
}

const fields = (line: string) => line.split('|').map((field) => field.trim());
const list = (text: string | undefined, separator: string) =>
  (text ?? '')
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

function parseMakeLine(line: string): Omit<MakeSpec, 'models'> {
  const [code, name, wmis, luxury] = fields(line);
  return {
    code: required(code, 'the code'),
    name: required(name, 'the name'),
    wmis: list(wmis, ' '),
    ...(luxury === 'luxury' && { luxury: true }),
  };
}

function parseModelLine(line: string): DraftModel {
  const [code, name, yearlySales, ...rest] = fields(line);
  const series = rest.find((field) => field.startsWith('series='))?.slice(7);
  const aliases = list(
    rest.find((field) => !field.includes('=') && field !== 'commercial'),
    ',',
  );
  return {
    code: required(code, 'the code'),
    name: required(name, 'the name'),
    yearlySales: Number(required(yearlySales, 'the sales figure')),
    ...(series && { series }),
    ...(rest.includes('commercial') && { commercial: true }),
    ...(aliases.length > 0 && { aliases }),
    generations: [],
  };
}

function oneOf<Code extends string>(
  codes: readonly { readonly code: Code }[],
  text: string | undefined,
): Code | undefined {
  return codes.find(({ code }) => code === text)?.code;
}

const beds = [{ code: 'SHORT' }, { code: 'MEDIUM' }, { code: 'LONG' }] as const;

/** `SEDAN MIDSIZE 4d5`, in any order; `4d5` is doors and seats. */
function parseShape(text: string) {
  const words = text.split(/\s+/);
  const find = <Code extends string>(codes: readonly { readonly code: Code }[]) =>
    words.map((word) => oneOf(codes, word)).find((code) => code !== undefined);
  const size = words.map((word) => /^([2-5])d(\d+)$/.exec(word)).find(Boolean);
  const style = find(vehicleStyles);
  const subtype = find(carSizes) ?? find(vanSizes) ?? find(truckCabs);
  const bed = find(beds);
  return {
    ...(style && { style }),
    ...(subtype && { subtype }),
    ...(bed && { bed }),
    ...(size && { doors: Number(size[1]) as Generation['doors'], seats: Number(size[2]) }),
  };
}

function parseBodyLine(line: string): Body {
  const [name, shape = '', trims] = fields(line);
  const add = /(?:^|\s)([+-]\d+)(?:\s|$)/.exec(shape)?.[1];
  const names = list(trims, ',');
  return {
    name: required(name, 'the name of the body'),
    ...parseShape(shape),
    ...(add && { add: Number(add) }),
    ...(names.length > 0 && { trims: names }),
  };
}

interface NamedPowertrain {
  readonly key: string;
  readonly powertrain: Powertrain;
  /** Trims that have it; all when empty. */
  readonly only: readonly string[];
}

function parseGenerationLine(line: string): DraftGeneration {
  const [head = '', powertrains, trims, packages] = fields(line);
  const years = /^(\d{4})-(\d{4})\s/.exec(head);
  if (!years) throw new Error('expected a first and a last model year');
  const { style, doors, seats, ...shape } = parseShape(head);
  if (!style || !doors || !seats)
    throw new Error('expected a body style and doors and seats, like 4d5');
  const offered = list(powertrains, ';').flatMap(parsePowertrain);
  const named = list(packages, ',');
  return {
    years: [Number(years[1]), Number(years[2])],
    style,
    doors,
    seats,
    ...shape,
    powertrains: Object.fromEntries(offered.map(({ key, powertrain }) => [key, powertrain])),
    trims: list(trims, ';').map((text) => parseTrim(text, offered)),
    ...(named.length > 0 && { packages: named }),
    bodies: [],
  };
}

const powertrainPattern =
  /^([GDHPEF])([\d.]+)?(?:\/(\d+))?([TS])? (\d+) (\S+)(?: (A\d+|M\d|CVT))?(?: (\d+)\/(\d+))?(?: r(\d+))?(?: \+(\d+))?(?: @(.+))?$/;

function parsePowertrain(text: string): NamedPowertrain[] {
  const match = powertrainPattern.exec(text);
  if (!match) throw new Error(`“${text}” is no powertrain`);
  const [
    ,
    kind = 'G',
    liters,
    cylinders,
    boost,
    horsepower,
    drives,
    gearbox,
    city,
    highway,
    range,
    add,
    only,
  ] = match;
  const facts = {
    kind,
    liters: Number(liters ?? 0),
    cylinders: Number(cylinders ?? 4),
    suffix: boost === 'T' ? 'Turbo' : boost === 'S' ? 'Supercharged' : '',
    horsepower: Number(horsepower),
    gearbox: parseGearbox(gearbox),
    range: Number(range ?? 0),
  };
  return list(drives, ',').map((word) => {
    const { drive, surcharge, penalty } = parseDrive(word);
    const mpg =
      city && highway ? ([Number(city) - penalty, Number(highway) - penalty] as const) : undefined;
    const total = Number(add ?? 0) + surcharge;
    const powertrain = {
      ...buildPowertrain({ ...facts, drive, mpg }),
      ...(total > 0 && { add: total }),
    };
    return { key: `${text} ${drive}`, powertrain, only: list(only, ',') };
  });
}

function parseGearbox(text: string | undefined) {
  if (text === undefined || text === 'CVT') return cvt;
  const speeds = Number(text.slice(1));
  return text.startsWith('M') ? manual(speeds) : auto(speeds);
}

/** `AWD+1400-1`: dollars more, and miles per gallon less, than the drive before it. */
function parseDrive(word: string) {
  const [, code, surcharge, penalty] = /^([A-Z0-9]+?)(?:\+(\d+))?(?:-(\d+))?$/.exec(word) ?? [];
  const drive = oneOf(driveTypes, code);
  if (!drive) throw new Error(`“${word}” is no drive type`);
  return { drive, surcharge: Number(surcharge ?? 0), penalty: Number(penalty ?? 0) };
}

interface PowertrainFacts {
  readonly kind: string;
  readonly liters: number;
  readonly cylinders: number;
  readonly suffix: string;
  readonly horsepower: number;
  readonly gearbox: ReturnType<typeof parseGearbox>;
  readonly range: number;
  readonly drive: DriveType;
  readonly mpg: readonly [number, number] | undefined;
}

function buildPowertrain(facts: PowertrainFacts): Powertrain {
  const { kind, liters, cylinders, horsepower, drive, gearbox, mpg, suffix, range } = facts;
  if (kind === 'G') return gas(liters, cylinders, horsepower, drive, gearbox, mpg, suffix);
  if (kind === 'D') return diesel(liters, cylinders, horsepower, drive, gearbox, mpg);
  if (!mpg) throw new Error('an electrified car needs its economy');
  if (kind === 'H') return hybrid(liters, cylinders, horsepower, drive, mpg, gearbox);
  if (kind === 'P') return plugIn(liters, cylinders, horsepower, drive, mpg, range, gearbox);
  if (kind === 'E') return electric(horsepower, drive, mpg, range);
  return fuelCell(horsepower, drive, mpg);
}

const levels: Readonly<Record<string, EquipmentLevel>> = {
  b: 'base',
  m: 'mid',
  h: 'high',
  t: 'top',
};

function parseTrim(text: string, offered: readonly NamedPowertrain[]): Trim {
  const match = /^(.+?) ([\d.]+)-([\d.]+) ([bmht])([\d.]*)(?: (\d{4})-(\d{4}))?$/.exec(text);
  if (!match) throw new Error(`“${text}” is no trim`);
  const [, name = '', from, to, level = 'b', weight, first, final] = match;
  const powertrains = offered
    .filter(({ only }) => only.length === 0 || only.includes(name))
    .map(({ key }) => key);
  if (powertrains.length === 0) throw new Error(`the trim “${name}” has no powertrain`);
  return {
    name,
    msrp: [Math.round(Number(from) * 1000), Math.round(Number(to) * 1000)],
    powertrains,
    level: levels[level] ?? 'base',
    ...(first && final && { years: [Number(first), Number(final)] as const }),
    ...(weight && { weight: Number(weight) }),
  };
}
