import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import { noPromotions } from '@forecourt/domain/promotion/promotions';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type ActionFunctionArgs,
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  RouterContextProvider,
  StaticRouterProvider,
  useRouteError,
} from 'react-router';
import { describe, expect, test } from 'vitest';
import type { AccountServices } from '../../accounts/services.ts';
import { type AppContext, appContext } from '../../app-context.ts';
import type { LeadServices } from '../../leads/services.ts';
import { unpackPage } from '../../search/results/packed-page.ts';
import { action, ErrorBoundary, loader, meta } from './search-results.tsx';

const nothingFound: SearchResult = {
  total: 0,
  hits: [],
  facets: new Map(),
  stats: null,
  histograms: null,
};

const nobodyWrites: LeadServices = {
  findCarToAsk: async () => null,
  createLead: async () => ({ status: 'GONE', sentence: '' }),
  reserveCar: async () => ({ status: 'GONE', sentence: '' }),
  countLead: async () => {},
  findConversation: async () => null,
  addMessage: async () => ({ status: 'GONE', sentence: '' }),
  endConversation: async () => {},
  leadDays: () => 365,
  findMessaging: async () => ({ takesMessages: true, answerMinutes: null }),
  estimateQuote: async () => null,
  findContacts: async () => [],
  findReservation: async () => null,
  sendOneClick: async () => ({ status: 'GONE', sentence: '' }),
};

const nobodySignsIn: AccountServices = {
  signUp: async () => ({ status: 'RESTING' }),
  signIn: async () => ({ status: 'RESTING' }),
  sendLink: async () => ({ status: 'RESTING' }),
  followLink: async () => ({ status: 'RESTING' }),
  requestReset: async () => ({ status: 'RESTING' }),
  holdsReset: async () => true,
  holdsUndo: async () => true,
  resetPassword: async () => ({ status: 'RESTING' }),
  findSessions: async () => [],
  findPasskeys: async () => [],
  removePasskey: async () => 'MISSING',
  renamePasskey: async () => ({ status: 'MISSING' }),
  findSecondFactor: async () => null,
  beginSecondFactor: async () => ({ status: 'STRANGER' }),
  showSecondFactor: async () => ({ status: 'STRANGER' }),
  renewBackupCodes: async () => ({ status: 'STRANGER' }),
  findProfile: async () => null,
  saveProfile: async () => ({ status: 'RESTING' }),
  findAddressProof: async () => null,
  askForAddress: async () => ({ status: 'RESTING' }),
  confirmAddress: async () => ({ status: 'RESTING' }),
  undoAddress: async () => ({ status: 'RESTING' }),
  exportAccount: async () => null,
  deleteAccount: async () => null,
  endSessions: async () => false,
  signOut: async () => [],
};

function Failure() {
  return <ErrorBoundary error={useRouteError()} params={{ '*': '' }} />;
}

