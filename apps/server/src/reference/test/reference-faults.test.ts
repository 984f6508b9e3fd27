import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import type { AppContext } from '@forecourt/web/app-context';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { capabilities } from '../../compose/capabilities.ts';
import { parseConfig } from '../../compose/config.ts';
import { contributedBy } from '../../compose/contributions.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { referencePolicies } from '../reference-policies.ts';

type Json = ReturnType<typeof JSON.parse>;

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 1500, seed: 11, today })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    today,
    listings: stock.flatMap(({ listings }) => listings),
  }),
);

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
  vi.useFakeTimers({
    now: new Date(`${today}T12:00:00Z`),
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'hrtime', 'Date'],
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await opened.close();
});

const ofModel = 'makeCode=TOYOTA&modelCode=CAMRY';
const vehicles = '/cars-for-sale/kbbresearch/reference';

/** A call, the address that asks for it, and what a page is without. */
interface Row {
  readonly call: string;
  /** Null where nobody but pages asks. */
  readonly address: string | null;
  /** How it is called when its breaker is open; null where nobody is told. */
  readonly path: string | null;
  readonly timeoutMs: number;
  readonly resetMs: number;
  readonly lost: (page: Json) => unknown;
  readonly without: unknown;
}

/** A call that is asked for at an address, which is also what it is called. */
const at = (
  call: string,
  [path, rest]: readonly [path: string, rest: string],
  [timeoutMs, resetMs]: readonly [timeoutMs: number, resetMs: number],
  lost: Row['lost'],
): Row => ({ call, address: path + rest, path, timeoutMs, resetMs, lost, without: null });

const seconds = 1000;
const minutes = 60_000;
const mileage = '/rest/lsc/crawl/stats/mileage';
const crawl = [3 * seconds, 5 * minutes] as const;
const slow = [5 * seconds, 5 * minutes] as const;
const rows: readonly Row[] = [
  at(
    'model-years',
    ['/rest/lsc/crawl/modelyears', `?${ofModel}`],
    crawl,
    ({ model }) => model.years,
  ),
  at('trims', ['/rest/lsc/crawl/trims', `?${ofModel}`], crawl, ({ model }) => model.trims),
  at('mileage-stats', [mileage, '?modelCode=CAMRY'], slow, ({ model }) => model.mileage),
  at('mileage-stats', [mileage, '?modelCode='], slow, ({ model }) => model.mileage),
  at('model-info', ['/rest/lsc/modelinfo/ymm', `?${ofModel}`], slow, ({ model }) => model.safety),
  at(
    'reference-vehicles',
    [`${vehicles}/vehicles`, '?yearId=2020&atcMakeCode=TOYOTA&atcModelCode=CAMRY'],
    slow,
    ({ model }) => model.compared,
  ),
  at(
    'consumer-ratings',
    [`${vehicles}/consumerratings/vehicleId`, '/2020_CAMRY_le'],
    [3 * seconds, 30 * seconds],
    ({ reviews }) => reviews,
  ),
  {
    call: 'expert-reviews',
    address: null,
    path: null,
    timeoutMs: 3 * seconds,
    resetMs: 30 * seconds,
    // Ours stand in their place.
    lost: ({ articles }) => articles.reviews.map(({ kind }: Json) => kind),
    without: ['review', 'review'],
  },
  {
    call: 'crash-ratings',
    address: null,
    path: null,
    timeoutMs: 3 * seconds,
    resetMs: 5 * minutes,
    lost: ({ model }) => model.safety.info.features['Safety Ratings'],
    without: [],
  },
  {
    call: 'recalls',
    address: null,
    path: null,
    timeoutMs: 3 * seconds,
    resetMs: 5 * minutes,
    lost: ({ model }) => model.safety.recalls,
    without: null,
  },
];

type Fault = () => void | Promise<void>;

/** A marketplace in which some call has a fault, and services outside never have an answer. */
function marketplace(isFaulty: (call: string) => boolean, fault: Fault) {
  const logged: string[] = [];
  const asked = { times: 0 };
  const app = createQuietApp({
    database: opened.database,
    engine,
    config: parseConfig({
      EXPERT_REVIEW_URL: 'http://127.0.0.1:9/',
      NHTSA_URL: 'http://127.0.0.1:9/',
    }),
    logger: {
      ...createLogger('silent'),
      error: (error) => logged.push(error instanceof Error ? error.message : String(error)),
    },
    beforeCall(called) {
      if (isFaulty(called)) {
        asked.times += 1;
        return fault();
      }
      if (['expert-reviews', 'crash-ratings', 'recalls'].includes(called)) throw new Error('off');
      return undefined;
    },
    pages: async (_request, context) => Response.json(await findModelPage(context)),
  });
  const ask = (address: string) => app.request(`http://kbb.localhost${address}`);
  return { ask, logged, asked };
}

