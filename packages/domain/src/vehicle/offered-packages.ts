import type { CodeName } from './codes.ts';

/** Factory packages by the trim (`MODEL|Trim`) or model that they are of. */
export type OfferedPackages = ReadonlyMap<string, readonly CodeName[]>;
