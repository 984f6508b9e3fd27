import { type Brand, mainBrandCode } from '@forecourt/domain/brand/brand';
import {
  allBrands,
  findBrand,
  findBrandByHost,
  requireBrand,
} from '@forecourt/domain/brand/known-brands';
import type { PublicOrigins } from './public-origins.ts';

/** What of the settings tells the brand of a request. */
export interface BrandSettings {
  readonly brand: string | undefined;
  readonly publicOrigins: PublicOrigins;
}

/** The brand that a path such as `/kbb/cars-for-sale` begins with. */
export function brandInPath(path: string): Brand | undefined {
  const [, code = ''] = /^\/([a-z][a-z0-9]*)(?:\/|$)/.exec(path) ?? [];
  return findBrand(code);
}

/**
 * What an address begins with so that whoever has no cookie of ours is shown this brand: `/kbb` where
 * nothing but a path tells it, else nothing.
 *
 * @param host where the address is; null where it is not known
 */
export function pathPrefixOf(brand: Brand, host: string | null, config: BrandSettings): string {
  const isTold =
    host === null
      ? (config.brand ?? config.publicOrigins[brand.code]) !== undefined
      : brandOf(host, config).code === brand.code;
  return isTold ? '' : `/${brand.code}`;
}

/**
 * The brand of a request: the one that the settings fix, else that whose public host it is, else the
 * host's, else the one that this browser chose by a path such as `/kbb`.
 */
export function brandOf(host: string, config: BrandSettings, chosen?: string): Brand {
  if (config.brand !== undefined) return requireBrand(config.brand);
  const isPublicHost = ({ code }: Brand) => {
    const origin = config.publicOrigins[code];
    return origin !== undefined && new URL(origin).host === host;
  };
  return (
    allBrands().find(isPublicHost) ??
    findBrandByHost(host) ??
    findBrand(chosen ?? '') ??
    requireBrand(mainBrandCode)
  );
}
