import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand';
import { type FilterGroupKey, filterGroupKeys } from '@forecourt/domain/filter-groups';
import { parseSearchUrl } from '@forecourt/domain/parse-search-url';
import type { FacetCounts, SearchResult } from '@forecourt/domain/search-engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { FilterPanel } from './filter-panel.tsx';
import { toFilterPanelData } from './filter-panel-data.ts';

const reference = { ...vehicleReference, ...placeReference };

function resultOf(facets: ReadonlyMap<FilterGroupKey, FacetCounts>): SearchResult {
  return {
    total: 0,
    hits: [],
    facets,
    stats: null,
    histograms: { price: [], mileage: [], year: new Map([[2022, 5]]) },
  };
}

const counted = resultOf(new Map(filterGroupKeys.map((group) => [group, new Map()])));
/** What a search with something invalid in it gives. */
const uncounted = resultOf(new Map());

function panelOf(address: string, result = counted) {
  const { pathname, search } = new URL(address, 'http://shop.test');
  const parsed = parseSearchUrl({ pathname, search }, requireBrand('atc'), reference);
  return toFilterPanelData(parsed, result, reference, 2026);
}

function htmlOf(address: string): string {
  const panel = panelOf(address);
  const Page = createRoutesStub([
    {
      path: '/cars-for-sale',
      Component: () => <FilterPanel panel={panel} clearHref="/cars-for-sale" total={7} />,
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={['/cars-for-sale']} />);
}

/** The start tags of the inputs of a name. */
const inputs = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${name}"`));

describe('the ZIP filter', () => {
  test('says that a ZIP does not exist, beside the field that still holds it', () => {
    const html = htmlOf('/cars-for-sale?zip=00000');
    expect(html).toContain('Enter a valid ZIP Code</p>');
    expect(inputs(html, 'zip')[0]).toMatch(
      /value="00000".*aria-invalid="true"|aria-invalid="true".*value="00000"/,
    );
  });
  test('says nothing of a ZIP that exists', () => {
    expect(htmlOf('/cars-for-sale?zip=30303')).not.toContain('Enter a valid ZIP Code</p>');
  });
});

describe('extended home delivery', () => {
  const boxes = (html: string) =>
    inputs(html, 'marketExtension').map((tag) => ({
      value: /value="(\w+)"/.exec(tag)?.[1],
      isTicked: tag.includes('checked'),
    }));
  test('is included by a box that sends `off` when it is not ticked', () => {
    expect(boxes(htmlOf('/cars-for-sale'))).toEqual([
      { value: 'off', isTicked: false },
      { value: 'include', isTicked: true },
    ]);
    expect(boxes(htmlOf('/cars-for-sale?marketExtension=off'))).toEqual([
      { value: 'off', isTicked: false },
      { value: 'include', isTicked: false },
    ]);
  });
});

describe('prices that cannot be', () => {
  test.each([
    ['minPrice=9000&maxPrice=9000', 'Min and Max price cannot be the same.'],
    ['minPrice=9000&maxPrice=5000', 'Max price must be greater than Min price.'],
    ['maxPrice=0', 'Max price must be greater than 0.'],
  ])('%s are explained in the price filter, and the maximum is cleared', (search, message) => {
    expect(panelOf(`/cars-for-sale?${search}`)).toMatchObject({
      maxPrice: '',
      priceProblem: message,
    });
    expect(htmlOf(`/cars-for-sale?${search}`)).toContain(message);
  });
});

describe('what is chosen', () => {
  test('stands in both year lists, also beyond the newest years', () => {
    const { startYears, endYears } = panelOf('/cars-for-sale?startYear=1994&endYear=2003');
    expect(startYears.map(({ value }) => value)).toContain('1994');
    expect(endYears.map(({ value }) => value)).toContain('2003');
  });
  test('is sent along where the panel does not show it', () => {
    const address =
      '/cars-for-sale?zip=00000&driveGroup=FWD&numRecords=50&categorySearch=red&sortBy=yearASC';
    expect(panelOf(address, uncounted).hidden).toEqual(
      expect.arrayContaining([
        ['driveGroup', 'FWD'],
        ['numRecords', '50'],
        ['categorySearch', 'red'],
        ['sortBy', 'yearASC'],
      ]),
    );
    expect(panelOf('/cars-for-sale?driveGroup=FWD').hidden).not.toContainEqual([
      'driveGroup',
      'FWD',
    ]);
  });
});

test('a further make can be added until there are five', () => {
  const rowsOf = (search: string) => panelOf(`/cars-for-sale?${search}`).vehicles;
  const four = 'makeCode=BMW&makeCode=FORD&makeCode=HONDA&makeCode=KIA';
  expect(rowsOf(four).map(({ makeCode }) => makeCode)).toEqual(['BMW', 'FORD', 'HONDA', 'KIA', '']);
  expect(rowsOf(`${four}&makeCode=TOYOTA`).at(-1)?.makeCode).toBe('TOYOTA');
  expect(htmlOf(`/cars-for-sale?${four}`)).toContain('Add another make');
});

test('a make unlocks models, a model its trims and packages', () => {
  const isLocked = (html: string, name: string) =>
    (html.match(/<select[^>]*>/g) ?? []).some(
      (tag) => tag.includes(`name="${name}"`) && tag.includes('disabled'),
    );
  const lockedAt = (address: string) =>
    ['modelCode', 'trimCode'].filter((name) => isLocked(htmlOf(address), name));
  const packagesAt = (address: string) =>
    panelOf(address).groups.packages?.options.map(({ label }) => label);
  expect(lockedAt('/cars-for-sale')).toEqual(['modelCode', 'trimCode']);
  expect(lockedAt('/cars-for-sale/toyota')).toEqual(['trimCode']);
  expect(lockedAt('/cars-for-sale/toyota/rav4')).toEqual([]);
  expect(packagesAt('/cars-for-sale/toyota')).toBeUndefined();
  expect(packagesAt('/cars-for-sale/toyota/rav4')).toContain('Weather Package');
});

test('a long trim is cut in the list, not in what it sends', () => {
  const trim = 'MDX|Technology and Entertainment Packages';
  const [row] = panelOf(`/cars-for-sale/acura/mdx?trimCode=${encodeURIComponent(trim)}`).vehicles;
  expect(row?.trims).toEqual([
    { value: trim, label: 'Technology and Entertainmen...', selected: true },
  ]);
});

test('series of the chosen makes are offered, where they have any', () => {
  const seriesOf = (search: string) =>
    panelOf(`/cars-for-sale?${search}`).groups.seriesCode?.options.map(({ label }) => label);
  expect(seriesOf('makeCode=BMW')).toContain('3 Series');
  expect(seriesOf('makeCode=TOYOTA')).toBeUndefined();
  const chosen = panelOf('/cars-for-sale?seriesCode=3_SERIES');
  expect(chosen.groups.seriesCode?.summary).toBe('3 Series');
  expect(chosen.hidden).not.toContainEqual(['seriesCode', '3_SERIES']);
});

test('fuels stand in the order of the specification', () => {
  const names = panelOf('/cars-for-sale').groups.fuelTypeGroup?.options.map(({ label }) => label);
  expect(names?.slice(0, 6)).toEqual([
    'Electric',
    'Gasoline',
    'Hybrid',
    'Plug-in Hybrid',
    'Diesel',
    'Hydrogen',
  ]);
});

test('an option without cars is disabled beside a 0, and Any has no count', () => {
  const html = htmlOf('/cars-for-sale');
  expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="-10000"[^>]*>/);
  const any = /value="0"\/>.*?<span>Any<\/span><span[^>]*>(.*?)<\/span>/.exec(html)?.[1];
  expect(any).toBe('');
});
