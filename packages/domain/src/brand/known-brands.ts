import { type Brand, mainBrandCode } from './brand.ts';
import { toBrand } from './brand-folder.ts';
import atcBrand from './known/atc/brand.json' with { type: 'json' };
import atcLogo from './known/atc/logo.json' with { type: 'json' };
import atcTexts from './known/atc/texts.json' with { type: 'json' };
import atcTheme from './known/atc/theme.json' with { type: 'json' };
import hyundaiBrand from './known/hyundai/brand.json' with { type: 'json' };
import hyundaiLogo from './known/hyundai/logo.json' with { type: 'json' };
import hyundaiTexts from './known/hyundai/texts.json' with { type: 'json' };
import hyundaiTheme from './known/hyundai/theme.json' with { type: 'json' };
import kbbBrand from './known/kbb/brand.json' with { type: 'json' };
import kbbLogo from './known/kbb/logo.json' with { type: 'json' };
import kbbTexts from './known/kbb/texts.json' with { type: 'json' };
import kbbTheme from './known/kbb/theme.json' with { type: 'json' };

const builtIn: readonly Brand[] = [
  toBrand({ brand: atcBrand, theme: atcTheme, logo: atcLogo, texts: atcTexts }),
  toBrand({ brand: kbbBrand, theme: kbbTheme, logo: kbbLogo, texts: kbbTexts }),
  toBrand({ brand: hyundaiBrand, theme: hyundaiTheme, logo: hyundaiLogo, texts: hyundaiTexts }),
];

let known = builtIn;

/** All brands that this marketplace may show. */
export const allBrands = (): readonly Brand[] => known;

/**
 * Adds brands to those that are built in, each in the place of the one of its code. To be called once,
 * before anything else: a process knows the same brands to its end.
 */
export function knowBrands(added: readonly Brand[]): void {
  known = withBuiltIn(added);
}

/** Brands with those that are built in, each in the place of the one of its code. */
export function withBuiltIn(added: readonly Brand[]): readonly Brand[] {
  const kept = builtIn.filter(({ code }) => added.every((brand) => brand.code !== code));
  return [...kept, ...added];
}

/** The brand of a code, built in or added; undefined where there is none. */
export function findBrand(code: string): Brand | undefined {
  return known.find((candidate) => candidate.code === code);
}

/** @throws when there is no such brand: the code comes from our own settings, not from a client. */
export function requireBrand(code: string): Brand {
  const brand = findBrand(code);
  if (brand === undefined) throw new Error(`There is no brand “${code}”.`);
  return brand;
}

/** The brand that a kept row names; the main one when its folder is no longer there. */
export function keptBrand(code: string): Brand {
  return findBrand(code) ?? requireBrand(mainBrandCode);
}

/** The brand that a host name shows: `kbb.localhost:3000` is `kbb`. */
export function findBrandByHost(host: string): Brand | undefined {
  const label = host.toLowerCase().split(/[.:]/)[0] ?? '';
  return known.find((brand) => brand.hostLabels.includes(label));
}
