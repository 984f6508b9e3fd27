import type { ListingType, SortCode } from '../vehicle/codes.ts';
import { toBrand } from './brand-folder.ts';
import type { FeatureFlag, FlagState } from './feature-flags.ts';
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

/** One of the names that the marketplace is sold under. All that differs between brands is here. */
export interface Brand {
  /** Lower-case letters and digits; the first part of paths that choose the brand, too. */
  readonly code: string;
  /** The name that shoppers read. */
  readonly name: string;
  /** First label of the host names that show this brand. */
  readonly hostLabels: readonly string[];
  /** The automaker whose cars this brand sells: the make when the address names no vehicle. */
  readonly makeCode: string | null;
  /** Conditions when the address names none; empty is all. */
  readonly defaultListingTypes: readonly ListingType[];
  readonly defaultSort: SortCode;
  readonly pageSize: number;
  /** Which words paths have for conditions: `used-cars` or `used`. */
  readonly pathWords: 'cars' | 'plain';
  readonly homePath: string;
  /** Whether breadcrumb links keep ZIP and radius. */
  readonly crumbsKeepLocation: boolean;
  readonly showsYearCrumb: boolean;
  /** Whether a car beyond the most that a visitor may save is added until sign-in is closed. */
  readonly savesProvisionally: boolean;
  /** Whether expert reviews are asked of a service outside, where one is set. */
  readonly asksForReviews: boolean;
  /** Whether a car that is still interesting is told to the marketplace. */
  readonly tellsInterest: boolean;
  /** Parts that are other than on, unless a setting says otherwise. */
  readonly flags: Readonly<Partial<Record<FeatureFlag, FlagState>>>;
  readonly theme: BrandTheme;
  readonly logo: BrandLogo;
  readonly texts: BrandTexts;
}

export interface BrandTheme {
  /** Values of design tokens, by their names; those that are not named stay. */
  readonly variables: Readonly<Record<string, string>>;
  /** Readers of mail know no variables and no `oklch`: colours as `#rrggbb`. */
  readonly mail: Readonly<Record<'accent' | 'onAccent' | 'link', Shade>>;
}

/** A colour for light and one for dark surroundings. */
interface Shade {
  readonly light: string;
  readonly dark: string;
}

/** Shapes in the brand's colour. */
export interface BrandLogo {
  /** Width and height of the field that they are drawn in. */
  readonly size: number;
  /** As SVG writes paths. */
  readonly paths: readonly string[];
  /** The same for mails, which show no drawings: left, top, width and height in a field of 18. */
  readonly boxes: readonly (readonly [number, number, number, number])[];
}

export interface BrandTexts {
  /** What the home page begins with; the second half stands back. */
  readonly headline: readonly [string, string];
  /** Searches in words that the home page offers. */
  readonly examples: readonly string[];
  /** What every page ends with. */
  readonly footer: string;
  /** Who runs the site, as its terms name them. */
  readonly operator: string;
  /** Where they are written to; null where the site does not say. */
  readonly contact: string | null;
  readonly terms: readonly { readonly heading: string; readonly text: string }[];
}

export type BrandCode = Brand['code'];

/** The brand of hosts that name none. */
export const mainBrandCode: BrandCode = 'atc';

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
  const kept = builtIn.filter(({ code }) => added.every((brand) => brand.code !== code));
  known = [...kept, ...added];
}

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
