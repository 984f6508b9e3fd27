import { type Brand, type BrandCode, mainBrandCode } from '@forecourt/domain/brand/brand';
import type { PublicOrigins } from './public-origins.ts';

/** The brand that writes a letter, and where people reach it. */
export interface LetterFrom {
  readonly brand: Brand;
  readonly origin: string;
}

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
