import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { Random } from '@forecourt/catalog/demo/random';
import { findModel } from '@forecourt/catalog/vehicles/catalog';
import type { Asker } from '@forecourt/domain/account/asker';
import type { Listing } from '@forecourt/domain/listing/listing';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { AskedModel, ModelReference } from '@forecourt/domain/reference/model-reference';
import { ratedNames, shownReviews } from '@forecourt/domain/reference/review-words';
import { withCheckDigit } from '@forecourt/domain/vehicle/vin';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import type { Services } from '@forecourt/web/app-context';
import { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { reportReview } from '../../reviews/reports.ts';
import { factsOf } from '../catalog-facts.ts';
import { findMileage } from '../crawl-mileage.ts';
import { findFairRange } from '../fair-range.ts';
import { findWrittenReviews } from '../feedback/written-reviews.ts';
import { referenceCommand } from '../reference-command.ts';
import { decideReview } from '../reviews/decide-review.ts';
import { reviewKeeping } from '../reviews/review-keeping.ts';
import {
  type QueuedModelReview,
  readQueue,
  readReviews,
  reportedModelReviews,
} from '../reviews/review-store.ts';
import { reviewsCommand } from '../reviews/reviews-command.ts';
import { writeReview } from '../reviews/write-review.ts';
import { readSafety } from '../safety-store.ts';
import { modelReviews, trimsFeedback } from '../tables.ts';

type Json = ReturnType<typeof JSON.parse>;

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 3000, seed: 11, today })];
const listings = stock.flatMap(({ listings: cars }, owner) =>
  cars.map((car, at): Listing => (owner + at === 0 ? { ...car, mileage: 0 } : car)),
);
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: stock.map(({ owner }) => owner), listings, today }),
);

let opened: OpenDatabase;
let app: App;
beforeAll(async () => {
  opened = await openInMemory();
  app = marketplace();
});
afterAll(() => opened.close());

const marketplace = () =>
  createQuietApp({
    database: opened.database,
    engine,
    clock: { now: () => Date.parse(`${today}T12:00:00Z`) },
  });
const getJson = async (path: string): Promise<Json> => {
  const answer = await app.request(`http://localhost${path}`, { headers: { 'X-fwd-svc': 'srp' } });
  expect(answer.status).toBe(200);
  return answer.json();
};
const used = (modelCode: string) =>
  listings.filter((car) => car.modelCode === modelCode && car.listingType === 'USED');
const pricesOf = (cars: readonly Listing[]) => cars.flatMap((car) => derivedPrice(car) ?? []);
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Any fifty of the models that are for sale used, drawn by the seed of the run. */
const seed = Number(process.env.FUZZ_SEED ?? 1);
const random = new Random(seed);
const sold = [...new Set(listings.map(({ modelCode }) => modelCode))];
const [commonest = ''] = sold.toSorted((a, b) => used(b).length - used(a).length);
const priced = sold.filter((modelCode) => pricesOf(used(modelCode)).length > 0);
/** A model with the code of a make, and one whose last generation ends in a year without a trim. */
const odd = ['GENESIS', 'DISCOV'].filter((modelCode) => priced.includes(modelCode));
const any = priced
  .map((modelCode) => ({ modelCode, at: random.next() }))
  .sort((a, b) => a.at - b.at)
  .map(({ modelCode }) => modelCode)
  .slice(0, 50);
const models = [...new Set([...any, ...odd])];

