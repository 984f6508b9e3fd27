import { type Brand, brands, findBrandByHost, requireBrand } from '@forecourt/domain/brand/brand';
import type { FlagChange } from '@forecourt/domain/brand/feature-flags';
import { type FeatureFlags, flagsOf } from '@forecourt/domain/brand/feature-flags';
import type { PublicOrigins } from './public-origins.ts';

/** What of the settings tells the brand of a request. */
export interface BrandSettings {
  readonly brand: string | undefined;
  readonly publicOrigins: PublicOrigins;
}

/** The brand of a request: the one that the settings fix, else that whose public host it is, else the host's. */
export function brandOf(host: string, config: BrandSettings): Brand {
  if (config.brand !== undefined) return requireBrand(config.brand);
  const isPublicHost = ({ code }: Brand) => {
    const origin = config.publicOrigins[code];
    return origin !== undefined && new URL(origin).host === host;
  };
  return brands.find(isPublicHost) ?? findBrandByHost(host) ?? requireBrand('atc');
}

/** The parts that are switched on for a request of the brand. */
export function brandFlags(
  brand: Brand,
  config: { readonly flagChanges: readonly FlagChange[] },
): FeatureFlags {
  return flagsOf(brand, config.flagChanges);
}
