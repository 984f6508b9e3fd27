import { describe, expect, test } from 'vitest';
import { type Json, listingOf, marketForTests } from '../../../test/paid-market.ts';

const market = marketForTests();
const { getJson } = market;

describe('the data of a page', () => {
  const path = '/rest/lsc/listing/page-data?makeCode=HONDA&zip=30303&searchRadius=200';
  const slices = [
    'spotlights',
    'featuredSpotlights',
    'standardSpotlights',
    'vehicleHighlight',
    'boost',
    'peekaboo',
  ];

  test('is the search, with each promoted car once and its seller known [response.spotlights, response.highlights, response.other-spotlights, response.boost, response.alpha, response.editorial]', async () => {
    const [found, search] = await Promise.all([
      getJson(path),
      getJson(path.replace('/page-data', '')),
    ]);
    for (const key of Object.keys(search)) expect(found[key]).toEqual(search[key]);
    const promoted: number[] = [
      ...slices.flatMap((slice) => found[slice].activeResults),
      ...found.alpha.alphaShowcase.activeResults,
    ];
    const inventory = found.inventory.map(({ id }: Json) => id);
    expect(new Set(inventory)).toEqual(new Set(promoted));
    expect(inventory).toHaveLength(new Set(promoted).size);
    const owners = new Set(found.promotedOwners.map(({ id }: Json) => id));
    for (const { ownerId } of found.inventory) expect(owners).toContain(ownerId);
    expect(found.spotlights.activeResults.length).toBeGreaterThan(0);
    expect(found.editorialContent.length).toBeGreaterThan(0);
    expect(found.suggestedFilters.length).toBeGreaterThan(0);
  });

  test('has in each place what was paid for, and in that of a dealer its cars alone [response.spotlights, response.highlights, response.other-spotlights, response.boost, response.alpha, response.editorial]', async () => {
    const found = await getJson(path.replace('makeCode=HONDA', 'vehicleStyleCode=SUVCROSS'));
    const carsIn = ({ activeResults, count }: Json) => {
      expect(count).toBe(activeResults.length);
      expect(count).toBeGreaterThan(0);
      return activeResults.map(listingOf);
    };
    for (const [slice, tier] of [
      ['spotlights', 'PREMIUM'],
      ['featuredSpotlights', 'FEATURED'],
      ['standardSpotlights', 'STANDARD'],
    ] as const)
      for (const car of carsIn(found[slice])) expect([slice, car.tier]).toEqual([slice, tier]);
    for (const car of carsIn(found.boost)) expect(car.listingType).toBe('NEW');
    const highlights = carsIn(found.vehicleHighlight).map(({ id }: Json) => id);
    for (const { id, vehicleHighlight } of found.inventory)
      if (highlights.includes(id)) expect(vehicleHighlight.isVehicleHighlight).toBe(true);
    const { alphaShowcase } = found.alpha;
    for (const car of carsIn(alphaShowcase)) expect(car.ownerId).toBe(alphaShowcase.owner);
    expect(alphaShowcase.similarListingsCount).toBeGreaterThanOrEqual(alphaShowcase.count);
    for (const { title, href } of found.editorialContent)
      expect([title, href]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/^[/h]/)]);
  });

  test('boosts no new cars by a ZIP that is not exactly five digits, of which a search reads the first five [place.boost-zip]', async () => {
    const boosted = async (zip: string) => {
      const { boost, totalResultCount } = await getJson(
        path.replace('makeCode=HONDA', 'vehicleStyleCode=SUVCROSS').replace('30303', zip),
      );
      return { count: boost.count, totalResultCount };
    };
    const exact = await boosted('30303');
    expect(exact.count).toBeGreaterThan(0);
    expect(await boosted('303031')).toEqual({ ...exact, count: 0 });
  });

  test('promotes nothing beside a search that is wrong, which finds no car', async () => {
    const found = await getJson(`${path}&minPrice=abc`);
    expect(found.totalResultCount).toBe(0);
    for (const slice of slices) expect(found[slice].activeResults).toEqual([]);
    expect(found.inventory).toEqual([]);
    expect(found.alpha.alphaShowcase).toBeNull();
  });

  test('sums up a make, its models by the cars that a search of each finds [response.make-summary]', async () => {
    const of = async (search: string) =>
      getJson(`/rest/lsc/listing/page-data?listingType=USED&${search}`);
    const { makeSummaryData, totalResultCount: all } = await of('makeCode=TOYOTA');
    expect(makeSummaryData).toMatchObject({ makeCode: 'TOYOTA', makeName: 'Toyota' });
    const [most] = makeSummaryData.models;
    const { totalResultCount } = await of(`makeCode=TOYOTA&modelCode=${most.code}`);
    expect(most.count).toBe(totalResultCount);
    const counts: number[] = makeSummaryData.models.map(({ count }: Json) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect([makeSummaryData.count, counts.reduce((sum, count) => sum + count)]).toEqual([all, all]);
    const { makeSummaryData: narrowed } = await of(`makeCode=TOYOTA&modelCode=${most.code}`);
    expect(narrowed.models).toEqual(makeSummaryData.models);
    expect((await of('makeCode=TOYOTA&makeCode=HONDA')).makeSummaryData).toBeNull();
    expect((await of('vehicleStyleCode=SEDAN')).makeSummaryData).toBeNull();
  });

  test('is whole without what fails, and fails with the search', async () => {
    const without = (lost: string) =>
      market.appWith((called) => {
        if (called === lost) throw new Error('away');
      });
    const found = await getJson(path, without('featured-spotlights'));
    expect(found.featuredSpotlights).toEqual({ activeResults: [], count: 0 });
    expect(found.totalResultCount).toBeGreaterThan(0);
    const answer = await without('search').request(`http://localhost${path}`);
    expect(answer.status).toBe(500);
  });
});