/** All that a page about a model stands on. */
async function findModelPage({ services, brand }: AppContext) {
  const of = { makeCode: 'TOYOTA', modelCode: 'CAMRY' };
  const [model, reviews, articles] = await Promise.all([
    services.findModelReference({ ...of, year: null, zip: null }),
    services.findReviews({ modelCode: of.modelCode, year: null }),
    services.findArticles(brandSearch(brand, { makeCode: ['TOYOTA'], modelCode: ['CAMRY'] })),
  ]);
  return { model, reviews, articles };
}

const page = '/research/toyota/camry';

/** Every other part of the page is there, this one is not. */
function expectWhole({ lost, without }: Row, found: Json): void {
  expect(lost(found)).toEqual(without);
  const { years, trims, mileage: driven, safety, compared, economy } = found.model;
  const parts = [years, trims, driven, safety, compared, found.reviews];
  expect(parts.filter((part) => part !== null).length).toBeGreaterThanOrEqual(5);
  expect(economy.rows.length).toBeGreaterThan(0);
  expect(found.articles.reviews).toHaveLength(2);
}

describe('slow', () => {
  let market: ReturnType<typeof marketplace>;
  let slow = '';
  let reached = Promise.withResolvers<void>();
  beforeEach(() => {
    market = marketplace(
      (called) => called === slow,
      () => {
        reached.resolve();
        return new Promise(() => {});
      },
    );
  });

  test.each(rows)(
    '$call, asked for as $address, is given up when its time is over and not before: the page is whole [calls.timeouts, limits.timeouts, limits.expert-review]',
    async (row) => {
      const { call, address, timeoutMs } = row;
      const late = `${call} gave no answer within ${timeoutMs} ms`;
      slow = call;
      // Breakers that other rows opened let a call try.
      await vi.advanceTimersByTimeAsync(5 * minutes);
      for (const of of [page, ...(address === null ? [] : [address])]) {
        reached = Promise.withResolvers();
        market.logged.length = 0;
        let isAnswered = false;
        const answer = Promise.resolve(market.ask(of)).finally(() => {
          isAnswered = true;
        });
        await reached.promise;
        await vi.advanceTimersByTimeAsync(timeoutMs - 1);
        expect(isAnswered).toBe(false);
        expect(market.logged).not.toContain(late);
        await vi.advanceTimersByTimeAsync(1);
        const { status } = await answer;
        expect(market.logged).toContain(late);
        if (of === page) expectWhole(row, await (await answer).json());
        expect(status).toBe(of === page ? 200 : 503);
      }
    },
  );
});

describe.each(rows)('$call, asked for as $address', (row) => {
  const { call, address, path, resetMs } = row;

  test('that fails opens its breaker, which is named; the page is whole all the while, and one call tries when its rest is over [errors.breaker-names, errors.optional-empty, limits.breakers, limits.crawl-breakers, limits.model-info-breaker, limits.reference-breaker]', async () => {
    const { ask, asked } = marketplace(
      (called) => called === call,
      () => {
        throw new Error('away');
      },
    );
    const look = async (outcome: string) => {
      const answer = await ask(page);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Server-Timing')).toContain(`${call};desc="${outcome}"`);
      expectWhole(row, await answer.json());
    };
    for (let made = 1; made <= 5; made += 1) {
      await look('failed');
      expect(asked.times).toBe(made);
    }
    await look('open');
    if (address !== null) {
      const answer = await ask(address);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        code: 'unavailable',
        detail: `Circuit Breaker for ${path} is open`,
      });
    }
    await vi.advanceTimersByTimeAsync(resetMs - 1);
    await look('open');
    expect(asked.times).toBe(5);
    await vi.advanceTimersByTimeAsync(1);
    await look('failed');
    expect(asked.times).toBe(6);
  });
});

test('every call of the reference is in this table', () => {
  const { policies } = contributedBy(capabilities);
  const named = new Set(rows.map(({ call }) => call));
  // A shopper's own words, which a page without them does not lose.
  const apart = ['model-feedback', 'model-counts'];
  for (const call of Object.keys(referencePolicies))
    expect(named.has(call) || apart.includes(call), call).toBe(true);
  for (const { call, timeoutMs, resetMs } of rows)
    expect(policies[call]).toMatchObject({ timeoutMs, resetMs });
});
