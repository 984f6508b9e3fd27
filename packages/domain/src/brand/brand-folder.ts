import { z } from 'zod';
import { codesOf, listingTypes, sortOptions } from '../vehicle/codes.ts';
import type { Brand } from './brand.ts';
import { featureFlags, flagStates } from './feature-flags.ts';

/** The files of a brand's folder, each without its ending. */
export const brandFiles = ['brand', 'theme', 'logo', 'texts'] as const;
export type BrandFile = (typeof brandFiles)[number];

/** What the files say, as it was read. */
export type BrandFolder = Readonly<Record<BrandFile, unknown>>;

/** First parts of addresses that lead elsewhere. */
const takenCodes: ReadonlySet<string> = new Set([
  'account',
  'admin',
  'articles',
  'assets',
  'brands',
  'console',
  'dev',
  'docs',
  'healthz',
  'help',
  'icons',
  'metrics',
  'privacy',
  'readyz',
  'research',
  'rest',
  's',
  'terms',
  'vin',
]);

const label = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'expected a part of a host name');
const line = (most: number) => z.string().trim().min(1).max(most);

const factsSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z][a-z0-9]{1,15}$/, 'expected 2 to 16 lower-case letters and digits')
    .refine(
      (code) => !takenCodes.has(code),
      'pages of every brand are at an address that begins so',
    ),
  name: line(40),
  hostLabels: z.array(label).min(1),
  makeCode: z.string().min(1).nullable(),
  defaultListingTypes: z.array(z.enum(codesOf(listingTypes))),
  defaultSort: z.enum(codesOf(sortOptions)),
  pageSize: z.int().min(1).max(100),
  pathWords: z.enum(['cars', 'plain']),
  homePath: z.enum(['/', '/cars-for-sale']),
  crumbsKeepLocation: z.boolean(),
  showsYearCrumb: z.boolean(),
  savesProvisionally: z.boolean(),
  asksForReviews: z.boolean(),
  tellsInterest: z.boolean(),
  flags: z.partialRecord(z.enum(featureFlags), z.enum(flagStates)),
});

/** Tokens that a brand may set; the rest is the same for all, so that every page stays readable. */
const ownTokens = [
  '--nh',
  '--nc',
  '--accent',
  '--accent-hover',
  '--on-accent',
  '--accent-text',
  '--accent-soft',
  '--accent-line',
  '--focus',
  '--r-control',
  '--r-card',
  '--r-sheet',
  '--r-full',
  '--r-check',
  '--r-badge',
  '--w-display',
  '--track-tight',
];
const colour = z.string().regex(/^#[\da-f]{6}$/, 'expected a colour such as #6e1a2a');
const shade = z.strictObject({ light: colour, dark: colour });

const themeSchema = z.strictObject({
  variables: z.partialRecord(
    z.enum(ownTokens),
    z.string().regex(/^[\w\s.,()%#-]{1,120}$/, 'expected a value of CSS without quotes'),
  ),
  mail: z.strictObject({ accent: shade, onAccent: shade, link: shade }),
});

const boxPart = z.number().min(0).max(18);

const logoSchema = z.strictObject({
  boxes: z.array(z.tuple([boxPart, boxPart, boxPart, boxPart])).max(8),
  size: z.number().min(1).max(1000),
  paths: z
    .array(z.string().regex(/^[MmZzLlHhVvCcSsQqTtAa\d\s.,-]{2,2000}$/))
    .min(1)
    .max(20),
});

const textsSchema = z.strictObject({
  headline: z.tuple([line(60), line(60)]),
  examples: z.array(line(60)).min(1).max(5),
  footer: line(400),
  operator: line(120),
  contact: z.email().nullable(),
  terms: z.array(z.strictObject({ heading: line(80), text: line(2000) })).min(1),
});

const schemas = {
  brand: factsSchema,
  theme: themeSchema,
  logo: logoSchema,
  texts: textsSchema,
} as const satisfies Record<BrandFile, z.ZodType>;

/** Reads a brand from what its folder says, or tells each thing that is wrong, by file and field. */
export function parseBrand(
  folder: BrandFolder,
): { readonly brand: Brand } | { readonly problems: readonly string[] } {
  const brand = schemas.brand.safeParse(folder.brand);
  const theme = schemas.theme.safeParse(folder.theme);
  const logo = schemas.logo.safeParse(folder.logo);
  const texts = schemas.texts.safeParse(folder.texts);
  if (brand.success && theme.success && logo.success && texts.success)
    return {
      brand: { ...brand.data, theme: theme.data, logo: logo.data, texts: texts.data } as Brand,
    };
  const read = { brand, theme, logo, texts };
  return {
    problems: brandFiles.flatMap((file) =>
      (read[file].error?.issues ?? []).map(
        ({ path, message }) => `${file}.json: ${[...path, ''].join('.')} ${message}`,
      ),
    ),
  };
}

/** A brand whose files are our own. @throws when they are wrong */
export function toBrand(folder: BrandFolder): Brand {
  const read = parseBrand(folder);
  if ('brand' in read) return read.brand;
  throw new Error(read.problems.join('\n'));
}

/** What is wrong with brands beside one another: a host that would show two of them. */
export function clashesOf(brands: readonly Brand[]): string[] {
  return brands.flatMap(({ code, hostLabels }, place) =>
    brands.slice(place + 1).flatMap((other) => {
      const shared = hostLabels.filter((host) => other.hostLabels.includes(host));
      return shared.map((host) => `The host “${host}” is of ${code} and of ${other.code}.`);
    }),
  );
}