/** Opens an address of the search page, giving what the server would answer. */
async function open(
  address: string,
  changes: Partial<AppContext> = {},
  services: Partial<AppContext['services']> = {},
  sent: RequestInit = {},
) {
  const reported: unknown[] = [];
  const warned: string[] = [];
  const provider = new RouterContextProvider();
  provider.set(appContext, {
    brand: requireBrand('atc'),
    adNetwork: null,
    adChoice: null,
    google: null,
    channel: 'ATC',
    flags: flagsOf(requireBrand('atc')),
    reference: { ...vehicleReference, ...placeReference },
    services: {
      searchListings: async () => {
        throw new Error('the engine is away');
      },
      findAdverts: async () => [],
      hasWarehouse: () => false,
      findRecalls: async () => null,
      findMarket: async () => null,
      findMarketModels: async () => null,
      findMarketPulse: async () => null,
      buildableModels: () => new Set(),
      findBuildable: async () => null,
      findLikeBuild: async () => null,
      lookUpVin: async () => null,
      usualCar: () => null,
      findDealer: async () => undefined,
      findDealers: async () => null,
      findDealerStock: async () => null,
      findHomeFigures: async () => ({
        counts: null,
        medians: null,
        underPrices: null,
        payments: null,
        popularModels: null,
        drops: null,
        dropHistories: null,
      }),
      findPromotions: async () => noPromotions,
      findPageEnd: async () => ({
        supplemental: [],
        supplementalTotal: 0,
        similar: [],
        preorder: null,
      }),
      countTabs: async () => null,
      findRelaxations: async () => ({ kind: 'change', ways: [], nearest: null }),
      explainWords: async () => [],
      findMapView: () => Promise.reject(new Error('the search index is away')),
      findKeywordAddress: async () => '/cars-for-sale',
      findPackages: async () => null,
      enterConsole: async () => ({ status: 'STRANGER' }),
      runsMarketplace: async () => false,
      worksForDealer: async () => false,
      enterPortal: async () => ({ status: 'STRANGER' }),
      enterSelling: async () => ({ status: 'SIGN_IN' }),
      findCounter: async () => null,
      answerCounter: async () => ({ status: 'SUCCESS' }),
      isFirstOwnerKey: async () => false,
      becomeFirstOwner: async () => false,
      findSavedCars: async () => ({ cars: [], like: [], max: 20 }),
      findSavedChanges: async () => [],
      reportWarning: (message) => warned.push(message),
      reportError: (error) => reported.push(error),
      findArticles: async () => ({ electric: [], reviews: [] }),
      findCertifiedProgram: async () => null,
      findCertifiedProduct: async () => null,
      findDealerDifference: async () => null,
      findVehicle: async () => undefined,
      findMakes: () => Promise.reject(new Error('no make is asked about')),
      findModelsOf: () => Promise.reject(new Error('no make is asked about')),
      findModelReference: () => Promise.reject(new Error('no model is asked about')),
      findReviews: async () => null,
      writeReview: async () => ({ status: 'SIGN_IN' }),
      findWrittenReviews: async () => [],
      findReviewBefore: async () => null,
      deleteReview: async () => false,
      reportReview: async () => 'gone',
      reportDealerReview: async () => 'gone',
      findDealerReviews: async () => null,
      findAskedCars: async () => [],
      writeDealerReview: async () => ({ status: 'SIGN_IN' }),
      findOwnDealerReviews: async () => [],
      findDealerReviewBefore: async () => null,
      deleteDealerReview: async () => false,
      noteTrimsFeedback: async () => {},
      findModelYearNotes: async () => ({ prices: null }),
      countSearches: async () => [],
      findSwaps: async () => [],
      findComparables: async () => null,
      reportListing: async () => ({ status: 'GONE' }),
      ...nobodyWrites,
      ...nobodySignsIn,
      subscribe: async () => ({ status: 'SUBSCRIBED' }),
      findAlert: async () => null,
      changeAlert: async () => false,
      findAskedNews: async () => null,
      confirmAlert: async () => null,
      hasOwnStop: async () => false,
      askToResume: async () => ({ status: 'unknown' }),
      holdsResume: async () => false,
      resumeAlerts: async () => false,
      findBookmarks: async () => [],
      findBookmarkNews: async () => [],
      countBookmarks: async () => 0,
      findRhythms: async () => ({}),
      findSearchAlert: async () => null,
      findWebhooks: async () => ({}),
      setRhythm: async () => false,
      setWebhook: async () => 'unknown',
      testWebhook: async () => ({ status: 'unknown' }),
      openBookmark: async () => null,
      nameDeleted: async () => null,
      nameSearch: async () => null,
      nameSearchAndPlace: async () => null,
      findComparedCars: async () => [],
      findComparedByVin: async () => undefined,
      financeTables: () => {
        throw new Error('no money is asked about');
      },
      countCars: async () => null,
      valueTradeIn: async () => null,
      findCarByVin: async () => null,
      keepWallet: async () => '',
      forgetWallet: async () => '',
      askSeller: async () => ({ payment: null, incentives: null }),
      ...services,
    },
    nonce: '',
    wallet: null,
    terms: usualTerms,
    requestId: '1234567890',
    isBot: false,
    isKnown: false,
    isDocument: true,
    today: '2026-11-21',
    consumer: null,
    person: null,
    signInRests: false,
    asker: () => ({ kind: 'visitor', visitorId: null }),
    outsidePages: {},
    hasDemo: false,
    origin: 'http://shop.test',
    pathPrefix: '',
    remotePhotos: false,
    filterPause: 0,
    patience: 500,
    waitMs: 0,
    ...changes,
  });
  const routes = [
    {
      path: '/cars-for-sale/*',
      loader: (args: LoaderFunctionArgs) => loader({ ...args, params: { '*': '' } }),
      action: (args: ActionFunctionArgs) => action({ ...args, params: { '*': '' } }),
      Component: () => null,
      ErrorBoundary: Failure,
    },
  ];
  const { query, dataRoutes } = createStaticHandler(routes);
  const answer = await query(new Request(`http://shop.test${address}`, sent), {
    requestContext: provider,
  });
  if (answer instanceof Response)
    return {
      status: answer.status,
      reported,
      warned,
      html: '',
      answer,
      headers: answer.headers,
      page: null,
    };
  const router = createStaticRouter(dataRoutes, answer);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={answer} />);
  const [headers] = Object.values(answer.loaderHeaders);
  const [page] = Object.values(answer.loaderData);
  return { status: answer.statusCode, reported, warned, html, answer: null, headers, page };
}

test('an address that is not canonical leads to the one that is, for good', async () => {
  const { status, answer } = await open(
    '/cars-for-sale?modelCode=CAMRY&makeCode=TOYOTA&makeCode=TOYOTA',
  );
  expect(status).toBe(301);
  expect(answer?.headers.get('Location')).toBe('/cars-for-sale/toyota/camry');
});

