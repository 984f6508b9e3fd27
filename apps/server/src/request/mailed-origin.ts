import { type BrandCode, mainBrandCode } from '@forecourt/domain/brand/brand';
import type { PublicOrigins } from './public-origins.ts';

/** Links in mails lead to where the settings say that shoppers reach us, never to where a request came. */
export function mailedOrigins({
  publicOrigins,
  port,
}: {
  readonly publicOrigins: PublicOrigins;
  readonly port: number;
}): (brand: BrandCode) => string {
  return (brand) =>
    publicOrigins[brand] ??
    publicOrigins[mainBrandCode] ??
    `http://${brand === mainBrandCode ? '' : `${brand}.`}localhost:${port}`;
}
