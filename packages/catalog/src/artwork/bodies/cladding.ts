import type { Cladding } from './car-body.ts';

/** Heights of the dark parts in millimetres. */
interface CladdingMeasures {
  readonly color: string;
  /** Above the sill. */
  readonly sillHeight: number;
  /** Around the wheel arches; 0 where they are painted. */
  readonly archWidth: number;
  /** Above the lowest point of the front bumper. */
  readonly frontValance: number;
  /** Above the lowest point of the rear bumper. */
  readonly rearValance: number;
}

export const claddings: Readonly<Record<Cladding, CladdingMeasures>> = {
  painted: {
    color: '#14161a',
    sillHeight: 34,
    archWidth: 0,
    frontValance: 50,
    rearValance: 90,
  },
  crossover: {
    color: '#202327',
    sillHeight: 105,
    archWidth: 60,
    frontValance: 120,
    rearValance: 140,
  },
  truck: {
    color: '#202327',
    sillHeight: 45,
    archWidth: 36,
    frontValance: 120,
    rearValance: 140,
  },
  van: {
    color: '#202327',
    sillHeight: 60,
    archWidth: 0,
    frontValance: 120,
    rearValance: 140,
  },
};