test.each([
  ['?', ''],
  ['?sellerType=%64', '?sellerType=d'],
  ['?sellerType=d&', '?sellerType=d'],
  ['?sellerType=d&&sortBy=yearASC', '?sellerType=d&sortBy=yearASC'],
  [
    '?bodyStyleSubtypeCode=FULLSIZE_REG%2bCOMPACT_REG',
    '?bodyStyleSubtypeCode=FULLSIZE_REG%2BCOMPACT_REG',
  ],
])('the query %s leads to %s, where it stays [address.redirect]', async (sent, query) => {
  const searchListings = async () => nothingFound;
  const { answer } = await open(`/cars-for-sale${sent}`, {}, { searchListings });
  expect(answer?.status).toBe(301);
  expect(answer?.headers.get('Location')).toBe(`/cars-for-sale${query}`);
  expect((await open(`/cars-for-sale${query}`, {}, { searchListings })).status).toBe(200);
});

test('a page that is open has the answer at once, with the address that it goes to', async () => {
  const { status } = await open(
    '/cars-for-sale?modelCode=CAMRY&makeCode=TOYOTA',
    { isDocument: false },
    { searchListings: async () => ({ ...nothingFound, total: 30 }) },
  );
  expect(status).toBe(200);
});

describe.each(['/cars-for-sale/build-and-price', '/cars-for-sale/ford/edsel'])(
  'an address that leads nowhere, %s',
  (address) => {
    test('is not found, and nothing for robots', async () => {
      const { status, headers } = await open(
        address,
        {},
        { searchListings: async () => ({ ...nothingFound, total: 1 }) },
      );
      expect(status).toBe(404);
      expect(headers?.get('X-Robots-Tag')).toBe('noindex');
    });

    test('takes nothing that is sent to it', async () => {
      const form = new URLSearchParams({ dismissedModel: 'CAMRY' });
      const { status } = await open(address, {}, {}, { method: 'POST', body: form });
      expect(status).toBe(404);
    });
  },
);

describe('what is odd about an address is logged, without what was sent', () => {
  const joined = ['Several makes came in one value and not as a list of values'];
  test.each([
    ['/cars-for-sale?makeCodeList=HONDA,TOYOTA', joined],
    ['/cars-for-sale?makeCode=HONDA,TOYOTA', joined],
    ['/cars-for-sale?makeCode=HONDA&makeCode=TOYOTA', []],
  ])('%s [errors.make-value]', async (address, warnings) => {
    expect((await open(address)).warned).toEqual(warnings);
  });

  test.each([
    ['/cars-for-sale?about=certified-program', 1],
    ['/cars-for-sale/toyota?about=certified-program', 0],
  ])(
    'a certified program without a link: %s [errors.certified-link]',
    async (address, warnings) => {
      const { warned } = await open(address, {}, { searchListings: async () => nothingFound });
      expect(warned).toHaveLength(warnings);
    },
  );
});

test.each([
  ['searchBookmarkId=b1', '/cars-for-sale/toyota'],
  ['bookmarkId=b1', '/cars-for-sale/honda'],
  ['searchBookmarkId=gone&zip=30303&page=4', '/cars-for-sale?lostSearch=own'],
  ['bookmarkId=gone&zip=30303', '/cars-for-sale?lostSearch=gone'],
])(
  'a saved search is opened, without it the filters are empty: %s [routes.saved-search, saving.bookmark-redirect, saving.bookmark-missing, errors.bookmark]',
  async (query, leadsTo) => {
    const { answer } = await open(
      `/cars-for-sale?${query}`,
      {},
      {
        // One's own, and one that was passed on.
        openBookmark: async (id, isShared) =>
          id === 'b1' ? `/cars-for-sale/${isShared ? 'honda' : 'toyota'}` : null,
      },
    );
    expect([answer?.status, answer?.headers.get('Location')]).toEqual([302, leadsTo]);
  },
);

test.each([
  ['lostSearch=gone', ['This saved search is no longer there.']],
  ['lostSearch=own', ['You have no such saved search here.']],
  ['lostSearch=constructor', []],
])('all cars in the place of a saved search say so: %s [errors.bookmark]', async (query, said) => {
  const searchListings = async () => nothingFound;
  const { page } = await open(`/cars-for-sale?${query}`, {}, { searchListings });
  expect(unpackPage(page).notices.map(({ problem }) => problem)).toEqual(said);
});

test.each([
  ['startYear=2018', true],
  ['endYear=2010&startYear=2020', false],
  ['maxPrice=5000&minPrice=9000', false],
  ['dealType=fair&startYear=2018', false],
])('a search is offered to be saved and told of where it can be: %s', async (filters, can) => {
  const { page } = await open(
    `/cars-for-sale?${filters}`,
    {},
    { searchListings: async () => nothingFound },
  );
  expect(unpackPage(page)).toMatchObject({ isSavable: can, offersSubscription: can });
});