describe.each(models)(`the used cars of %s (seed ${seed})`, (modelCode) => {
  const expected = (cars: readonly Listing[]) => ({
    count: pricesOf(cars).length,
    avgPrice: Math.round(mean(pricesOf(cars))),
    startingPrice: Math.min(...pricesOf(cars)),
    maxPrice: Math.max(...pricesOf(cars)),
  });

  test('have prices by year [calls.model-years, trim.year-item, calls.data-loads]', async () => {
    const { links } = await getJson(`/rest/lsc/crawl/modelyears?modelCode=${modelCode}`);
    const years = [...new Set(used(modelCode).map(({ year }) => year))].sort((a, b) => b - a);
    const plain = years
      .map((year) => ({ year, cars: used(modelCode).filter((car) => car.year === year) }))
      .filter(({ cars }) => pricesOf(cars).length > 0);
    expect(links).toHaveLength(plain.length);
    expect(links).toMatchObject(
      plain.map(({ year, cars }) => ({
        value: String(year),
        trimName: null,
        ...expected(cars),
        ...factsOf(modelCode, year, null),
      })),
    );
  });

  test('have prices by trim [calls.trims, trim.year-item, calls.data-loads]', async () => {
    const { links } = await getJson(`/rest/lsc/crawl/trims?modelCode=${modelCode}`);
    for (const link of links) {
      const cars = used(modelCode).filter(({ trim }) => trim === link.value);
      expect(link).toMatchObject({ trimName: link.value, ...expected(cars) });
      const years = cars.flatMap((car) => (pricesOf([car]).length > 0 ? car.year : []));
      const facts = years.map((year) => factsOf(modelCode, year, link.value));
      for (const name of [
        'epaCity',
        'epaHwy',
        'epaMpgeCity',
        'epaMpgeHwy',
        'engineType',
      ] as const) {
        const [value, ...others] = new Set(facts.map((of) => of[name]));
        expect([link.value, name, link[name]]).toEqual([
          link.value,
          name,
          others[0] ? null : value,
        ]);
      }
    }
    const starting = links.map(({ startingPrice }: Json) => startingPrice);
    expect(starting).toEqual(starting.toSorted((a: number, b: number) => a - b));
  });

  test('have odometers, of which some do not count [calls.mileage-stats, reference.mileage-stats]', async () => {
    const stats = await getJson(
      `/rest/lsc/crawl/stats/mileage?modelCode=${modelCode}&listingType=USED`,
    );
    const miles = used(modelCode).flatMap(({ mileage }) =>
      mileage !== null && mileage > 0 && mileage < 250_000 ? mileage : [],
    );
    expect(stats).toMatchObject({ count: miles.length, max: Math.max(0, ...miles) });
    expect(stats.mean).toBeCloseTo(miles.length === 0 ? 0 : mean(miles), 6);
    const { facetStats } = stats.facetSearchFieldStats.year;
    expect(facetStats.reduce((sum: number, { count }: Json) => sum + count, 0)).toBe(miles.length);
    for (const facet of facetStats) {
      const ofYear = used(modelCode).flatMap(({ year, mileage }) =>
        String(year) === facet.name && mileage && mileage < 250_000 ? mileage : [],
      );
      expect(facet).toMatchObject({ count: ofYear.length, max: Math.max(...ofYear) });
      expect(facet.mean).toBeCloseTo(mean(ofYear), 6);
    }
  });
});

test('odometers of all cars are those of an empty model [calls.mileage-stats]', async () => {
  const { count } = await getJson('/rest/lsc/crawl/stats/mileage?modelCode=&listingType=USED');
  const counted = listings.filter(
    ({ listingType, mileage }) =>
      listingType === 'USED' && mileage !== null && mileage > 0 && mileage < 250_000,
  );
  expect(count).toBe(counted.length);
});

test('an odometer counts from 1 to 249,999 miles [calls.mileage-stats, defaults.mileage-cutoff]', async () => {
  const cars = [0, 1, 249_999, 250_000].flatMap((mileage, at) =>
    listings.slice(at, at + 1).map((car) => ({ ...car, mileage })),
  );
  const owners = stock.map(({ owner }) => owner);
  const few = new LocalSearch(createVehicleSearchEngine({ owners, listings: cars, today }));
  expect(await findMileage(few, { values: {} })).toEqual({ count: 2, max: 249_999, mean: 125_000 });
});

