import { certifiedPrograms } from '@forecourt/catalog/editorial/certified-programs';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import type { FeatureFlag } from '@forecourt/domain/brand/feature-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { OutsidePages } from '@forecourt/domain/brand/outside-pages';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { toExperienceData } from './experience-data.ts';
import { ExperienceHead } from './experience-head.tsx';

const brand = requireBrand('atc');
const reference = { ...vehicleReference, ...placeReference };

/** What stands over the results of an address; null for nothing. */
function headOf(search: string, off: readonly FeatureFlag[] = [], outsidePages: OutsidePages = {}) {
  const { query } = parseSearchUrl({ pathname: '/cars-for-sale', search }, brand, reference);
  return toExperienceData(query, {
    flags: flagsOf(
      brand,
      off.map((flag) => ({ brand: null, flag, state: 'off' })),
    ),
    reference,
    outsidePages,
    url: (next) => toSearchUrl(next, brand, reference),
    facets: new Map([['vehicleStyleCode', new Map([['TRUCKS', 3]])]]),
    program: certifiedPrograms[0] ?? null,
  });
}

function render(search: string, outsidePages?: OutsidePages): string {
  const experience = headOf(search, [], outsidePages);
  const element = experience && <ExperienceHead experience={experience} />;
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test('the exchange between private sellers has its own mark and ways on [content.private-exchange]', () => {
  const rendered = render('?sellerType=p&maxPrice=20000');
  expect(rendered).toContain('<svg');
  expect(rendered).toContain('Owner to Owner');
  expect(rendered).toContain('href="/sell"');
  expect(rendered).toContain('Leave Owner to Owner');
  expect(render('?experience=commercial')).not.toContain('<svg');
});

test('who sells a car is led to the page of the operator, where it has one', () => {
  const outside = { 'sell-your-car': 'https://sell.example/' };
  expect(render('?sellerType=p', outside)).toContain('href="https://sell.example/"');
  expect(render('?sellerType=p', outside)).not.toContain('href="/sell"');
});

test('a maker’s certified program has words for each of its pages [content.certified-used]', () => {
  const pages = [
    '',
    'vehicleStyleCode=TRUCKS',
    'vehicleStyleCode=SUVCROSS',
    'vehicleStyleCode=VANMV',
  ]
    .concat('maxPrice=20000', 'fuelTypeGroup=HYB', 'fuelTypeGroup=ELE')
    .map((part) => headOf(`?listingType=CERTIFIED&makeCode=FORD&${part}`)?.heading);
  expect(new Set(pages).size).toBe(7);
  expect(pages).not.toContain(undefined);
});

test('a step that would find nothing is not offered', () => {
  const labels = headOf('?experience=commercial')?.actions.map(({ label }) => label);
  expect(labels).toEqual(['Trucks']);
});

test('the way out keeps what else was chosen, and is there while it is switched on', () => {
  const address = '?experience=best-deals&makeCode=TOYOTA';
  expect(headOf(address)?.exit).toEqual({
    label: 'Leave Best Deals',
    href: '/cars-for-sale/toyota',
  });
  expect(headOf(address, ['clear_experience'])?.exit).toBeNull();
  expect(headOf('?makeCode=TOYOTA')).toBeNull();
});
