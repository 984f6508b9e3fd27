import { Random } from '../demo/random.ts';
import type { CarBody } from './bodies/car-body.ts';
import type { WheelDesign } from './wheel/wheel.ts';

/** What differs between two cars of a kind. */
export interface Trim {
  /** Without grille and exhaust. */
  readonly isElectric: boolean;
  readonly wheel: WheelDesign;
  readonly hasChrome: boolean;
  /** The strip between the tail lamps, where there is one. */
  readonly tailStrip: 'none' | 'lit' | 'dark';
}

const commonWheels = ['five', 'twin', 'multi', 'blade', 'twin'] as const;
/** Closed wheels save range. */
const electricWheels = ['aero', 'aero', 'blade', 'five'] as const;

/** Chooses the trim by a seed: the same seed chooses the same in every view. */
export function chooseTrim(body: CarBody, seed: string, isElectric: boolean): Trim {
  const random = randomOf(seed);
  const style = random.pick(isElectric ? electricWheels : commonWheels);
  const finish = random.pick(['silver', 'silver', 'silver', 'graphite'] as const);
  const caliper = random.pick(['#6f757a', '#6f757a', '#8d1a1a', '#565b60']);
  const hasChrome = random.chance(0.5) && body.cladding !== 'van';
  const hasStrip = random.chance(0.6) && body.bedHeight === undefined && body.cladding !== 'van';
  const strip = random.chance(0.5) ? 'lit' : 'dark';
  return {
    isElectric,
    wheel: body.steelWheels
      ? { style: 'steel', finish: 'steel', caliper }
      : { style, finish, caliper },
    hasChrome,
    tailStrip: hasStrip ? strip : 'none',
  };
}

/** A stream of random numbers from any text (FNV-1a). */
export function randomOf(seed: string): Random {
  let hash = 2_166_136_261;
  for (let place = 0; place < seed.length; place++) {
    hash = Math.imul(hash ^ seed.charCodeAt(place), 16_777_619);
  }
  return new Random(hash);
}