test('facts of a year and of a trim are those of the commonest car [trim.year-item]', () => {
  expect(factsOf('CAMRY', 2020, null)).toEqual({
    bodyStyle: 'Sedan',
    engineType: '2.5L 4-Cylinder',
    epaCity: 28,
    epaHwy: 39,
    epaMpgeCity: null,
    epaMpgeHwy: null,
  });
  expect(factsOf('COROL', 2022, 'SE')).toMatchObject({ epaCity: 31, epaHwy: 40 });
  expect(factsOf('TESMOD3', 2022, null)).toMatchObject({
    epaCity: null,
    epaMpgeCity: expect.any(Number),
  });
  expect(factsOf('NONE', 2020, null)).toMatchObject({ engineType: null });
});

test('what means nothing has no cars [address.invalid]', async () => {
  expect(await getJson('/rest/lsc/crawl/modelyears?fuelTypeGroup=STEAM')).toEqual({ links: [] });
  expect(await getJson('/rest/lsc/crawl/stats/mileage?modelCode=NONE')).toMatchObject({ count: 0 });
});

describe('a model year', () => {
  test('has its safety and room, last year’s unless another is named [calls.ymm, reference.safety-info, calls.data-loads]', async () => {
    const { results } = await getJson('/rest/lsc/modelinfo/ymm?makeCode=TOYOTA&modelCode=CAMRY');
    expect(results).toMatchObject([
      {
        year: 2025,
        features: {
          'Safety Ratings': [],
          'Safety Features': expect.arrayContaining([
            { label: 'Backup Camera', value: 'Standard' },
          ]),
        },
        Specifications: [
          { label: 'Seats', value: '5' },
          { label: 'Doors', value: '4' },
        ],
      },
    ]);
    const asked =
      '/rest/lsc/modelinfo/ymm?makeCode=TOYOTA&modelCode=CAMRY&startYear=2020&numRecords=2';
    expect((await getJson(asked)).results).toMatchObject([{ year: 2020 }, { year: 2020 }]);
  });

  test('has ids of its trims [calls.reference-vehicles]', async () => {
    const at = '/cars-for-sale/kbbresearch/reference/vehicles?yearId=2020';
    const { items } = await getJson(`${at}&atcMakeCode=TOYOTA&atcModelCode=CAMRY`);
    expect(items[0]).toEqual({
      vehicleId: '2020_CAMRY_le',
      trimName: 'LE',
      yearId: 2020,
      atcMakeCode: 'TOYOTA',
      atcModelCode: 'CAMRY',
    });
    expect(await getJson(`${at}&atcMakeCode=FORD&atcModelCode=CAMRY`)).toEqual({ items: [] });
  });

  test.each([
    ['a year', '/rest/lsc/modelinfo/ymm?makeCode=TOYOTA&modelCode=CAMRY&startYear=19'],
    ['a number', '/rest/lsc/modelinfo/ymm?makeCode=TOYOTA&modelCode=CAMRY&numRecords=all'],
    ['a model', `/rest/lsc/modelinfo/ymm?makeCode=TOYOTA&modelCode=${'A'.repeat(10_000)}`],
    ['no year', '/cars-for-sale/kbbresearch/reference/vehicles?atcMakeCode=A&atcModelCode=B'],
  ])('is refused where %s is not as described', async (_, path) => {
    const answer = await app.request(`http://localhost${path}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_parameter' });
  });
});

describe('the page of a model', () => {
  const ask = async (asked: AskedModel): Promise<ModelReference> => {
    const answer = await createQuietApp({
      database: opened.database,
      engine,
      clock: { now: () => Date.parse(`${today}T12:00:00Z`) },
      pages: async (_request, { services }) =>
        Response.json(await services.findModelReference(asked)),
    }).request('http://localhost/');
    expect(answer.status).toBe(200);
    return (await answer.json()) as ModelReference;
  };
  const askOf = (modelCode: string) => ({
    makeCode: findModel(modelCode)?.makeCode ?? '',
    modelCode,
    year: null,
    zip: null,
  });

  test.each(models)(
    '%s has all its parts [content.model-pricing, content.model-mpg]',
    async (code) => {
      const found = await ask(askOf(code));
      const [busiest] = (found.years ?? []).toSorted((a, b) => b.count - a.count);
      expect(found.year).toBe(Number(busiest?.value));
      expect(found.compared?.trims.length).toBeGreaterThan(0);
      expect(found.economy.rows.length).toBeGreaterThan(0);
      expect(found.safety?.info.Specifications).toHaveLength(2);
      // Of a few cars, all driven far or none read, there is nothing to compare.
      if (found.mileage === null) expect(used(code).length).toBeLessThan(20);
      else expect(found.mileage).toMatchObject({ averageMiles: expect.any(Number) });
    },
  );

  test('has the economy of each engine, in the city and on the highway [content.model-mpg]', async () => {
    const { economy } = await ask({ ...askOf('COROL'), year: 2022 });
    expect(economy.year).toBe(2022);
    expect(economy.rows.map((row) => [row.engineType, row.city, row.highway])).toEqual([
      ['1.8L 4-Cylinder', 30, 38],
      ['1.8L 4-Cylinder Hybrid', 53, 50],
      ['1.8L 4-Cylinder Hybrid', 50, 47],
      ['2.0L 4-Cylinder', 31, 40],
    ]);
  });

  test('has trims with the fields of the specification [trim.summary]', async () => {
    const { compared } = await ask({ ...askOf('CAMRY'), year: 2020 });
    expect(compared?.year).toBe(2020);
    expect(compared?.trims).toContainEqual({
      trimName: 'LE',
      imagePath: null,
      nationalMSRP: expect.any(Number),
      engineType: '2.5L 4-Cylinder',
      vehicleId: '2020_CAMRY_le',
      fuelTypeCode: 'GSL',
      atcMake: 'Toyota',
      atcModel: 'Camry',
      atcMakeCode: 'TOYOTA',
      atcModelCode: 'CAMRY',
      specs: expect.objectContaining({ 1224: true, 1132: false }),
      mpg: [28, 39],
    });
  });

  test('has figures of its own on the host of an automaker, whoever asked before', async () => {
    const site = createQuietApp({
      database: opened.database,
      engine,
      pages: async (_request, { services }) =>
        Response.json({
          mileage: (await services.findModelReference(askOf('COROL'))).mileage,
          toyotas: (await services.findMakes()).makes.find(({ makeCode }) => makeCode === 'TOYOTA')
            ?.cars,
        }),
    });
    const at = async (host: string): Promise<Json> =>
      (await site.request(`http://${host}/cars-for-sale`)).json();
    const [own, every] = [await at('hyundai.localhost'), await at('localhost')];
    expect(own.toyotas).toBe(0);
    expect(every.toyotas).toBe(listings.filter(({ makeCode }) => makeCode === 'TOYOTA').length);
    expect(every.mileage).not.toEqual(own.mileage);
    expect(await at('hyundai.localhost')).toEqual(own);
  });

  test('has a fair range near a ZIP: the middle half of what cars ask', async () => {
    const [code = ''] = models;
    const near = await ask({ ...askOf(code), zip: '30303' });
    for (const { fair, startingPrice, maxPrice } of near.trims ?? []) {
      if (fair === null) continue;
      expect(fair.from).toBeGreaterThanOrEqual(startingPrice ?? 0);
      expect(fair.to).toBeLessThanOrEqual(maxPrice ?? 0);
      expect(fair.from).toBeLessThanOrEqual(fair.to);
    }
  });
});

test('the middle half of prices is that of a plain sort', async () => {
  const filter = { values: { listingType: ['USED'], modelCode: [commonest] } };
  const sorted = pricesOf(used(commonest)).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))];
  expect(await findFairRange(engine, filter)).toEqual({
    from: at(0.25),
    to: at(0.75),
    cars: sorted.length,
  });
});

