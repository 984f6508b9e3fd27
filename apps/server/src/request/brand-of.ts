import { type Brand, findBrandByHost, requireBrand } from '@forecourt/domain/brand/brand';
import { type FeatureFlags, flagsOf } from '@forecourt/domain/brand/feature-flags';
import type { Config } from '../compose/config.ts';

/** The brand of a request: the one that the settings fix, else the host's. */
export function brandOf(host: string, config: Config): Brand {
  return config.brand === undefined
    ? (findBrandByHost(host) ?? requireBrand('atc'))
    : requireBrand(config.brand);
}

/** The parts that are switched on for a request of the brand. */
export function brandFlags(brand: Brand, config: Config): FeatureFlags {
  return flagsOf(brand, config.flagChanges);
}
