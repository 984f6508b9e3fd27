import {
  brandCodes,
  brandsOf,
  type PicturedBrand,
  type PicturedPage,
  pictureName,
  walkedPages,
  ways,
} from '../../browser/screenshots/brand-pages.ts';
import type { Brand } from '../../packages/domain/src/brand/brand.ts';
import { requireBrand } from '../../packages/domain/src/brand/known-brands.ts';
import { listingTypes, nameOf, sortOptions } from '../../packages/domain/src/vehicle/codes.ts';

const introduction = `# Brands and ways of shopping

Written by \`npm run docs\` from the brands' own data and the list of pages in
[\`brand-pages.ts\`](../browser/screenshots/brand-pages.ts); \`npm run screenshots -- -g brands:\` takes the pictures anew.
A way that is no part of a brand is named with the reason.
`;

const facts: readonly (readonly [name: string, of: (brand: Brand) => string])[] = [
  ['Name', ({ name }) => name],
  ['Cars', ({ makeCode }) => (makeCode === null ? 'of every make' : `of ${makeCode} alone`)],
  [
    'Condition where none is asked for',
    ({ defaultListingTypes }) =>
      defaultListingTypes.map((type) => nameOf(listingTypes, type)).join(', ') || 'any',
  ],
  ['Order where none is asked for', ({ defaultSort }) => nameOf(sortOptions, defaultSort)],
  ['Cars on a page', ({ pageSize }) => String(pageSize)],
  ['Home crumb leads to', ({ homePath }) => `\`${homePath}\``],
  ['Crumbs keep the place', ({ crumbsKeepLocation }) => yesOrNo(crumbsKeepLocation)],
  ['Year crumb', ({ showsYearCrumb }) => yesOrNo(showsYearCrumb)],
  ['A car too many is kept until sign-in is closed', (brand) => yesOrNo(brand.savesProvisionally)],
  ['Tells of cars that still interest', ({ tellsInterest }) => yesOrNo(tellsInterest)],
  [
    'Flags of its own',
    ({ flags }) =>
      Object.entries(flags)
        .map(([flag, state]) => `\`${flag}\` ${state}`)
        .join(', '),
  ],
];

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function factsTable(): string {
  const brands = brandCodes.map(requireBrand);
  return [
    rowOf(['', ...brandCodes]),
    rowOf(['---', ...brandCodes.map(() => '---')]),
    ...facts.map(([name, of]) => rowOf([name, ...brands.map(of)])),
    '',
  ].join('\n');
}

function pictureCell(brand: PicturedBrand, way: string, page: PicturedPage): string {
  const name = pictureName(brand, way, page);
  return `![${name.replace('.webp', '')}](screenshots/brands/${name})`;
}

/** The pictures that the page shows: what is taken and what is shown is one list. */
export const pictureNames: readonly string[] = brandCodes.flatMap((brand) => [
  pictureName(brand, 'usual', 'home'),
  ...ways
    .filter((way) => brandsOf(way).includes(brand))
    .flatMap(({ code }) => walkedPages.map((page) => pictureName(brand, code, page))),
]);

function wayTable(way: (typeof ways)[number]): string {
  const { code, name, without = {} } = way;
  return [
    `### ${name}\n`,
    rowOf(['', ...walkedPages]),
    rowOf(['---', ...walkedPages.map(() => '---')]),
    ...brandsOf(way).map((brand) =>
      rowOf([brand, ...walkedPages.map((page) => pictureCell(brand, code, page))]),
    ),
    '',
    ...Object.entries(without).map(([brand, reason]) => `Not of ${brand}: ${reason}\n`),
  ].join('\n');
}

/** The whole page as Markdown. */
export function drawBrandsPage(): string {
  const homes = [
    '### Home\n',
    rowOf(brandCodes),
    rowOf(brandCodes.map(() => '---')),
    rowOf(brandCodes.map((brand) => pictureCell(brand, 'usual', 'home'))),
    '',
  ].join('\n');
  return [introduction, factsTable(), '## Pictures\n', homes, ...ways.map(wayTable)].join('\n');
}