describe('reviews', () => {
  const person = (name: string): Asker => ({
    kind: 'person',
    personId: name,
    sessionId: 's',
    name,
    visitorId: null,
    consumer: { email: `${name}@example.com` } as never,
  });
  const ratings = (stars: number) =>
    Object.fromEntries(ratedNames.map((name) => [name, String(stars)]));
  const typed = (stars: number, changes = {}) => ({
    ...ratings(stars),
    year: '2020',
    relation: 'own',
    title: 'It starts',
    text: 'And it goes on. '.repeat(4),
    ...changes,
  });
  const facts = (name: string) => ({ asker: person(name), now: Date.parse(today) });
  const write = (name: string, fields: Record<string, string>) =>
    writeReview(opened.database, facts(name), 'CAMRY', fields);
  const queue = () => readQueue(opened.database);
  const decide = (
    seen: QueuedModelReview,
    state: 'approved' | 'rejected',
    reason: string | null = state === 'rejected' ? 'It says nothing.' : null,
  ) =>
    decideReview({ ...opened, queue: { enqueue: async () => {} } }, 'test', {
      ...seen,
      state,
      reason,
      turnsOver: true,
    });
  const commandParts = () =>
    ({
      database: opened.database,
      withQueue: (use) => use({ enqueue: async () => {} }),
    }) as Parameters<typeof reviewsCommand.run>[0];
  /** What `forecourt reviews` prints. */
  const printList = async () => {
    const said: string[] = [];
    const program = new Command();
    reviewsCommand.describe(program, {
      dataDir: '',
      today,
      fromHere: (path) => path,
      say: (text) => void said.push(text),
      run: (asked) => reviewsCommand.run(commandParts(), asked, () => {}),
    });
    await program.parseAsync(['reviews'], { from: 'user' });
    return said.join('\n');
  };
  const approveAll = async () => {
    for (const seen of await queue()) await decide(seen, 'approved');
  };
  const ratingsOf = (vehicleId: string) =>
    getJson(`/cars-for-sale/kbbresearch/reference/consumerratings/vehicleId/${vehicleId}`);

  /** Four people, a to d, whose stars are 2 to 5. */
  const writeFour = async () => {
    for (const [at, name] of [...'abcd'].entries())
      expect(await write(name, typed(at + 2))).toEqual({ status: 'KEPT' });
  };
  beforeEach(() =>
    opened.database.execute(sql`truncate model_reviews, review_reports, trims_feedback`),
  );

  test('are written by who is signed in, and shown when approved [content.consumer-reviews, calls.consumer-ratings]', async () => {
    const visitor = { asker: { kind: 'visitor', visitorId: 'v' } as const, now: 0 };
    expect(await writeReview(opened.database, visitor, 'CAMRY', typed(4))).toEqual({
      status: 'SIGN_IN',
    });
    await writeFour();
    expect(await queue()).toHaveLength(4);
    await approveAll();
    expect(await ratingsOf('2020_CAMRY_le')).toEqual({ ratings: [], numberOfReviews: 4 });
    await write('e', typed(5));
    expect(await ratingsOf('2020_CAMRY_le')).toMatchObject({ numberOfReviews: 4 });
    await approveAll();
    const { ratings: averages, numberOfReviews } = await ratingsOf('2020_CAMRY');
    expect([numberOfReviews, averages.length]).toEqual([5, 11]);
    expect(averages[0]).toEqual({ name: 'Overall Rating', value: 3.8 });
    expect(await ratingsOf('2019_CAMRY')).toEqual({ ratings: [], numberOfReviews: 0 });
  });

  test('are counted all, and those alone are read that are shown', async () => {
    for (const [at, name] of [...'abcdefgh'].entries()) await write(name, typed((at % 5) + 1));
    await approveAll();
    const texts = vi.spyOn(modelReviews.body, 'mapFromDriverValue');
    const found = await readReviews(opened.database, { modelCode: 'CAMRY', year: null });
    expect(found.consumer.numberOfReviews).toBe(8);
    expect(found.distribution).toEqual([1, 1, 2, 2, 2]);
    expect(found.newest).toHaveLength(shownReviews);
    expect(texts).toHaveBeenCalledTimes(shownReviews);
    texts.mockRestore();
  });

  test('of the same person and car take the place of the first, and wait again', async () => {
    await writeFour();
    await approveAll();
    await write('a', typed(1, { title: 'Changed my mind' }));
    expect(await queue()).toMatchObject([{ title: 'Changed my mind', overall: 1 }]);
    for (const seen of await queue()) await decide(seen, 'rejected');
    expect(await queue()).toEqual([]);
    expect(await ratingsOf('2020_CAMRY')).toMatchObject({ numberOfReviews: 3 });
  });

  test('that were changed after somebody saw them are decided by nobody who did not see them', async () => {
    const decide = ({ id, version }: Pick<QueuedModelReview, 'id' | 'version'>) =>
      reviewsCommand.run(
        commandParts(),
        { kind: 'reviews', action: 'approve', id, version },
        () => {},
      );
    const shown = async () =>
      (await readReviews(opened.database, { modelCode: 'CAMRY', year: null })).newest.map(
        ({ text }) => text,
      );
    await write('a', typed(4));
    const [seen] = await queue();
    if (!seen) throw new Error('no review waits');
    const another = 'Buy your tires at my place. '.repeat(2).trim();
    // Written in the same millisecond, as the clock of these tests stands.
    await write('a', typed(4, { text: another }));
    await expect(decide(seen)).rejects.toThrow(`The review ${seen.id} was changed meanwhile`);
    expect(await shown()).toEqual([]);
    for (const now of await queue()) await decide(now);
    expect(await shown()).toEqual([another]);
  });

  test('that are not shown tell their author why, until they are written anew or shown', async () => {
    const why = async () => (await findWrittenReviews(opened.database, 'person:a'))[0];
    await write('a', typed(4));
    for (const seen of await queue()) await decide(seen, 'rejected', 'It is about a dealer.');
    expect(await why()).toMatchObject({
      state: 'rejected',
      rejectedBecause: 'It is about a dealer.',
    });
    await write('a', typed(4, { title: 'About the car' }));
    expect(await why()).toMatchObject({ state: 'waiting', rejectedBecause: null });
    for (const seen of await queue())
      await expect(decide(seen, 'rejected', ' ')).rejects.toThrow('expected a sentence');
    expect(await why()).toMatchObject({ state: 'waiting', rejectedBecause: null });
  });

  test('that were decided are turned over, but not decided the same way again', async () => {
    await write('a', typed(4));
    const [seen] = await queue();
    if (!seen) throw new Error('no review waits');
    await decide(seen, 'rejected');
    await expect(decide(seen, 'rejected')).rejects.toThrow('was rejected already');
    await decide(seen, 'approved');
    expect(await ratingsOf('2020_CAMRY')).toMatchObject({ numberOfReviews: 1 });
  });

  test('are reported once by each, and then wait for a decision', async () => {
    await writeFour();
    await approveAll();
    const { newest } = await readReviews(opened.database, { modelCode: 'CAMRY', year: null });
    const id = newest[0]?.id ?? '';
    const report = (keeper: string) =>
      reportReview(opened.database, reportedModelReviews, id, { keeper, now: 0 });
    expect([await report('visitor:1'), await report('visitor:1')]).toEqual(['kept', 'kept']);
    expect(await printList()).toContain('reported once');
    await report('visitor:2');
    const list = { kind: 'reviews', action: 'list' } as const;
    const listed = await reviewsCommand.run(commandParts(), list, () => {});
    expect(listed).toMatchObject([{ id, reports: 2, state: 'approved' }]);
    expect(await printList()).toContain('reported 2 times');
    const { version = '' } = listed[0] ?? {};
    const approve = { kind: 'reviews', action: 'approve', id, version } as const;
    expect(await reviewsCommand.run(commandParts(), approve, () => {})).toEqual([]);
    await expect(
      reviewsCommand.run(commandParts(), { ...approve, id: 'nobody' }, () => {}),
    ).rejects.toThrow('There is no review nobody. Expected an id');
  });

  test.each([
    ['year', { year: '1950' }, 'The model was not sold in that year.'],
    ['vin', { vin: '4T1B11HK6KU000004' }, 'That VIN is not of such a car.'],
    ['text', { text: 'Nice' }, 'Write at least 40 characters.'],
  ])('with a wrong %s are refused', async (name, change, message) => {
    expect(await write('f', typed(4, change))).toMatchObject({
      status: 'INVALID',
      problems: { [name]: expect.stringContaining(message) },
    });
  });

  test('are verified by a VIN of such a car, which is not kept', async () => {
    const vin = withCheckDigit('4T1B11HK0LU000004');
    expect(await write('g', typed(4, { vin }))).toEqual({ status: 'KEPT' });
    await approveAll();
    const { newest } = await readReviews(opened.database, { modelCode: 'CAMRY', year: 2020 });
    expect(newest).toContainEqual(
      expect.objectContaining({ authorName: 'A shopper', isVerified: true, isDemo: false }),
    );
  });

  test('are handed out and forgotten with their author', async () => {
    const keeping = reviewKeeping(opened.database);
    const keeper = { key: 'person:g', email: null };
    await write('g', typed(4));
    expect(await keeping.exportOf(keeper)).toMatchObject([{ modelCode: 'CAMRY', year: 2020 }]);
    await keeping.forget(keeper);
    expect(await keeping.exportOf(keeper)).toEqual([]);
  });

  test('failing is only logged, as that of a certified sponsor is, and nothing is noted where the database is away [errors.logged-only]', async () => {
    const logged: unknown[] = [];
    const logger = { ...createLogger('silent'), error: (error: unknown) => logged.push(error) };
    const ask = (lost: string, use: (services: Services) => Promise<unknown>) =>
      createQuietApp({
        database: opened.database,
        engine,
        logger,
        beforeCall: (called) => {
          if (called === lost) throw new Error('away');
        },
        pages: async (_request, { services }) => Response.json((await use(services)) ?? null),
      }).request('http://localhost/');
    const find = (services: Services) => services.findReviews({ modelCode: 'CAMRY', year: null });
    expect(await (await ask('consumer-ratings', find)).json()).toBeNull();
    expect(logged).toEqual([expect.objectContaining({ message: 'away' })]);
    const findSponsor = (services: Services) => services.findCertifiedProgram('FORD');
    expect(await (await ask('certified-content', findSponsor)).json()).toBeNull();
    expect(logged).toHaveLength(2);
    const note = (services: Services) => services.noteTrimsFeedback('CAMRY', true);
    expect((await ask('none', note)).status).toBe(200);
    expect((await ask('model-feedback', note)).status).toBe(500);
    expect(await opened.database.select().from(trimsFeedback)).toMatchObject([
      { modelCode: 'CAMRY', isHelpful: true },
    ]);
  });
});

