import type { ListingType, SortCode } from '../vehicle/codes.ts';
import type { FeatureFlag, FlagState } from './feature-flags.ts';

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
