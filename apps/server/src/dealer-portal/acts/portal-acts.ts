import type { Act } from '../act.ts';

/** All that is done in the rooms, by the names that forms send as `act`. */
export const portalActs: Readonly<Record<string, Act>> = {};