describe('what is told of models too often', () => {
  beforeEach(() => opened.database.execute(sql`delete from rate_counts`));

  test('one address tells sixty things of models in ten minutes at most', async () => {
    const limited = marketplace();
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent += 1) {
      const page = ['trims', 'trims.data', 'review'][sent % 3];
      const answer = await limited.request(`http://localhost/research/toyota/camry/${page}`, {
        method: 'POST',
        body: new URLSearchParams({ helpful: 'yes' }),
      });
      statuses.push(answer.status);
    }
    expect(statuses.indexOf(429)).toBe(60);
    expect((await limited.request('http://localhost/research/toyota/camry/trims')).status).not.toBe(
      429,
    );
  });

  test('the form of a page that is sent too often reaches the page, which knows how long to wait', async () => {
    const waits: number[] = [];
    const limited = createQuietApp({
      database: opened.database,
      engine,
      clock: { now: () => Date.parse(`${today}T12:00:00Z`) },
      pages: async (_request, { waitMs }) => {
        waits.push(waitMs);
        return new Response('a page', { status: waitMs > 0 ? 429 : 200 });
      },
    });
    const send = (headers: Record<string, string>) =>
      limited.request('http://localhost/research/toyota/camry/review', {
        method: 'POST',
        body: new URLSearchParams({ title: 'Good' }),
        headers: { 'X-Forwarded-For': '203.0.113.9', ...headers },
      });
    for (let sent = 0; sent < 60; sent += 1) await send({ Origin: 'http://localhost' });
    const answer = await send({ Origin: 'http://localhost' });
    expect([answer.status, await answer.text()]).toEqual([429, 'a page']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(waits.at(-1)).toBeGreaterThan(0);
    expect((await send({ Accept: 'text/html' })).headers.get('Content-Type')).not.toMatch(/json/);
    const program = await send({});
    expect([program.status, program.headers.get('Content-Type')]).toEqual([
      429,
      'application/problem+json',
    ]);
  });
});