test('a page behind the last one leads to the last', async () => {
  const { status, answer } = await open(
    '/cars-for-sale?page=99999&view=map',
    {},
    { searchListings: async () => ({ ...nothingFound, total: 76 }), findMapView: async () => null },
  );
  expect(status).toBe(302);
  expect(answer?.headers.get('Location')).toBe('/cars-for-sale?page=4&view=map');
});

test.each([
  ['', '', undefined],
  ['?sortBy=yearASC', '', undefined],
  ['?page=2', '?page=2', undefined],
  ['?doorCode=2', '?doorCode=2', 'noindex, follow'],
  ['?categorySearch=winch', '?categorySearch=winch', 'noindex, follow'],
])('a search engine that reads %s knows “%s”, if it may', async (query, own, robots) => {
  const { page } = await open(
    `/cars-for-sale${query}`,
    {},
    { searchListings: async () => ({ ...nothingFound, total: 30 }) },
  );
  const tags = meta({ loaderData: page } as unknown as Parameters<typeof meta>[0]);
  expect(tags).toContainEqual(
    expect.objectContaining({ rel: 'canonical', href: `http://shop.test/cars-for-sale${own}` }),
  );
  const told = tags.find((tag) => 'name' in tag && tag.name === 'robots');
  expect(told).toEqual(robots && { name: 'robots', content: robots });
});

test.each([
  ['', 25, true],
  ['', 26, false],
  ['?page=2', 51, false],
  ['?page=2', 50, true],
])(
  'what follows the last page is looked for there alone: “%s” of %i cars [figures.similar, results.last-page-extras]',
  async (search, total, isLast) => {
    let times = 0;
    const findPageEnd = async () => {
      times += 1;
      return { supplemental: [], supplementalTotal: 0, similar: [], preorder: null };
    };
    const searchListings = async () => ({ ...nothingFound, total });
    await open(`/cars-for-sale${search}`, {}, { searchListings, findPageEnd });
    expect(times).toBe(isLast ? 1 : 0);
  },
);

describe('parts that are late', () => {
  const never = () => new Promise<never>(() => {});
  const begun: string[] = [];
  const hanging = (name: string) => () => {
    begun.push(name);
    return never();
  };
  const parts = [
    'findPromotions',
    'countTabs',
    'findArticles',
    'findAdverts',
    'explainWords',
    'findRelaxations',
    'findPageEnd',
  ] as const;

  test('are all begun before any of them answers, and the page is there without them', async () => {
    const few = { ...nothingFound, total: 1 };
    const services = Object.fromEntries(parts.map((name) => [name, hanging(name)]));
    const { status, headers } = await open(
      '/cars-for-sale?categorySearch=zxqv',
      {},
      { ...services, searchListings: async () => few },
    );
    expect(begun.sort()).toEqual([...parts].sort());
    expect(status).toBe(200);
    expect(headers?.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    { patience: 0, cached: 'no-store' },
    { patience: 20_000, cached: 'private, no-cache' },
  ])('are waited for $patience ms', async ({ patience, cached }) => {
    const late = () => new Promise<never[]>((resolve) => setTimeout(resolve, 100, []));
    const { headers } = await open(
      '/cars-for-sale',
      { patience },
      { searchListings: async () => ({ ...nothingFound, total: 30 }), findAdverts: late },
    );
    expect(headers?.get('Cache-Control')).toBe(cached);
  });
});

describe('when the search fails', () => {
  test('people get a 500 with its own words and a way to try again, and it is reported [results.error-screen, errors.search-breaker, errors.search-reported, errors.we-are-sorry, errors.try-again, errors.status]', async () => {
    const { status, html, reported } = await open('/cars-for-sale/toyota?sortBy=yearDESC');
    expect(status).toBe(500);
    const text = html.replaceAll('\u00a0', ' ');
    expect(text).toContain('We are sorry.  There was an issue with your last search.');
    expect(text).toContain('Quote reference <span class="ui-number">12345678</span>');
    expect(html).toMatch(
      /<a[^>]*href="\/cars-for-sale\/toyota\?sortBy=yearDESC"[^>]*>Please try again<\/a>/,
    );
    expect(reported).toEqual([new Error('the engine is away')]);
  });

  test('robots get the same with a 200 [roles.bots, errors.status]', async () => {
    const pageOf = async (isBot: boolean) => {
      const { status, html, reported } = await open('/cars-for-sale', { isBot });
      return { status, reported, main: html.split('<script>')[0] };
    };
    expect(await pageOf(true)).toEqual({ ...(await pageOf(false)), status: 200 });
  });
});
