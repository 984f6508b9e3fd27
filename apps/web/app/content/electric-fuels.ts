import type { FuelTypeCode } from '@forecourt/domain/vehicle/codes';

/** Fuels of the cars that drive on electricity, the purest first. */
export const electricFuels = ['ELE', 'PIH', 'HYB', 'HYD'] as const satisfies FuelTypeCode[];
export type ElectricFuel = (typeof electricFuels)[number];
