import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../test/any-character.ts';
import { arbitraryBrand, codesOfGroup } from '../../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../../test/fixture-reference.ts';
import { requireBrand } from '../../brand/known-brands.ts';
import { filterGroup, filterGroupKeys } from '../filter-groups.ts';
import { promotionRadius } from '../to-search-filter.ts';
import { parseSearchParameters, parseSearchUrl } from './parse-search-url.ts';

const atc = requireBrand('atc');

function parse(address: string, brand = atc) {
  const { pathname, search } = new URL(address, 'http://shop.test');
  return parseSearchUrl({ pathname, search }, brand, reference);
}

const words = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      ...['all-cars', 'used', 'new-cars', 'by-owner', 'all-states', 'awd-4wd', 'electric', 'suv'],
      ...['cars-under-20000', 'cars-over-0', '2020', '2002', 'bmw', 'toyota', 'camry', 'hyundai'],
      ...['genesis', 'f-150', 'f150', 'ford', 'atlanta-ga', 'st-louis-mo-63101', 'TOYOTA', ''],
      ...['Certified+Cars', 'searchresults.xhtml'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('nothing', '..%2f', '%00', '%zz', 'cars-between-9-and-5'),
  },
);

const groupNames = filterGroupKeys.flatMap((group) =>
  [group, ...(filterGroup(group).legacy ?? [])].map((name) => [name, codesOfGroup(group)] as const),
);
const otherNames: readonly (readonly [string, readonly string[]])[] = [
  ['modelCodeList|TOYOTA', ['CAMRY', 'SEQUOIA,CAMRY']],
  ['trimCodeList|CAMRY', ['CAMRY|LE,CAMRY|SE', 'CAMRY|XLE']],
  ['makeCodeList', ['TOYOTA,HONDA', 'BMW,FORD,GENESIS,HONDA,HYUND,ROV,MB']],
  ['startYear', ['0', '', '2018', '2020']],
  ['endYear', ['0', '', '2020', '2024']],
  ['minPrice', ['', '0', '$5,000', '8000']],
  ['maxPrice', ['', '20000', '$30,000']],
  ['maxPayment', ['', '450', '$1,200']],
  ['zip', ['30303', '30338-1234', '3030', '']],
  ['searchRadius', ['0', '50', '100', '']],
  ['city', ['Houston', 'atlanta', '']],
  ['state', ['TX', 'ga', '']],
  ['dma', ['', 'ATLANTA']],
  ['marketExtension', ['off', 'include', 'true']],
  ['experience', ['commercial', 'best-deals', '']],
  ['sortBy', ['relevance', 'yearASC', 'whatever']],
  ['page', ['1', '2', '']],
  ['numRecords', ['25', '30', '100', '500']],
  ['firstRecord', ['0', '25', '60']],
  ['isSponsorship', ['true', 'false']],
  ['showcaseOwnerId', ['12', '12,13']],
  ['categorySearch', ["driver's  car", ' a+b ', '🚗', '']],
  ['allListingType', ['all-cars', 'all']],
  ['isNewSearch', ['true']],
  ['psid', ['7', 'a b', "it's"]],
  ['mmt', ['[TOYOTA[CAMRY[]]]', '[TOYOTA[CAMRY[XLE]]][HONDA[]]', '[[', 'TOYOTA']],
];
const strangeNames = [
  '__proto__',
  'constructor',
  'toString',
  'zip',
  'makeCode',
  'trimCode',
  'psid',
];

const pairOf = ([name, values]: readonly [string, readonly string[]]) =>
  fc.constantFrom(...values).map((value) => [name, value] as [string, string]);
const pairs = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...groupNames).chain(pairOf) },
  { weight: 10, arbitrary: fc.constantFrom(...otherNames).chain(pairOf) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom(...strangeNames),
      fc.string({ unit: anyCharacter, maxLength: 12 }),
    ),
  },
);