describe('a file about safety', () => {
  const parts = () =>
    ({ database: opened.database, today }) as Parameters<typeof referenceCommand.run>[0];
  const take = (file: unknown) =>
    referenceCommand.run(parts(), { kind: 'reference', text: JSON.stringify(file) }, () => {});
  const modelYear = { modelCode: 'ACCORD', year: 2021 };

  test('is taken in, shown with its source, and replaced by the next [content.model-safety, reference.safety-info]', async () => {
    const file = (value: string) => ({
      source: 'NHTSA',
      modelYears: [
        {
          ...modelYear,
          ratings: [{ label: 'Frontal crash', value }],
          specifications: [{ label: 'Legroom, front', value: '42.3 in' }],
        },
      ],
    });
    expect(await take(file('4 of 5'))).toEqual({ modelYears: 1 });
    await take(file('5 of 5'));
    const { results } = await getJson(
      '/rest/lsc/modelinfo/ymm?makeCode=HONDA&modelCode=ACCORD&startYear=2021',
    );
    expect(results).toMatchObject([
      {
        features: { 'Safety Ratings': [{ label: 'Frontal crash', value: '5 of 5' }] },
        Specifications: expect.arrayContaining([{ label: 'Legroom, front', value: '42.3 in' }]),
      },
    ]);
    const known = await readSafety(opened.database, 'ACCORD', 2021);
    expect(known).toMatchObject({ source: 'NHTSA', readOn: today });
    expect(await readSafety(opened.database, 'ACCORD', 2020)).toBeNull();
  });

  test.each([
    ['no model', { modelCode: 'NONE', year: 2021 }, 'modelYears.0.modelCode: expected the code'],
    ['no year', { ...modelYear, year: 0 }, 'modelYears.0.year'],
  ])('with %s is refused as a whole', async (_, wrong, message) => {
    const file = { source: 'NHTSA', modelYears: [{ ...modelYear, year: 2019 }, wrong].reverse() };
    await expect(take(file)).rejects.toThrow(message);
    expect(await readSafety(opened.database, 'ACCORD', 2019)).toBeNull();
  });

  test('that is no JSON is refused', async () => {
    const asked = { kind: 'reference', text: 'x' } as const;
    await expect(referenceCommand.run(parts(), asked, () => {})).rejects.toThrow('no JSON');
  });
});
