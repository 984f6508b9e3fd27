import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import type { Brand } from '@forecourt/domain/brand/brand';
import { type FlagChange, flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { packageCode } from '@forecourt/domain/listing/listing-rules';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import {
  type FilterGroupKey,
  filterGroup,
  filterGroupKeys,
} from '@forecourt/domain/search/filter-groups';
import type { FacetCounts, SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { OfferedPackages } from '@forecourt/domain/vehicle/offered-packages';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { FilterPanel } from './filter-panel.tsx';
import { type ShownPanel, toFilterPanelData } from './filter-panel-data.ts';
import { withClosedGroups } from './option-groups.ts';
import { packageLookUps } from './vehicle-choices.ts';

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

/** As the server looks them up. */
function packagesOf(query: SearchQuery): OfferedPackages {
  return new Map(
    packageLookUps(query).map((code) => {
      const [model = '', trim] = code.split('|');
      const names = reference.packagesOf(model, trim);
      return [code, names.map((name) => ({ name, code: packageCode(name) }))];
    }),
  );
}

function panelOf(
  address: string,
  result = counted,
  changes: readonly FlagChange[] = [],
  packages?: OfferedPackages | null,
  brand = requireBrand('atc'),
) {
  const { pathname, search } = new URL(address, 'http://shop.test');
  const parsed = parseSearchUrl({ pathname, search }, brand, reference);
  return toFilterPanelData(parsed, result, {
    reference,
    brand,
    currentYear: 2026,
    terms: usualTerms,
    offeredPackages: packages === undefined ? packagesOf(parsed.query) : packages,
    flags: flagsOf(requireBrand('atc'), changes),
  });
}

function htmlOf(
  address: string,
  result = counted,
  packages?: OfferedPackages | null,
  total = 7,
): string {
  const panel = panelOf(address, result, [], packages);
  return rendered(address, { ...panel, opened: [...filterGroupKeys, 'year'] }, total);
}

function rendered(address: string, panel: ShownPanel, total = 7): string {
  const Page = createRoutesStub([
    {
      path: '/cars-for-sale',
      Component: () => (
        <FilterPanel
          panel={panel}
          ownHref={address}
          clearHref="/cars-for-sale"
          total={total}
          pause={0}
          isOverMap={false}
        />
      ),
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
  test('says that a ZIP does not exist, beside the field that still holds it [errors.zip]', () => {
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

test.each([
  ['zip', 5],
  ['minPrice', 10],
  ['maxPrice', 10],
])('the field %s takes %i characters [limits.zip, limits.price-input]', (name, most) => {
  const fields = inputs(htmlOf('/cars-for-sale'), name);
  expect(fields.map((tag) => /maxLength="(\d+)"/.exec(tag)?.[1])).toEqual([String(most)]);
});

describe('the radius', () => {
  const offered = (search: string) =>
    panelOf(`/cars-for-sale?zip=30303${search}`).radii.map(({ label }) => label);
  test('is among the options where a list of them does not have it', () => {
    expect(panelOf('/cars-for-sale?zip=30303&searchRadius=30').radius).toBe('30');
    expect(offered('&searchRadius=30').slice(1, 4)).toEqual(['25 miles', '30 miles', '50 miles']);
    expect(offered('&searchRadius=1')[0]).toBe('1 mile');
  });
  test('is one of the list else, nationwide the last', () => {
    expect(offered('')).toEqual(offered('&searchRadius=0'));
    expect(offered('').at(-1)).toBe('Nationwide');
    expect(offered('')).toHaveLength(10);
  });
});

describe('extended home delivery', () => {
  const boxes = (html: string) =>
    inputs(html, 'marketExtension').map((tag) => ({
      value: /value="(\w+)"/.exec(tag)?.[1],
      isTicked: tag.includes('checked'),
    }));
  test('is included by a box that sends `off` when it is not ticked [refine.market-extension]', () => {
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
  ])(
    '%s are explained in the price filter, and the maximum is cleared [errors.prices, price-input.same, price-input.greater, price-input.above-zero]',
    (search, message) => {
      const { maxPrice, priceProblem } = panelOf(`/cars-for-sale?${search}`);
      expect(maxPrice).toBe('');
      expect(priceProblem).toBe(`${message} (${new URLSearchParams(search).get('maxPrice')})`);
      expect(htmlOf(`/cars-for-sale?${search}`)).toContain(message);
    },
  );
});

describe('what is chosen', () => {
  test('stands in both year lists, also beyond the newest years [filter.years]', () => {
    const { startYears, endYears } = panelOf('/cars-for-sale?startYear=1994&endYear=2003');
    expect(startYears.map(({ value }) => value)).toContain('1994');
    expect(endYears.map(({ value }) => value)).toContain('2003');
  });
  test('is an order, also the usual one of other sites', () => {
    const orderAt = (search: string, defaultSort: Brand['defaultSort']) =>
      panelOf(`/cars-for-sale?${search}`, counted, [], undefined, {
        ...requireBrand('atc'),
        defaultSort,
      }).hidden.find(([name]) => name === 'sortBy')?.[1];
    expect(orderAt('sortBy=relevance', 'derivedpriceDESC')).toBe('relevance');
    expect(orderAt('sortBy=derivedpriceDESC', 'derivedpriceDESC')).toBeUndefined();
    expect(orderAt('', 'relevance')).toBeUndefined();
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

test('a further make can be added until there are five [refine.add-make]', () => {
  const rowsOf = (search: string) => panelOf(`/cars-for-sale?${search}`).vehicles;
  const four = 'makeCode=BMW&makeCode=FORD&makeCode=HONDA&makeCode=KIA';
  expect(rowsOf(four).map(({ make }) => make.chosen)).toEqual(['BMW', 'FORD', 'HONDA', 'KIA', '']);
  expect(rowsOf(`${four}&makeCode=TOYOTA`).at(-1)?.make.chosen).toBe('TOYOTA');
  expect(htmlOf(`/cars-for-sale?${four}`)).toContain('Add another make');
});

test('an automaker’s own site offers its own make alone', () => {
  const { vehicles } = panelOf(
    '/cars-for-sale?makeCode=HYUND',
    ...([counted, [], undefined, requireBrand('hyundai')] as const),
  );
  expect(vehicles.map(({ make }) => make.options.map(({ value }) => value))).toEqual([['HYUND']]);
});

test('a make unlocks its models, a model its trims, a trim its packages [refine.unlock]', () => {
  const lockedAt = (address: string) =>
    (htmlOf(address).match(/<select[^>]*>/g) ?? [])
      .filter((tag) => tag.includes('disabled'))
      .map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1]);
  const trim = `trimCode=${encodeURIComponent('RAV4|XLE')}`;
  expect(lockedAt('/cars-for-sale')).toEqual(['Model', 'Trim', 'Package']);
  expect(lockedAt('/cars-for-sale/toyota')).toEqual(['Trim', 'Package']);
  expect(lockedAt('/cars-for-sale/toyota/rav4')).toEqual(['Package']);
  expect(lockedAt(`/cars-for-sale/toyota/rav4?${trim}`)).toEqual([]);
});

describe('packages', () => {
  test('that could not be looked up leave a notice and what was chosen [errors.packages]', () => {
    const address = `/cars-for-sale/toyota/rav4?trimCode=${encodeURIComponent('RAV4|XLE')}&packages=WEATHER_PACKAGE`;
    const html = htmlOf(address, counted, null);
    expect(html).toContain('Request timed out. Packages cannot be chosen now');
    expect(panelOf(address, counted, [], null).vehicles[0]?.package).toMatchObject({
      chosen: 'WEATHER_PACKAGE',
      options: [{ value: 'WEATHER_PACKAGE', label: 'Weather Package' }],
    });
    expect(htmlOf(address)).not.toContain('Request timed out');
  });

  const packagesAt = (address: string) =>
    panelOf(address).vehicles.map((row) => row.package.options.map(({ label }) => label));
  test('are those of the trim', () => {
    expect(packagesAt('/cars-for-sale/toyota')).toEqual([[], []]);
    expect(packagesAt('/cars-for-sale/toyota/rav4')).toEqual([[], []]);
    const trim = encodeURIComponent('RAV4|XLE');
    expect(packagesAt(`/cars-for-sale/toyota/rav4?trimCode=${trim}`)[0]).toContain(
      'Weather Package',
    );
  });
  test('are shown with the make that has them, and are sent along where no make does [filter.packages]', () => {
    const chosenAt = (search: string) => {
      const { vehicles, hidden } = panelOf(`/cars-for-sale?${search}&packages=WEATHER_PACKAGE`);
      return {
        rows: vehicles.map((row) => row.package.chosen),
        isHidden: hidden.some(([, value]) => value === 'WEATHER_PACKAGE'),
      };
    };
    expect(chosenAt('makeCode=BMW&modelCode=RAV4')).toEqual({
      rows: ['', 'WEATHER_PACKAGE', ''],
      isHidden: false,
    });
    expect(chosenAt('driveGroup=FWD')).toEqual({ rows: [''], isHidden: true });
  });
});

test('the results to see are counted, and one is a result', () => {
  expect(htmlOf('/cars-for-sale')).toContain('See 7 Results</button>');
  expect(htmlOf('/cars-for-sale', counted, undefined, 1)).toContain('See 1 Result</button>');
});

test('models and trims stand in the order of their names, numbers by their size', () => {
  const names = (address: string) =>
    panelOf(address).vehicles.map(({ model, trim }) =>
      [model, trim].map(({ options }) => options.map(({ label }) => label)),
    )[0] ?? [];
  const [models = [], trims = []] = names('/cars-for-sale/honda/civic');
  expect(models.indexOf('Accord')).toBeLessThan(models.indexOf('Civic'));
  expect(trims.indexOf('EX')).toBeLessThan(trims.indexOf('LX'));
  const [classes = []] = names('/cars-for-sale/mercedes-benz');
  expect(classes.indexOf('GLE 63 AMG')).toBeLessThan(classes.indexOf('GLE 350'));
  expect(classes.indexOf('GLE 63 AMG')).toBeGreaterThan(-1);
});

test('a long trim is cut in the list, not in what it sends [options.trim-length]', () => {
  const trim = 'MDX|Technology and Entertainment Packages';
  const [row] = panelOf(`/cars-for-sale/acura/mdx?trimCode=${encodeURIComponent(trim)}`).vehicles;
  expect(row?.trim.options).toContainEqual({
    value: trim,
    label: 'Technology and Entertainmen...',
    selected: true,
  });
});

test('series of the chosen makes are offered, where they have any [filter.series]', () => {
  const seriesOf = (search: string) =>
    panelOf(`/cars-for-sale?${search}`).groups.seriesCode?.options.map(({ label }) => label);
  expect(seriesOf('makeCode=BMW')).toContain('3 Series');
  expect(seriesOf('makeCode=TOYOTA')).toBeUndefined();
  const chosen = panelOf('/cars-for-sale?seriesCode=3_SERIES');
  expect(chosen.groups.seriesCode?.summary).toBe('3 Series');
  expect(chosen.hidden).not.toContainEqual(['seriesCode', '3_SERIES']);
});

test('fuels stand in the order of the specification [defaults.fuel-order]', () => {
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

describe('mileage', () => {
  const optionsAt = (search: string) =>
    panelOf(`/cars-for-sale?${search}`).groups.mileage?.options.filter(({ selected }) => selected);
  test('is Any, without a count, while nothing is chosen', () => {
    expect(optionsAt('')).toEqual([{ label: 'Any', value: '0', selected: true }]);
  });
  test('that is no band of the list is an option too, so that it is sent along', () => {
    expect(optionsAt('mileage=35000')).toEqual([
      { label: 'Under 35,000 mi', value: '35000', selected: true },
    ]);
  });
});

test('an option without cars is disabled beside a 0, the distance never [options.disabled]', () => {
  const html = htmlOf('/cars-for-sale');
  expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="-10000"[^>]*>/);
  expect(/<select[^>]*name="searchRadius".*?<\/select>/.exec(html)?.[0]).not.toContain('disabled');
});

test('every filter group can be chosen in the panel [filter.*]', () => {
  // Which options there are is not what is asked here, so every group is given a car.
  const oneEach = resultOf(
    new Map(
      filterGroupKeys.map((group) => [
        group,
        new Map([[filterGroup(group).options?.[0]?.code ?? '', 1]]),
      ]),
    ),
  );
  const html = htmlOf('/cars-for-sale/bmw/3-series', oneEach);
  const names = new Set([...html.matchAll(/ name="(\w+)/g)].map(([, name]) => name));
  const isAsked = (group: FilterGroupKey) =>
    [group, ...(filterGroup(group).legacy ?? [])].some((name) => names.has(name));
  expect(filterGroupKeys.filter((group) => !isAsked(group))).toEqual([]);
});

describe('in a document', () => {
  const closedAt = (address: string, opened: readonly string[] = []) =>
    Object.values(withClosedGroups(panelOf(address).groups, opened))
      .filter(({ options }) => options === null)
      .map(({ key }) => key);

  test('closed sections have no options, but those with a choice and those that are asked for', () => {
    const closed = closedAt('/cars-for-sale');
    expect(closed).toEqual(expect.arrayContaining(['driveGroup', 'featureCode', 'mileage']));
    expect(closed).not.toContain('listingType');
    expect(closedAt('/cars-for-sale?driveGroup=FWD')).not.toContain('driveGroup');
    expect(closedAt('/cars-for-sale', ['driveGroup'])).not.toContain('driveGroup');
  });

  test('a closed section has a button that sends the form for its options', () => {
    const panel = panelOf('/cars-for-sale');
    const html = rendered('/cars-for-sale', {
      ...panel,
      groups: withClosedGroups(panel.groups, []),
      opened: [],
    });
    expect(inputs(html, 'driveGroup')).toEqual([]);
    expect(html).toMatch(/<button[^>]*value="driveGroup"[^>]*>Show options of Drive Type</);
    expect(/<button[^>]*value="driveGroup"[^>]*>/.exec(html)?.[0]).toContain('name="open"');
  });
});

test('what is switched off is not offered [roles.feature-flags]', () => {
  const off = (['vehicle_exchange', 'home_services', 'ev_info', 'market_extension'] as const).map(
    (flag) => ({ brand: null, flag, state: 'off' as const }),
  );
  const before = panelOf('/cars-for-sale');
  const after = panelOf('/cars-for-sale', counted, off);
  expect(before.groups).toHaveProperty('homeServices');
  expect(before.groups.fuelTypeGroup?.about).not.toBeNull();
  expect(after.groups).not.toHaveProperty('homeServices');
  expect(after.groups).not.toHaveProperty('vehicleExchange');
  expect(after.groups.fuelTypeGroup?.about).toBeNull();
  expect(after.includesDelivery).toBeNull();
});

test('the condition stands where nothing could be counted', () => {
  const { groups } = panelOf('/cars-for-sale?zip=00000', uncounted);
  expect(groups.listingType?.options.find(({ value }) => value === 'USED')).toMatchObject({
    selected: true,
  });
});
