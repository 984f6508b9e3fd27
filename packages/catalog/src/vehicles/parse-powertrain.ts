import { type DriveType, driveTypes } from '@forecourt/domain/vehicle/codes';
import type { Powertrain } from './model-spec.ts';
import { findCode, listOf, requirePositive } from './notation-words.ts';
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
  toEngine,
} from './powertrains.ts';

/** A powertrain as a generation offers it. */
export interface OfferedPowertrain {
  readonly key: string;
  readonly powertrain: Powertrain;
  /** Trims that have it; all when empty. */
  readonly only: readonly string[];
}

const pattern =
  /^([GDHPEF])([\d.]+)?(?:\/(\d+|R))?([TS])? (\d+) (\S+)(?: (A\d+|M\d|CVT))?(?: (\d+)\/(\d+))?(?: r(\d+))?(?: \+(\d+))?(?: @(.+))?$/;

/**
 * Reads `G2.5/4T 203 FWD,AWD+1400-1 A8 28/39 r40 +2000 @LE,SE`: fuel, litres, cylinders and boost;
 * horsepower; drives; gearbox; city and highway economy; electric range; dollars more; trims. One
 * powertrain results for each drive.
 *
 * @throws saying what is wrong with it
 */
export function parsePowertrain(text: string): OfferedPowertrain[] {
  const match = pattern.exec(text);
  if (!match) throw new Error(`“${text}” is no powertrain`);
  const [, kind = 'G', liters, cylinders, boost, power, drives, gears, ...rest] = match;
  const [city, highway, range, add, only] = rest;
  const facts = {
    kind,
    liters,
    cylinders,
    boost,
    horsepower: requirePositive(power, 'the horsepower'),
    gearbox: toGearbox(gears),
    range,
  };
  return listOf(drives, ',').map((word) => {
    const { drive, surcharge, penalty } = parseDrive(word);
    const mpg =
      city && highway ? ([Number(city) - penalty, Number(highway) - penalty] as const) : undefined;
    const total = Number(add ?? 0) + surcharge;
    const powertrain = {
      ...toPowertrain({ ...facts, drive, mpg }),
      ...(total > 0 && { add: total }),
    };
    return { key: `${text} ${drive}`, powertrain, only: listOf(only, ',') };
  });
}

function toGearbox(text: string | undefined) {
  if (text === undefined || text === 'CVT') return cvt;
  const speeds = Number(text.slice(1));
  return text.startsWith('M') ? manual(speeds) : auto(speeds);
}

/** `AWD+1400-1`: dollars more, and miles per gallon less, than the drive before it. */
function parseDrive(word: string) {
  const [, code, surcharge, penalty] = /^([A-Z0-9]+?)(?:\+(\d+))?(?:-(\d+))?$/.exec(word) ?? [];
  const drive = findCode(driveTypes, code);
  if (!drive) throw new Error(`“${word}” is no drive type`);
  return { drive, surcharge: Number(surcharge ?? 0), penalty: Number(penalty ?? 0) };
}

interface PowertrainFacts {
  readonly kind: string;
  readonly liters: string | undefined;
  readonly cylinders: string | undefined;
  readonly boost: string | undefined;
  readonly horsepower: number;
  readonly gearbox: ReturnType<typeof toGearbox>;
  readonly range: string | undefined;
  readonly drive: DriveType;
  readonly mpg: readonly [number, number] | undefined;
}

function toPowertrain(facts: PowertrainFacts): Powertrain {
  const { kind, horsepower, drive, gearbox, mpg, range } = facts;
  const reach = () => requirePositive(range, 'the electric range, like r250,');
  if (kind === 'E') return electric(horsepower, drive, requireEconomy(mpg), reach());
  if (kind === 'F') return fuelCell(horsepower, drive, requireEconomy(mpg));
  const engine = toEngine(
    requirePositive(facts.liters, 'the displacement, like G2.5/4,'),
    facts.cylinders ?? '4',
  );
  const burning = { engine, horsepower, drive, gearbox, mpg };
  if (kind === 'D') return diesel(burning);
  if (kind === 'H') return hybrid({ ...burning, mpg: requireEconomy(mpg) });
  if (kind === 'P') return plugIn({ ...burning, mpg: requireEconomy(mpg) }, reach());
  const suffix = facts.boost === 'T' ? 'Turbo' : facts.boost === 'S' ? 'Supercharged' : '';
  return gas(burning, suffix);
}

function requireEconomy(mpg: readonly [number, number] | undefined): readonly [number, number] {
  if (!mpg) throw new Error('an electrified car needs its economy');
  return mpg;
}