/** Addresses as clients really send them: right, wrong, old and hostile parts in any mixture. */
const anyAddress = fc
  .record({
    segments: fc.array(words, { maxLength: 4 }),
    pairs: fc.array(pairs, { maxLength: 8 }),
  })
  .map(({ segments, pairs }) => ({
    pathname: ['/cars-for-sale', ...segments].join('/'),
    search: pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`,
  }));

test('a make, a model and a trim may come in one parameter, and become filters [parameters.pass-through, query.marks]', () => {
  const { canonical } = parse('/cars-for-sale?lastExec=2026-11-01&mmt=[TOYOTA[CAMRY[XLE]]]');
  expect(canonical).toBe('/cars-for-sale/toyota/camry?lastExec=2026-11-01&trimCode=CAMRY%7CXLE');
  expect(parse('/cars-for-sale?mmt=[HONDA]').canonical).toBe('/cars-for-sale/honda');
});

test.each([
  ['experience', 'experience=commercial', { experience: 'commercial' }],
  ['experience', 'experience=best-deals', { experience: 'best-deals' }],
  ['experience', 'experience=hyundai-buy-online', { experience: 'hyundai-buy-online' }],
  ['radius', 'searchRadius=75&zip=30303', { searchRadius: 75 }],
  ['dma', 'dma=STLOUIS', { dma: 'STLOUIS' }],
  ['sort', 'sortBy=yearASC', { sortBy: 'yearASC' }],
  ['sponsorship', 'isSponsorship=true', { isSponsorship: true }],
  ['deal-type', 'dealType=goodprice', { filters: { dealType: ['goodprice'] } }],
  ['series', 'seriesCode=3_SERIES', { filters: { seriesCode: ['3_SERIES'], makeCode: ['BMW'] } }],
  ['num-records', 'numRecords=50&page=4', { numRecords: 50, page: 4 }],
  ['category-search', 'categorySearch=winch', { categorySearch: 'winch' }],
  ['years', 'startYear=2019&endYear=2021', { startYear: 2019, endYear: 2021 }],
  ['seller-type', 'sellerType=p', { filters: { sellerType: ['p'] } }],
  [
    'make-model-trim',
    'makeCode=TOYOTA&modelCode=CAMRY&trimCode=CAMRY%7CXLE',
    { filters: { makeCode: ['TOYOTA'], modelCode: ['CAMRY'], trimCode: ['CAMRY|XLE'] } },
  ],
  ['style', 'vehicleStyleCode=SEDAN', { filters: { vehicleStyleCode: ['SEDAN'] } }],
  [
    'fuel-mpg-range',
    'fuelTypeGroup=ELE&mpgRange=30-MPG&electricMileRange=201-300',
    {
      filters: { fuelTypeGroup: ['ELE'], mpgRange: ['30-MPG'], electricMileRange: ['201-300'] },
    },
  ],
])(
  'what an address asks for is read by its name: %s [routes.experiences, parameters.experience, parameters.years, parameters.seller-type, parameters.make-model-trim, parameters.style, parameters.fuel-mpg-range, parameters.radius, parameters.dma, parameters.sort, parameters.sponsorship, parameters.deal-type, parameters.series, parameters.num-records, parameters.page, parameters.category-search]',
  (_, search, query) => {
    expect(parse(`/cars-for-sale?${search}`).query).toMatchObject(query);
  },
);

test.each([
  ['city=Houston&state=TX&searchRadius=75', { zip: '77002', searchRadius: 75 }],
  ['state=GA&dma=ATLANTA', { state: 'GA', dma: 'ATLANTA' }],
  ['zip=30303', { zip: '30303', searchRadius: 50 }],
  ['listingType=NEW', { filters: { listingType: ['NEW'] } }],
  ['allListingType=all&sellerType=d', { filters: { sellerType: ['d'] } }],
  ['vehicleStyleCode=VANMV', { filters: { vehicleStyleCode: ['VANMV'], listingType: ['USED'] } }],
  ['makeCodeList=BMW,FORD', { filters: { makeCode: ['BMW', 'FORD'] } }],
  ['makeCode=TOYOTA&modelCode=CAMRY', { filters: { modelCode: ['CAMRY'] } }],
  ['seriesCode=3_SERIES', { filters: { seriesCode: ['3_SERIES'] } }],
  ['minPrice=5000&maxPrice=9000', { minPrice: 5000, maxPrice: 9000 }],
  ['startYear=2019&endYear=2021', { startYear: 2019, endYear: 2021 }],
  ['fuelTypeGroup=PIH&mpgRange=40-MPG', { filters: { fuelTypeGroup: ['PIH'] } }],
  ['electricMileRange=0-100', { filters: { electricMileRange: ['0-100'] } }],
  ['experience=commercial&dealType=goodprice', { experience: 'commercial' }],
  ['dealType=goodprice', { filters: { dealType: ['goodprice'] } }],
  ['sortBy=mileageDESC&isSponsorship=true', { sortBy: 'mileageDESC', isSponsorship: true }],
  ['marketExtension=off&showcaseOwnerId=12', { marketExtension: 'off', showcaseOwnerId: 12 }],
  ['categorySearch=people+eater', { categorySearch: 'people eater' }],
  ['page=2&numRecords=50', { page: 2, numRecords: 50 }],
])(
  'a field of a search has the name of the specification: %s [query.paging, query.place, query.conditions, query.makes, query.ranges, query.economy, query.others, query.category-search]',
  (search, query) => {
    const parsed = parse(`/cars-for-sale?${search}`);
    expect(parsed).toMatchObject({ query, invalid: [], passedOver: [] });
  },
);

describe('any address', () => {
  test('one redirect leads to an address that needs none', () => {
    fc.assert(
      fc.property(arbitraryBrand, anyAddress, (brand, url) => {
        const first = parseSearchUrl(url, brand, reference);
        if (first.isCanonical) return;
        const second = parse(first.canonical, brand);
        expect(second.canonical).toBe(first.canonical);
        expect(second.isCanonical).toBe(true);
        expect(second.query).toEqual(first.query);
      }),
      { numRuns: 2000 },
    );
  });

  test('one redirect is enough however an address is escaped and joined [address.redirect]', () => {
    const noise = fc.constantFrom('', '&', '&&', '&x', '%zz', '%7c', '~', '%7E', "'", '+', '%20');
    const escaped = (text: string, every: number) =>
      [...text].map((character, place) =>
        place % every === 0 && /\w/.test(character)
          ? `%${character.charCodeAt(0).toString(16)}`
          : character,
      );
    fc.assert(
      fc.property(
        arbitraryBrand,
        anyAddress,
        fc.tuple(noise, noise, fc.integer({ min: 1, max: 30 })),
        (brand, { pathname, search }, [before, behind, every]) => {
          const query = before + escaped(search.slice(1), every).join('') + behind;
          const { canonical } = parse(`${pathname}?${query}`, brand);
          expect(parse(canonical, brand)).toMatchObject({ canonical, isCanonical: true });
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([
    'sellerType=%64',
    'seller%54ype=d',
    'sellerType=d&',
    '&sellerType=d',
    'sellerType=d&&sortBy=yearASC',
    'trimCode=CAMRY%7cXLE',
    'psid',
    '',
  ])('the query “%s” is not as it is written [address.redirect, address.encoding]', (query) => {
    const pathname = `/cars-for-sale${query.startsWith('trim') ? '/toyota/camry' : ''}`;
    const { isCanonical } = parseSearchUrl({ pathname, search: `?${query}` }, atc, reference);
    expect(isCanonical).toBe(false);
  });

  test('an address that was passed on stays where it is, as programs on its way write it', () => {
    fc.assert(
      fc.property(arbitraryBrand, anyAddress, (brand, url) => {
        const { canonical } = parseSearchUrl(url, brand, reference);
        const { pathname, searchParams } = new URL(canonical, 'http://shop.test');
        const [, query = ''] = canonical.split('?');
        const bare = query.replace(/%(?:7C|2C|3A|2F|40)/g, decodeURIComponent);
        for (const passed of [String(searchParams), bare, query.replaceAll('%20', '+')])
          expect(parse(`${pathname}${passed && '?'}${passed}`, brand).isCanonical).toBe(true);
      }),
    );
  });

  test('an address with something wrong in it is put in order, and still shows what is wrong [address.redirect]', () => {
    fc.assert(
      fc.property(arbitraryBrand, anyAddress, (brand, url) => {
        const parsed = parseSearchUrl(url, brand, reference);
        const inOrder = parse(parsed.canonical, brand);
        expect(inOrder.unknownSegments).toEqual(parsed.unknownSegments);
        expect(new Set(inOrder.invalid.map(({ parameter }) => parameter))).toEqual(
          new Set(parsed.invalid.map(({ parameter }) => parameter)),
        );
      }),
    );
  });

  test.each([
    ['?zip=30303&makeCode=XXX&view=map', '?makeCode=XXX&view=map&zip=30303'],
    ['?makeCode=YYY&makeCode=XXX&makeCode=YYY', '?makeCode=XXX&makeCode=YYY'],
  ])('with something wrong in it, %s becomes %s', (sent, canonical) => {
    expect(parse(`/cars-for-sale${sent}`)).toMatchObject({
      isCanonical: false,
      canonical: `/cars-for-sale${canonical}`,
    });
  });

  test('text of any kind is read without an exception', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter }),
        fc.string({ unit: anyCharacter }),
        (path, query) => {
          const url = { pathname: `/cars-for-sale/${path}`, search: `?${query}` };
          expect(() => parseSearchUrl(url, atc, reference)).not.toThrow();
        },
      ),
    );
  });

  test('choices are sorted, without repeats and never empty', () => {
    fc.assert(
      fc.property(arbitraryBrand, anyAddress, (brand, url) => {
        const { query } = parseSearchUrl(url, brand, reference);
        for (const chosen of Object.values(query.filters)) {
          expect(chosen).toEqual([...new Set(chosen)].sort());
          expect(chosen.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('hostile addresses', () => {
  test.each([
    ['8 kB values', `makeCode=${'x'.repeat(8192)}&categorySearch=${'🚗'.repeat(2048)}`],
    ['500 parameters', Array.from({ length: 500 }, (_, at) => `makeCode=m${at}`).join('&')],
    ['prototype names', '__proto__=1&constructor=2&__proto__[a]=3&hasOwnProperty=4'],
    ['NUL and broken escapes', 'makeCode=%00&modelCode=%&zip=%ff&psid=%E0%A4%A'],
    ['a passenger cut inside a character', `psid=${'x'.repeat(199)}🚗`],
  ])('%s are answered with bounded lists', (_, search) => {
    const parsed = parseSearchUrl(
      { pathname: '/cars-for-sale', search: `?${search}` },
      atc,
      reference,
    );
    expect(parsed.invalid.length).toBeLessThanOrEqual(20);
    for (const { value } of parsed.invalid) expect(value.length).toBeLessThanOrEqual(80);
    expect(parsed.canonical.length).toBeLessThan(3000);
    expect(Object.keys(parsed.query)).not.toContain('__proto__');
  });

  test('a path of thousands of segments reports them all', () => {
    const parsed = parse(`/cars-for-sale/${'no/'.repeat(4000)}`);
    expect(parsed.unknownSegments).toHaveLength(4000);
  });
});

describe('both generations of parameters', () => {
  test.each(
    filterGroupKeys.flatMap((group) =>
      (filterGroup(group).legacy ?? []).map((legacy) => [legacy, group] as const),
    ),
  )('%s means %s', (legacy, group) => {
    const [code = ''] = codesOfGroup(group);
    const extra = group === 'trimCode' ? '&modelCode=BMW2002' : '';
    const filters = (name: string) =>
      parse(`/cars-for-sale?${name}=${encodeURIComponent(code)}${extra}`).query.filters;
    expect(filters(legacy)).toEqual(filters(group));
    expect(filters(legacy)[group]).toEqual([code]);
  });

  test('all three numbers of makes and models count [routes.legacy-makes]', () => {
    const codes = ['BMW', 'HONDA', 'TOYOTA'];
    const models = ['BMW2002', 'CAMRY', 'CIVIC'];
    const numbered = (name: string, values: readonly string[]) =>
      values.map((value, index) => `${name}${index + 1}=${value}`).join('&');
    const search = `${numbered('makeCode', codes)}&${numbered('modelCode', models)}`;
    expect(parse(`/cars-for-sale?${search}`).query.filters).toMatchObject({
      makeCode: codes,
      modelCode: models,
    });
  });

  test('joined and numbered lists and the lists of one make merge [routes.legacy-makes, parameters.vehicle-lists, query.models]', () => {
    const { query, canonical } = parse(
      '/cars-for-sale/searchresults.xhtml?makeCodeList=TOYOTA,HONDA&makeCode1=BMW' +
        '&modelCodeList%7CTOYOTA=CAMRY&modelCode2=CIVIC&trimCodeList%7CCAMRY=CAMRY%7CLE,CAMRY%7CSE',
    );
    expect(query.filters).toEqual({
      listingType: ['USED'],
      makeCode: ['BMW', 'HONDA', 'TOYOTA'],
      modelCode: ['CAMRY', 'CIVIC'],
      trimCode: ['CAMRY|LE', 'CAMRY|SE'],
    });
    expect(canonical).toBe(
      '/cars-for-sale?makeCode=BMW&makeCode=HONDA&makeCode=TOYOTA' +
        '&modelCode=CAMRY&modelCode=CIVIC&trimCode=CAMRY%7CLE&trimCode=CAMRY%7CSE',
    );
  });

  test('the lists of a make go with it, where makes are sent', () => {
    const lists = 'modelCodeList%7CTOYOTA=CAMRY&packages%7CTOYOTA=TOW_PACKAGE';
    const filtersOf = (search: string) => parse(`/cars-for-sale?${lists}${search}`).query.filters;
    expect(filtersOf('&makeCode=HONDA&trimCode=CAMRY%7CLE')).toEqual({
      listingType: ['USED'],
      makeCode: ['HONDA'],
    });
    expect(filtersOf('&makeCode=').modelCode).toBeUndefined();
    expect(filtersOf('')).toMatchObject({ modelCode: ['CAMRY'], packages: ['TOW_PACKAGE'] });
  });

  test('a comma inside a trim is part of its name [query.trim]', () => {
    const trim = encodeURIComponent('CIVIC|EX,CIVIC|EX-L w/Navi, RES');
    const { query } = parse(`/cars-for-sale?modelCode=CIVIC&trimCodeList=${trim}`);
    expect(query.filters.trimCode).toEqual(['CIVIC|EX', 'CIVIC|EX-L w/Navi, RES']);
  });

  test('firstRecord is the page that holds it [parameters.first-record, query.paging]', () => {
    expect(parse('/cars-for-sale?firstRecord=50').query.page).toBe(3);
    expect(parse('/cars-for-sale?firstRecord=100&numRecords=100').query.page).toBe(2);
  });

  test('noise of older pages is dropped', () => {
    const noise = 'isNewSearch=true&incremental=all&location=&priceRange=&showAccelerateBanner=1';
    expect(parse(`/cars-for-sale?${noise}`)).toMatchObject({
      canonical: '/cars-for-sale',
      isCanonical: false,
      invalid: [],
    });
  });
});

test('the REST interface reads the same parameters', () => {
  const text = 'makeCodeList=TOYOTA&zip=30303&maxPrice=20000';
  expect(parseSearchParameters(new URLSearchParams(text), atc, reference)).toEqual({
    query: parse(`/cars-for-sale?${text}`).query,
    invalid: [],
    passedOver: [],
    limited: [],
  });
});

describe('passThrough', () => {
  test('stand in the order of all parameters, and are not lost in a redirect [parameters.campaign-marks, query.marks]', () => {
    const canonical =
      '/cars-for-sale/toyota?clickType=listing&lastExec=2026-01-01&psid=7&sortBy=yearASC';
    expect(parse(canonical).isCanonical).toBe(true);
    expect(
      parse(
        '/cars-for-sale/toyota?psid=7&sortBy=yearASC&psid=7&clickType=listing&lastExec=2026-01-01',
      ),
    ).toMatchObject({ isCanonical: false, canonical });
  });
  test.each(['psid', 'siomid', 'lnx', 'LNX', 'clickType', 'tileClick', 'lastExec'])(
    '%s is kept where an address is put in order [parameters.campaign-marks, parameters.lnx, parameters.pass-through, routes.vehicle-click-type]',
    (name) => {
      expect(parse(`/cars-for-sale?makeCode=TOYOTA&${name}=a1`).canonical).toBe(
        `/cars-for-sale/toyota?${name}=a1`,
      );
    },
  );
  test('a view that is none goes', () => {
    expect(parse('/cars-for-sale?view=xyz')).toMatchObject({
      isCanonical: false,
      canonical: '/cars-for-sale',
    });
    expect(parse('/cars-for-sale?view=map').isCanonical).toBe(true);
  });
});

test.each([
  ['/CARS-FOR-SALE', '/cars-for-sale'],
  ['/Cars-For-Sale/Toyota', '/cars-for-sale/toyota'],
])('%s is %s in the wrong case', (address, canonical) => {
  expect(parse(address)).toMatchObject({ isCanonical: false, canonical, unknownSegments: [] });
});

describe('rules of single parameters', () => {
  const filtersOf = (search: string) => parse(`/cars-for-sale?${search}`).query.filters;
  const invalidOf = (search: string) => parse(`/cars-for-sale?${search}`).invalid;

  test('without a condition it is the brand that decides [brands.default-condition, figures.page-size-automaker, defaults.listing-type]', () => {
    expect(parse('/cars-for-sale').query.filters.listingType).toEqual(['USED']);
    expect(parse('/cars-for-sale', requireBrand('kbb')).query.filters).toEqual({});
    const maker = parse('/cars-for-sale', requireBrand('hyundai')).query;
    expect(maker).toMatchObject({ filters: { makeCode: ['HYUND'] }, numRecords: 30 });
  });

  test.each([
    ['atc', '', 25],
    ['kbb', '', 25],
    ['hyundai', '', 30],
    ['atc', '?numRecords=25', 25],
    ['hyundai', '?numRecords=25', 30],
    ['hyundai', '?numRecords=50', 50],
  ])(
    'a page of %s%s has %i cars [figures.page-size, figures.page-size-automaker]',
    (brand, search, records) => {
      expect(parse(`/cars-for-sale${search}`, requireBrand(brand)).query.numRecords).toBe(records);
    },
  );

  test.each([
    'allListingType=all-cars',
    'listingType=ALL',
    'listingTypes=NEW,USED,CERTIFIED,3P_CERT',
  ])('%s is every condition [parameters.all-listing-type]', (search) =>
    expect(filtersOf(search)).toEqual({}),
  );

  test('codes of fixed vocabularies are read in any case [parameters.listing-type, listing.type-any-case]', () => {
    expect(filtersOf('listingType=certified')).toEqual({ listingType: ['CERTIFIED'] });
  });

  test('a ZIP counts by its first five characters, and is dropped when they are no digits [parameters.zip, place.zip-five-characters, place.zip-dropped, limits.zip]', () => {
    expect(parse('/cars-for-sale?zip=30303-1234').query).toMatchObject({ zip: '30303' });
    for (const zip of ['3030', 'abcde', '3030O', '3030-3', '']) {
      expect(parse(`/cars-for-sale?zip=${zip}`).query.zip).toBeUndefined();
      expect(invalidOf(`zip=${zip}`)).toEqual([]);
    }
  });
  test('a ZIP that does not exist is told [calls.zip]', () => {
    expect(invalidOf('zip=00000')).toEqual([
      { parameter: 'zip', value: '00000', expected: 'Enter a valid ZIP Code' },
    ]);
  });
  test('a city stands for its most central ZIP, and fifty miles go without saying [parameters.city-state]', () => {
    const place = { zip: '77002', searchRadius: 50 };
    expect(parse('/cars-for-sale?city=houston&state=tx').query).toMatchObject(place);
    expect(parse('/cars-for-sale/houston-tx').query).toMatchObject(place);
    expect(parse('/cars-for-sale/Houston+TX-77002').query).toMatchObject(place);
  });

  test('no more than five makes stay [limits.makes]', () => {
    const all = ['BMW', 'FORD', 'GENESIS', 'HONDA', 'HYUND', 'ROV', 'MB'];
    expect(filtersOf(`makeCodeList=${all.join(',')}`).makeCode).toHaveLength(5);
    expect(parse(`/cars-for-sale?makeCodeList=${all.join(',')}`)).toMatchObject({
      invalid: [],
      passedOver: ['MB', 'ROV'].map((value) => ({
        parameter: 'makeCode',
        value,
        expected: 'no more than 5',
      })),
      isCanonical: true,
    });
  });
  test('a trim stays only when its model is chosen and has it [options.trim-of-model, options.single-trim]', () => {
    expect(
      filtersOf('modelCode=CAMRY&trimCode=CAMRY|LE&trimCode=CIVIC|LX&trimCode=CAMRY|NO'),
    ).toEqual({
      listingType: ['USED'],
      makeCode: ['TOYOTA'],
      modelCode: ['CAMRY'],
      trimCode: ['CAMRY|LE'],
    });
    expect(filtersOf('trimCode=CAMRY|LE').trimCode).toBeUndefined();
  });
  test('delivery from afar is included unless switched off; of several market extensions the last counts [parameters.market-extension, defaults.market-extension]', () => {
    const extensionOf = (search: string) => parse(`/cars-for-sale?${search}`).query.marketExtension;
    expect(extensionOf('')).toBe('include');
    expect(extensionOf('marketExtension=off')).toBe('off');
    expect(extensionOf('marketExtension=off&marketExtension=include')).toBe('include');
  });
  test('of several showcase owners the first is kept [parameters.showcase-owner, options.single-showcase]', () => {
    expect(parse('/cars-for-sale?showcaseOwnerId=12,13').query.showcaseOwnerId).toBe(12);
  });
  test('an unescaped plus in a cab size is understood', () => {
    expect(filtersOf('bodyStyleSubtypeCode=FULLSIZE_REG+COMPACT_REG').bodyStyleSubtypeCode).toEqual(
      ['FULLSIZE_REG+COMPACT_REG'],
    );
  });
  test.each([
    ['maxMileage=60000', '-60000'],
    ['mileage=75000', '75000'],
    ['mileage=-45000', '45000'],
    ['mileage=100001-', '100001-'],
  ])('%s is the mileage %s', (search, code) => expect(filtersOf(search).mileage).toEqual([code]));

  test('prices are read as they are typed [parameters.prices]', () => {
    expect(parse('/cars-for-sale?minPrice=%245%2C000&maxPrice=9000').query).toMatchObject({
      minPrice: 5000,
      maxPrice: 9000,
    });
  });
  test.each([
    ['makeCode=FOO', 'makeCode', 'a known make'],
    ['sellerType=x', 'sellerType', 'd, p'],
    ['minPrice=9000&maxPrice=9000', 'maxPrice', 'Min and Max price cannot be the same.'],
    ['minPrice=9000&maxPrice=5000', 'maxPrice', 'Max price must be greater than Min price.'],
    ['maxPayment=0', 'maxPayment', 'a payment greater than 0'],
    ['maxPayment=lots', 'maxPayment', 'whole dollars a month, at most 99,999'],
    ['minPayment=500&maxPayment=450', 'maxPayment', 'a payment not below 500'],
    ['maxPrice=0', 'maxPrice', 'Max price must be greater than 0.'],
    ['minPrice=cheap', 'minPrice', 'whole dollars, at most 99,999,999'],
    ['startYear=2022&endYear=2020', 'endYear', 'a year not before 2022'],
    ['startYear=22', 'startYear', 'a model year from 1900 to 2099'],
    ['searchRadius=far', 'searchRadius', 'a number of miles, 0 for nationwide'],
    ['experience=fun', 'experience', 'commercial, best-deals, hyundai-buy-online'],
    ['marketExtension=maybe', 'marketExtension', 'include, off'],
    ['city=Nowhere&state=GA', 'city', 'a city of that state'],
    ['state=Georgia', 'state', 'the two letters of a state'],
    ['state=XX', 'state', 'the two letters of a state'],
    ['dma=MOON', 'dma', 'the code of a market'],
    ['showcaseOwnerId=joe', 'showcaseOwnerId', 'the number of a dealer'],
    ['page=two', 'page', 'a whole number from 1 to 9999999'],
    ['firstRecord=-1', 'firstRecord', 'a whole number from 0 to 9999999'],
  ])('%s is refused', (search, parameter, expected) => {
    expect(invalidOf(search)).toEqual([expect.objectContaining({ parameter, expected })]);
  });
  test.each(['900', '5000', '12345678901', '9'.repeat(25)])(
    'a radius of %s miles is the largest there is [conditions.radius-sent]',
    (miles) => {
      const parsed = parse(`/cars-for-sale?searchRadius=${miles}&zip=30303`);
      expect(parsed).toMatchObject({
        invalid: [],
        isCanonical: false,
        query: { searchRadius: 500 },
      });
      expect(promotionRadius(parsed.query.searchRadius)).toBe(100);
    },
  );
  test('a value that is there already does not count among the most that a parameter has', () => {
    const search = `${'extColorSimple=RED&'.repeat(60)}extColorSimple=BLUE`;
    expect(filtersOf(search).extColorSimple).toEqual(['BLUE', 'RED']);
    expect(parse(`/cars-for-sale?${search}`).limited).toEqual([]);
  });
  test.each(['100000000', '1234567890', '$999999999'])(
    'a price of %s is the highest there is [price-input.characters]',
    (typed) => {
      for (const name of ['minPrice', 'maxPrice'])
        expect(parse(`/cars-for-sale?${name}=${typed}`)).toMatchObject({
          invalid: [],
          limited: [{ parameter: name, value: typed, expected: 'at most 99,999,999 dollars' }],
          isCanonical: false,
          query: { [name]: 99_999_999 },
        });
    },
  );
  test.each(['100000', '$1,000,000'])(
    'a payment of %s a month is the highest there is',
    (typed) => {
      for (const name of ['minPayment', 'maxPayment'])
        expect(parse(`/cars-for-sale?${name}=${typed}`)).toMatchObject({
          invalid: [],
          limited: [{ parameter: name, value: typed, expected: 'at most 99,999 dollars a month' }],
          isCanonical: false,
          query: { [name]: 99_999 },
        });
    },
  );
  test('an unknown order is passed over, and said [parameters.sort]', () => {
    expect(parse('/cars-for-sale?sortBy=best')).toMatchObject({
      invalid: [],
      passedOver: [{ parameter: 'sortBy', value: 'best' }],
      query: { sortBy: 'relevance' },
      isCanonical: true,
    });
    expect(parse('/cars-for-sale?sortBy=')).toMatchObject({ passedOver: [], isCanonical: false });
  });
});

describe('the path', () => {
  test.each([
    ['/2020?startYear=abc', 'startYear', 'abc'],
    ['/2020?endYear=22', 'endYear', '22'],
    ['/cars-under-20000?maxPrice=abc', 'maxPrice', 'abc'],
    ['/cars-under-20000?maxPrice=0', 'maxPrice', '0'],
    ['/cars-over-20000?minPrice=cheap', 'minPrice', 'cheap'],
    ['/all-states?searchRadius=abc&zip=30303', 'searchRadius', 'abc'],
    ['/all-states?searchRadius=abc', 'searchRadius', 'abc'],
  ])('hides nothing that is wrong in the query: %s', (address, parameter, value) => {
    expect(parse(`/cars-for-sale${address}`).invalid).toMatchObject([{ parameter, value }]);
  });
  test.each([
    ['/2020?startYear=2019', 'startYear', '2019', 2020],
    ['/cars-under-20000?maxPrice=%249,000', 'maxPrice', '9000', 20000],
    ['/cars-over-500?minPrice=9000', 'minPrice', '9000', 500],
    ['/all-states?searchRadius=50&zip=30303', 'searchRadius', '50', 0],
  ])('goes before the query, which is told: %s', (address, parameter, value, wins) => {
    expect(parse(`/cars-for-sale${address}`)).toMatchObject({
      query: { [parameter]: wins },
      invalid: [],
      passedOver: [{ parameter, value, expected: `${wins}, as the path says` }],
      isCanonical: true,
    });
  });
  test.each([
    ['/2020?startYear=2020&endYear=0', '/2020'],
    ['/cars-under-20000?maxPrice=20,000', '/cars-under-20000'],
    ['/all-states?searchRadius=0&zip=30303', '/atlanta-ga?searchRadius=0&zip=30303'],
    ['/all-states?searchRadius=50', ''],
  ])('may be said once more in the query: %s', (address, canonical) => {
    expect(parse(`/cars-for-sale${address}`)).toMatchObject({
      invalid: [],
      passedOver: [],
      canonical: `/cars-for-sale${canonical}`,
    });
  });
  test('an unknown segment is reported', () => {
    expect(parse('/cars-for-sale/ford/edsel%20pacer').unknownSegments).toEqual(['edsel pacer']);
  });
  test.each([
    ['/cars-for-sale/all/toyota/camry', '/cars-for-sale/all-cars/toyota/camry'],
    ['/cars-for-sale/used-cars/ford/f-150', '/cars-for-sale/ford/f150'],
    ['/cars-for-sale/bmw/2002/2020', '/cars-for-sale/2020/bmw/2002'],
    ['/cars-for-sale/Certified+Cars/BMW', '/cars-for-sale/certified-cars/bmw'],
    ['/cars-for-sale/', '/cars-for-sale'],
    ['/cars-for-sale/hyundai/genesis', '/cars-for-sale/hyundai/genesis'],
    ['/cars-for-sale/genesis', '/cars-for-sale/genesis'],
  ])('%s lives at %s [routes.all-make-model]', (sent, canonical) => {
    expect(parse(sent)).toMatchObject({ canonical, unknownSegments: [], invalid: [] });
  });
});
