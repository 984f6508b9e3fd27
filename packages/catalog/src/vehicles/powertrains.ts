import {
  type DriveType,
  type EngineCode,
  engines,
  type TransmissionCode,
} from '@forecourt/domain/vehicle/codes';
import type { Powertrain } from './model-spec.ts';
import { findCode } from './notation-words.ts';

/** Shorthands that keep the tables of vehicle facts readable. They hold no facts of their own. */

type CityHighway = readonly [number, number];

interface Gearbox {
  readonly transmission: TransmissionCode;
  readonly transmissionName: string;
}

/** A torque-converter or dual-clutch automatic with `speeds` gears. */
export function auto(speeds: number): Gearbox {
  return { transmission: 'AUT', transmissionName: `${speeds}-Speed Automatic` };
}

/** A manual gearbox with `speeds` gears. */
export function manual(speeds: number): Gearbox {
  return { transmission: 'MAN', transmissionName: `${speeds}-Speed Manual` };
}

/** A continuously variable automatic, with or without a belt. */
export const cvt: Gearbox = {
  transmission: 'AUT',
  transmissionName: 'Continuously Variable Automatic',
};

const singleSpeed: Gearbox = { transmission: 'AUT', transmissionName: 'Single-Speed' };

export interface Engine {
  readonly liters: number;
  readonly code: EngineCode;
  /** For people: `2.5L 4-Cylinder`. */
  readonly name: string;
}

/**
 * An engine that burns fuel, of so many litres.
 *
 * @param cylinders their number, or `R` for a rotary engine
 * @throws for a number of cylinders that the marketplace has no code for
 */
export function toEngine(liters: number, cylinders: string): Engine {
  const isRotary = cylinders === 'R';
  const code = findCode(engines, isRotary ? 'RTR' : `${cylinders}CLDR`);
  if (!code) throw new Error(`“${cylinders}” is no number of cylinders; a rotary engine is R`);
  const name = `${liters.toFixed(1)}L ${isRotary ? 'Rotary' : `${cylinders}-Cylinder`}`;
  return { liters, code, name };
}

/** What drives a car that burns fuel, and how. */
interface Burning {
  readonly engine: Engine;
  /** A hybrid's is the system's. */
  readonly horsepower: number;
  readonly drive: DriveType;
  readonly gearbox: Gearbox;
  /** Left out above 8,500 lb GVWR. */
  readonly mpg: CityHighway | undefined;
}

function burning(
  fuel: Powertrain['fuel'],
  { engine: { liters, code, name }, horsepower, drive, gearbox, mpg }: Burning,
  suffix: string,
): Powertrain {
  return {
    fuel,
    engine: code,
    engineName: [name, suffix].filter(Boolean).join(' '),
    liters,
    horsepower,
    drive,
    ...gearbox,
    ...(mpg && { mpg }),
  };
}

/** A gasoline engine; `suffix` is `Turbo` or `Supercharged`. */
export const gas = (facts: Burning, suffix: string): Powertrain => burning('GSL', facts, suffix);

/** A diesel engine, turbocharged as every one sold in these years is. */
export const diesel = (facts: Burning): Powertrain => burning('DSL', facts, 'Turbo Diesel');

/** A hybrid that cannot be plugged in. */
export const hybrid = (facts: Burning): Powertrain => ({
  ...burning('HYB', facts, 'Hybrid'),
  engine: 'HYBRD',
});

/** A plug-in hybrid; its `mpg` is on gasoline alone, `range` on electricity alone, miles. */
export const plugIn = (facts: Burning, range: number): Powertrain => ({
  ...burning('PIH', facts, 'Plug-in Hybrid'),
  engine: 'HYBRD',
  range,
});

/** A battery-electric car; `mpge` city and highway, `range` in EPA miles. */
export function electric(
  horsepower: number,
  drive: DriveType,
  mpge: CityHighway,
  range: number,
): Powertrain {
  return {
    fuel: 'ELE',
    engine: 'EL',
    engineName: drive === 'AWD' || drive === '4WD' ? 'Dual Electric Motors' : 'Electric Motor',
    horsepower,
    drive,
    ...singleSpeed,
    mpg: mpge,
    range,
  };
}

/** A hydrogen fuel-cell car; `mpge` city and highway. */
export function fuelCell(horsepower: number, drive: DriveType, mpge: CityHighway): Powertrain {
  return {
    fuel: 'HYD',
    engine: 'FCELL',
    engineName: 'Fuel Cell',
    horsepower,
    drive,
    ...singleSpeed,
    mpg: mpge,
  };
}
