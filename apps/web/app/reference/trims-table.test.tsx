import type { ComparedTrim } from '@forecourt/domain/reference/model-reference';
import { features, nameOf } from '@forecourt/domain/vehicle/codes';
import { comparedTrimFeatures } from '@forecourt/domain/vehicle/compared-features';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { toComparedColumns } from './compared-columns.ts';
import type { ResearchData } from './research-data.ts';
import { TrimsTable } from './trims-table.tsx';

const trim: ComparedTrim = {
  trimName: 'EX',
  imagePath: null,
  nationalMSRP: 25_000,
  engineType: null,
  vehicleId: '2020_CIVIC_ex',
  atcMake: 'Honda',
  atcModel: 'Civic',
  atcMakeCode: 'HONDA',
  atcModelCode: 'CIVIC',
  fuelTypeCode: 'GSL',
  mpg: null,
  /** Heated seats and a sunroof. */
  specs: { 1319: true, 1132: true },
};
const columns = toComparedColumns([trim, { ...trim, fuelTypeCode: 'HYB' }]).map((column) => ({
  ...column,
  msrp: '$25,000',
  payment: '$401/mo',
}));
const data = {
  columns,
  trimsHref: '/trims',
  buildHref: '/build',
  paymentTerms: '60 months',
  model: { year: 2020, compared: { year: 2020 } },
} as unknown as ResearchData;

function draw(fuel: string | null, isThanked = false): string {
  const element = <TrimsTable data={data} fuel={fuel} told={{ isThanked }} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The words of each part of the page that a pattern finds. */
const wordsOf = (html: string, part: RegExp) =>
  [...html.matchAll(part)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, '').trim());

test('trims have the rows of the specification, in its order [modals.compare-trims-rows]', () => {
  const rows = wordsOf(draw(null), /<tr><th scope="row">(.*?)<\/th>/g);
  expect(rows.map((row) => row.toLowerCase())).toEqual([
    'starting msrp',
    'est. monthly payment',
    'heated seats',
    'leather seats',
    'rearview camera',
    'bluetooth',
    'alarm system',
    'lane departure',
    'navigation',
    'remote start',
    'sunroof',
  ]);
});

test('each feature is that of its name [modals.compare-trims-rows]', () => {
  expect(comparedTrimFeatures.map(({ code }) => nameOf(features, code))).toEqual([
    'Heated Seats',
    'Leather Seats',
    'Backup Camera',
    'Bluetooth, Hands-Free',
    'Security System',
    'Lane Departure Warning',
    'Navigation',
    'Remote Engine Start',
    'Sunroof',
  ]);
});

test('what a trim has is standard, the rest is unavailable, as the legend says [modals.compare-trims-rows, modals.compare-trims-legend]', () => {
  const html = draw('GSL');
  const cells = (name: string) => new RegExp(`>${name}</th><td>(.*?)</td></tr>`).exec(html)?.[1];
  expect(cells('Starting MSRP')).toContain('$25,000');
  expect(cells('Est. Monthly Payment')).toContain('$401/mo');
  expect(cells('Heated Seats')).toContain('aria-label="Standard"');
  expect(cells('Sunroof')).toContain('aria-label="Standard"');
  expect(cells('Leather Seats')).toContain('aria-label="Unavailable"');
  expect(wordsOf(html, /<p class="reference-legend">(.*?)<\/p>/g)).toEqual([
    expect.stringMatching(/^Standard\s*Unavailable$/),
  ]);
  expect(html).toMatch(/<a[^>]*href="\/build"[^>]*>Custom Order Yours<\/a>/);
});

test('a fuel is chosen among those of the trims, or all of them [modals.compare-trims]', () => {
  const options = wordsOf(draw(null), /<option[^>]*>(.*?)<\/option>/g);
  expect(options).toEqual(['All Fuel Types', 'Gasoline', 'Hybrid']);
  const shown = (fuel: string | null) => draw(fuel).split('scope="col"').length - 1;
  expect([null, 'HYB'].map(shown)).toEqual([2, 1]);
});

test('it is asked whether they helped, and thanked for an answer [modals.compare-trims-feedback]', () => {
  const asked = draw(null);
  expect(asked).toContain('How helpful was this information?');
  expect(wordsOf(asked, /<button[^>]*name="helpful"[^>]*>(.*?)<\/button>/g)).toEqual(['Yes', 'No']);
  expect(asked).not.toContain('Thank you');
  expect(draw(null, true)).toContain('Thank you for your feedback.');
});
